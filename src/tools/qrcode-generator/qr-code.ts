import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { type FileValue, readFile } from '../../contract/values.ts';
import { imageType } from '../../lib/qr-code/image.ts';
import type { Logo } from '../../lib/qr-code/logo.ts';
import { encodeQrCode } from '../../lib/qr-code/matrix.ts';
import { notesOn } from '../../lib/qr-code/notes.ts';
import { drawPng } from '../../lib/qr-code/png.ts';
import { drawSvg } from '../../lib/qr-code/svg.ts';
import { drawTerminal } from '../../lib/qr-code/terminal.ts';
import type { encode } from './fields.ts';

type Input = InputValues<typeof encode.input>;
type Output = OutputValues<typeof encode.output>;

const LOGO_TYPES: readonly (string | undefined)[] = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp'];

/** Encodes a text and draws it in all forms. */
export async function drawQrCode(input: Input): Promise<Output> {
  const logo = input.logo && (await readLogo(input.logo, input.logoSize));
  const code = encodeQrCode(
    input.text,
    {
      // Only the highest level bears what a logo hides.
      errorCorrectionLevel: logo ? 'high' : input.errorCorrectionLevel,
      minimumVersion: input.minimumVersion,
      ...(input.mask === 'auto' ? {} : { mask: Number(input.mask) }),
    },
    'text',
  );
  const total = code.side + 2 * input.margin;
  if (input.size < total) throw new InputError('size-too-small', { field: 'size', params: { total } });
  return {
    svg: { svg: drawSvg(code, input, logo) },
    // A picture can only be drawn into pixels on a canvas: with a logo, pages make the PNG from the SVG.
    png: logo ? null : { name: 'qr-code.png', type: 'image/png', content: drawPng(code, input) },
    terminal: drawTerminal(code, input.margin),
    version: code.version,
    modulesPerSide: code.side,
    mask: code.mask,
    byteLength: code.byteLength,
    mode: code.mode,
    errorCorrectionLevel: code.errorCorrectionLevel,
    modules: code.modules.map((row) => row.map(Number).join('')),
    notes: notesOn(code, input, logo),
  };
}

async function readLogo(file: FileValue, size: number): Promise<Logo> {
  const content = await readFile(file);
  const type = imageType(content);
  if (!type || !LOGO_TYPES.includes(type)) throw new InputError('unsupported-image', { field: 'logo' });
  return { content, type, size };
}
