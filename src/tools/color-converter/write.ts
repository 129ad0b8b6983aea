import type { Color, Rgb } from '../../lib/color/spaces.ts';
import { distance, namedColors, toDisplayP3, toHsl, toHsv, toHwb, toLab, toLch, toOklab, toOklch, toXyzD65 } from '../../lib/color/spaces.ts';
import { fromInteger } from '../../lib/color/css-color.ts';

/** Rounds to `decimals` places, half away from zero, never to -0. */
export const round = (value: number, decimals: number): number => Math.sign(value) * Number(Math.abs(value).toFixed(decimals)) || 0;

const write = (value: number, decimals: number): string => String(round(value, decimals));
const percent = (share: number, decimals = 2): string => `${write(share * 100, decimals)}%`;

/** Returns rounded degrees from 0 to below 360; 0 for a color whose chroma rounds to zero, so that it has no hue. */
function writeHue(degrees: number | undefined, colorfulness: string): string {
  if (degrees === undefined || Number.parseFloat(colorfulness) === 0) return '0';
  return String(round(((degrees % 360) + 360) % 360, 2) % 360);
}

const withAlpha = (name: string, values: readonly string[], alpha: number): string => {
  const rounded = round(alpha, 4);
  return `${name}(${values.join(' ')}${rounded < 1 ? ` / ${rounded}` : ''})`;
};

/** Formats with commas, and the name `rgba` or `hsla` for a color that is not opaque (CSS Color 4, section 15.1). */
function writeLegacy(name: 'rgb' | 'hsl', values: readonly string[], alpha: number): string {
  const rounded = round(alpha, 4);
  return rounded < 1 ? `${name}a(${[...values, String(rounded)].join(', ')})` : `${name}(${values.join(', ')})`;
}

const toByte = (component: number): number => round(component * 255, 0);

export function writeHex({ r, g, b }: Rgb, alpha: number): string {
  const bytes = [r, g, b, ...(toByte(alpha) < 255 ? [alpha] : [])].map(toByte);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export interface WriteOptions {
  readonly syntax: 'modern' | 'legacy';
  readonly uppercase: boolean;
}

/** Formats an sRGB color in the notations of the sRGB family. */
export function writeSrgb(rgb: Rgb, alpha: number, { syntax, uppercase }: WriteOptions) {
  const writeBoth = (name: 'rgb' | 'hsl', values: readonly string[]): string => (syntax === 'legacy' ? writeLegacy : withAlpha)(name, values, alpha);
  const hsl = toHsl(rgb);
  const hsv = toHsv(rgb);
  const hwb = toHwb(rgb);
  const hex = writeHex(rgb, alpha);
  return {
    hex: uppercase ? hex.toUpperCase() : hex,
    rgb: writeBoth(
      'rgb',
      [rgb.r, rgb.g, rgb.b].map((component) => String(toByte(component))),
    ),
    hsl: writeBoth('hsl', [writeHue(hsl.h, percent(hsl.s)), percent(hsl.s), percent(hsl.l)]),
    hsv: withAlpha('hsv', [writeHue(hsv.h, percent(hsv.s)), percent(hsv.s), percent(hsv.v)], alpha),
    hwb: withAlpha('hwb', [writeHue(hwb.h, percent(1 - round(hwb.w, 4) - round(hwb.b, 4))), percent(hwb.w), percent(hwb.b)], alpha),
    cmyk: withAlpha('device-cmyk', writeInks(rgb), alpha),
  };
}

function writeInks({ r, g, b }: Rgb): readonly string[] {
  const light = Math.max(r, g, b);
  return [...[r, g, b].map((component) => (light === 0 ? 0 : (light - component) / light)), 1 - light].map((ink) => percent(ink));
}

/** Formats a color in the notations that are not limited to sRGB. */
export function writeWide(color: Color, alpha: number) {
  const lab = toLab(color);
  const lch = toLch(color);
  const oklab = toOklab(color);
  const oklch = toOklch(color);
  const p3 = toDisplayP3(color);
  const xyz = toXyzD65(color);
  const four = (value: number): string => write(value, 4);
  return {
    lab: withAlpha('lab', [`${write(lab.l, 2)}%`, write(lab.a, 2), write(lab.b, 2)], alpha),
    lch: withAlpha('lch', [`${write(lch.l, 2)}%`, write(lch.c, 2), writeHue(lch.h, write(lch.c, 2))], alpha),
    oklab: withAlpha('oklab', [percent(oklab.l), four(oklab.a), four(oklab.b)], alpha),
    oklch: withAlpha('oklch', [percent(oklch.l), four(oklch.c), writeHue(oklch.h, four(oklch.c))], alpha),
    displayP3: withAlpha('color', ['display-p3', four(p3.r), four(p3.g), four(p3.b)], alpha),
    xyz: withAlpha('color', ['xyz-d65', four(xyz.x), four(xyz.y), four(xyz.z)], alpha),
  };
}

/** Of two names of one color, these are not used. */
const SECOND_NAMES = /^(?:aqua|fuchsia)$|grey/u;

/** The names in use, with their colors and as six hex digits. */
const names = [...namedColors]
  .filter(([name]) => !SECOND_NAMES.test(name))
  .map(([name, rgb]) => ({ name, color: fromInteger(rgb), hex: `#${rgb.toString(16).padStart(6, '0')}` }));

/** Returns the name of a color, or of the nearest one in Oklab. `hex` is the color in lowercase. */
export function nameOf(color: Color, hex: string): { readonly name: string; readonly isExactName: boolean } {
  if (hex === '#00000000') return { name: 'transparent', isExactName: true };
  const exact = names.find((named) => named.hex === hex);
  if (exact) return { name: exact.name, isExactName: true };
  let nearest = { name: '', far: Infinity };
  for (const named of names) {
    const far = distance(named.color, color);
    if (far < nearest.far) nearest = { name: named.name, far };
  }
  return { name: nearest.name, isExactName: false };
}
