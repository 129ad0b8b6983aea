import { unlessRefused } from '../contract/errors.ts';
import type { Operation } from '../contract/operations.ts';
import { formatHexColor } from '../lib/color/color.ts';
import { parseColor } from '../lib/color/css-color.ts';
import { mapToSrgb } from '../lib/color/spaces.ts';
import type { WireInput } from './check.ts';

/**
 * Replaces CSS colors in color fields by `#rrggbb` or `#rrggbbaa`, mapped to sRGB (CSS Color 4, section 13.2). Other texts are unchanged,
 * and rejected by the check.
 */
export function readTypedColors({ input: fields }: Operation, input: WireInput): WireInput {
  const values: Record<string, unknown> = { ...input };
  for (const [name, { kind }] of Object.entries(fields)) {
    const text = input[name];
    if (kind === 'color' && typeof text === 'string') values[name] = toHex(text, name);
  }
  return values;
}

function toHex(text: string, name: string): string {
  const color = unlessRefused(() => parseColor(text, name));
  if (!color) return text;
  const { r, g, b } = mapToSrgb(color);
  const alpha = Math.round(color.alpha * 255);
  return formatHexColor({ red: r * 255, green: g * 255, blue: b * 255, alpha: 1 }) + (alpha < 255 ? alpha.toString(16).padStart(2, '0') : '');
}
