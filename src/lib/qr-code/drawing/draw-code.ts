import { InputError } from '../../../contract/errors.ts';
import type { FileValue } from '../../../contract/values.ts';
import type { Logo } from '../logo.ts';
import type { QrCode } from '../matrix.ts';
import { drawPng } from '../png.ts';
import type { QrCodeStyle } from '../shape.ts';
import { drawSvg } from '../svg.ts';
import { drawTerminal } from '../terminal.ts';

/** A code in all output formats of the tools. */
export interface DrawnCode {
  readonly svg: { readonly svg: string };
  readonly png: FileValue | null;
  readonly terminal: string;
}

/**
 * Draws a code in all formats; the PNG gets that file name.
 * @throws InputError `size-too-small` on `size` for an image with fewer pixels than modules.
 */
export function drawCode(code: QrCode, style: QrCodeStyle, fileName: string, logo?: Logo): DrawnCode {
  const total = code.side + 2 * style.margin;
  if (style.size < total) throw new InputError('size-too-small', { field: 'size', params: { total } });
  return {
    svg: { svg: drawSvg(code, style, logo) },
    // An image can only be drawn into pixels on a canvas: with a logo, pages create the PNG from the SVG.
    png: logo ? null : { name: fileName, type: 'image/png', content: drawPng(code, style) },
    terminal: drawTerminal(code, style.margin),
  };
}
