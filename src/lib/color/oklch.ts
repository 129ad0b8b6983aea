/** A color in Oklch (CSS Color 4, section 9.4): lightness from 0 to 1, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

// Small enough for pages, where culori would be ten times the code: it only computes the sRGB limits.

/** Converts to linear-light sRGB, outside 0 to 1 for colors out of gamut. */
function toLinearSrgb({ lightness, chroma, hue }: Oklch): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

// 0.0001 in sRGB, converted to linear light near black.
const TOLERANCE = 0.0001 / 12.92;

export const isOklchInSrgb = (color: Oklch): boolean => toLinearSrgb(color).every((component) => component >= -TOLERANCE && component <= 1 + TOLERANCE);

const MAX_CHROMA = 0.4;
const EPSILON = 0.0001;

/** Returns the maximum chroma in sRGB for a lightness and a hue. */
export function maxChromaInSrgb(lightness: number, hue: number): number {
  let [min, max] = [0, MAX_CHROMA];
  while (max - min > EPSILON) {
    const chroma = (min + max) / 2;
    if (isOklchInSrgb({ lightness, chroma, hue })) min = chroma;
    else max = chroma;
  }
  return min;
}

/** Parses `oklch(63.39% 0.1691 149.02)`, the converter's notation, with or without alpha. */
export function readPlainOklch(text: string): Oklch | undefined {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)$/u.exec(text) ?? [];
  if (lightness === undefined) return undefined;
  return { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
}
