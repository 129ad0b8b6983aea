import type { Color, Rgb } from 'culori/fn';
import {
  colorsNamed,
  converter,
  modeA98,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode as register,
} from 'culori/fn';

// The package supports only the spaces registered here, so that the others are omitted from the bundle.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeHsv, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3, modeA98, modeProphoto]) register(mode);
register(modeXyz50);
register(modeXyz65);

/** A color in any space of CSS Color 4, as a culori object: `mode` is the space. */
export type { Color, Rgb };

export const toRgb = converter('rgb');
export const toHsl = converter('hsl');
export const toHsv = converter('hsv');
export const toHwb = converter('hwb');
export const toLab = converter('lab');
export const toLch = converter('lch');
export const toOklab = converter('oklab');
export const toOklch = converter('oklch');
export const toDisplayP3 = converter('p3');
export const toXyzD65 = converter('xyz65');

/** Converts to any of the spaces registered above. */
export const toMode = (color: Color, mode: Exclude<Color['mode'], undefined>): Color => converter(mode)(color);

/** Linear-light rec2020 to XYZ with the white point D65 (CSS Color 4, 20). */
const REC2020_TO_XYZ = [
  [63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314],
  [26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157],
  [0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314],
] as const;

/** The package still uses the camera curve for rec2020. CSS Color 4 (section 10.7) uses that of displays, a power of 2.4. */
export function fromRec2020(red: number, green: number, blue: number): Color {
  const [r, g, b] = [fromDisplay(red), fromDisplay(green), fromDisplay(blue)];
  const [x, y, z] = REC2020_TO_XYZ;
  const sumOf = ([ofRed, ofGreen, ofBlue]: (typeof REC2020_TO_XYZ)[number]): number => ofRed * r + ofGreen * g + ofBlue * b;
  return { mode: 'xyz65', x: sumOf(x), y: sumOf(y), z: sumOf(z) };
}

const fromDisplay = (component: number): number => Math.sign(component) * Math.abs(component) ** 2.4;

/** The named colors of CSS Color 4 (6.1), as 0xRRGGBB. Without `transparent`. */
export const namedColors: ReadonlyMap<string, number> = new Map(Object.entries(colorsNamed));

/** Rounding error of a component that is exactly 0 or 1. */
const GAMUT_TOLERANCE = 0.0001;

const isIn = (component: number): boolean => component >= -GAMUT_TOLERANCE && component <= 1 + GAMUT_TOLERANCE;

export function isInSrgb(color: Color): boolean {
  const { r, g, b } = toRgb(color);
  return isIn(r) && isIn(g) && isIn(b);
}

const clamp = (component: number): number => Math.min(1, Math.max(0, component));

/** Clips each component to 0 and 1. */
export function clipToSrgb(color: Color): Rgb {
  const { r, g, b, alpha } = toRgb(color);
  return { mode: 'rgb', r: clamp(r), g: clamp(g), b: clamp(b), ...(alpha !== undefined && { alpha }) };
}

/** The smallest distance in Oklab at which two colors are distinguishable. */
const JUST_NOTICEABLE = 0.02;
const EPSILON = 0.0001;

/** Returns the distance of two colors in Oklab (CSS Color 4, section 18, deltaEOK). */
export function distance(one: Color, other: Color): number {
  const [first, second] = [toOklab(one), toOklab(other)];
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);
}

/**
 * Maps to the closest sRGB color: reduces its chroma in Oklch, and clips the result once it is nearly in gamut
 * (CSS Color 4, section 13.2.2, with local MINDE).
 */
export function mapToSrgb(color: Color): Rgb {
  if (isInSrgb(color)) return clipToSrgb(color);
  const origin = toOklch(color);
  const ofLightness = (l: number): Rgb => clipToSrgb({ mode: 'oklab', l, a: 0, b: 0, ...(color.alpha !== undefined && { alpha: color.alpha }) });
  if (origin.l >= 1) return ofLightness(1);
  if (origin.l <= 0) return ofLightness(0);
  let clipped = clipToSrgb(origin);
  if (distance(clipped, origin) < JUST_NOTICEABLE) return clipped;
  let [min, max] = [0, origin.c];
  let isMinInGamut = true;
  while (max - min > EPSILON) {
    const chroma = (min + max) / 2;
    const current = { ...origin, c: chroma };
    if (isMinInGamut && isInSrgb(current)) {
      min = chroma;
      continue;
    }
    clipped = clipToSrgb(current);
    const error = distance(clipped, current);
    if (error >= JUST_NOTICEABLE) {
      max = chroma;
      continue;
    }
    if (JUST_NOTICEABLE - error < EPSILON) return clipped;
    isMinInGamut = false;
    min = chroma;
  }
  return clipped;
}
