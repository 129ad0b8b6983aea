import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../charset/utf8.ts';
import type { Color } from './spaces.ts';
import { fromRec2020, namedColors } from './spaces.ts';

/** Why a text is not a color; the error message has a text for each. */
type Reason = 'unknown' | 'digits' | 'value' | 'count';

interface Problem {
  readonly reason: Reason;
  /** Index in the trimmed text, in UTF-16 code units. */
  readonly index: number;
  readonly value?: string;
  readonly name?: string;
  readonly count?: number;
}

type Refuse = (problem: Problem) => InputError;

const MAX_LENGTH = 200;

/**
 * Parses a color in any notation of CSS Color 4, in any case, and in notations of programs: hex digits without `#` or after
 * `0x`, `hsv()`, `hsb()`, `cmyk()` and three bare integers. Surrounding whitespace is ignored. Alpha is always set.
 * @throws InputError `invalid-color` on `field`.
 */
export function parseColor(text: string, field: string): Color & { readonly alpha: number } {
  const trimmed = text.trim();
  const start = text.indexOf(trimmed);
  const refuse: Refuse = ({ reason, index, value = '', name = '', count = 0 }) =>
    new InputError('invalid-color', {
      field,
      position: { character: countCodePoints(text, start + index) + 1 },
      params: { reason, value, name, count },
    });
  if (trimmed.length > MAX_LENGTH) throw refuse({ reason: 'unknown', index: 0 });
  const color = readHex(trimmed, refuse) ?? readName(trimmed) ?? readTriple(trimmed) ?? readFunction(trimmed, refuse);
  if (!color) throw refuse({ reason: 'unknown', index: 0 });
  return { ...color, alpha: color.alpha ?? 1 };
}

function readHex(text: string, refuse: Refuse): Color | undefined {
  const [, prefix, digits = ''] = /^(#|0x)?([\da-f]+)$/iu.exec(text) ?? [];
  const isWhole = [3, 4, 6, 8].includes(digits.length);
  if (text.startsWith('#') && !isWhole) throw refuse({ reason: 'digits', index: 0 });
  if (!isWhole || (prefix === undefined && namedColors.has(text.toLowerCase()))) return undefined;
  const size = digits.length > 4 ? 2 : 1;
  const [r = 0, g = 0, b = 0, alpha = 1] = Array.from({ length: digits.length / size }, (_, index) => {
    const part = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(part.padEnd(2, part), 16) / 255;
  });
  return { mode: 'rgb', r, g, b, alpha };
}

export const fromInteger = (rgb: number): Color => ({ mode: 'rgb', r: (rgb >> 16) / 255, g: ((rgb >> 8) & 255) / 255, b: (rgb & 255) / 255 });

function readName(text: string): Color | undefined {
  const name = text.toLowerCase();
  if (name === 'transparent') return { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };
  const rgb = namedColors.get(name);
  return rgb === undefined ? undefined : fromInteger(rgb);
}

function readTriple(text: string): Color | undefined {
  const [, ...channels] = /^(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})$/u.exec(text) ?? [];
  if (channels.length === 0) return undefined;
  const [r = 0, g = 0, b = 0] = channels.map((channel) => Math.min(1, Number(channel) / 255));
  return { mode: 'rgb', r, g, b };
}

interface Token {
  readonly text: string;
  readonly index: number;
  /** The number, if the token is one, or 0 for `none`. */
  readonly number?: number;
  readonly unit: string;
}

/** Reads one value; undefined for an unsupported unit. */
type ReadValue = (token: Token) => number | undefined;

const DEGREES: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

const hue: ReadValue = ({ number = 0, unit }) => {
  const degrees = DEGREES[unit];
  return degrees === undefined ? undefined : number * degrees;
};

interface Scale {
  /** The value of 100%. */
  readonly whole: number;
  /** The value of the number 1. Default: 1. */
  readonly one?: number;
  readonly min?: number;
  readonly max?: number;
}

const scale =
  ({ whole, one = 1, min = -Infinity, max = Infinity }: Scale): ReadValue =>
  ({ number = 0, unit }) => {
    if (unit !== '' && unit !== '%') return undefined;
    return Math.min(max, Math.max(min, unit === '%' ? (number / 100) * whole : number * one));
  };

const PERCENT = { whole: 1, one: 0.01 };
const UNIT = { whole: 1, min: 0, max: 1 };
const share = scale({ ...PERCENT, min: 0, max: 1 });
const alphaValue = scale(UNIT);

interface ColorFunction {
  readonly values: readonly ReadValue[];
  readonly make: (...values: readonly number[]) => Color;
}

const channel = scale({ ...UNIT, one: 1 / 255 });
const rgb: ColorFunction = { values: [channel, channel, channel], make: (r, g, b) => ({ mode: 'rgb', r, g, b }) };
// Saturation over 100% is a color outside sRGB, as in CSS.
const hsl: ColorFunction = { values: [hue, scale({ ...PERCENT, min: 0 }), scale(PERCENT)], make: (h, s, l) => ({ mode: 'hsl', h, s, l }) };
const hsv: ColorFunction = { values: [hue, share, share], make: (h, s, v) => ({ mode: 'hsv', h, s, v }) };
const ab = scale({ whole: 125 });
const okAb = scale({ whole: 0.4 });
const lightness = scale({ whole: 100, min: 0, max: 100 });

/** Returns a gray in proportion if whiteness and blackness exceed 100% together (CSS Color 4, section 8). */
function makeHwb(h: number, w: number, b: number): Color {
  const sum = Math.max(1, w + b);
  return { mode: 'hwb', h, w: w / sum, b: b / sum };
}

const makeCmyk = (c: number, m: number, y: number, k: number): Color => ({ mode: 'rgb', r: (1 - c) * (1 - k), g: (1 - m) * (1 - k), b: (1 - y) * (1 - k) });

const FUNCTIONS: Readonly<Record<string, ColorFunction>> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hsv,
  hsva: hsv,
  hsb: hsv,
  hwb: { values: [hue, scale({ ...PERCENT, min: 0 }), scale({ ...PERCENT, min: 0 })], make: makeHwb },
  lab: { values: [lightness, ab, ab], make: (l, a, b) => ({ mode: 'lab', l, a, b }) },
  lch: { values: [lightness, scale({ whole: 150, min: 0 }), hue], make: (l, c, h) => ({ mode: 'lch', l, c, h }) },
  oklab: { values: [scale(UNIT), okAb, okAb], make: (l, a, b) => ({ mode: 'oklab', l, a, b }) },
  oklch: { values: [scale(UNIT), scale({ whole: 0.4, min: 0 }), hue], make: (l, c, h) => ({ mode: 'oklch', l, c, h }) },
};

type RgbMode = 'rgb' | 'lrgb' | 'p3' | 'a98' | 'prophoto';

const inRgb =
  (mode: RgbMode): ColorFunction['make'] =>
  (r, g, b) => ({ mode, r, g, b });
const inXyz =
  (mode: 'xyz50' | 'xyz65'): ColorFunction['make'] =>
  (x, y, z) => ({ mode, x, y, z });

/** The spaces of `color()`. */
const SPACES: Readonly<Record<string, ColorFunction['make']>> = {
  srgb: inRgb('rgb'),
  'srgb-linear': inRgb('lrgb'),
  'display-p3': inRgb('p3'),
  'a98-rgb': inRgb('a98'),
  'prophoto-rgb': inRgb('prophoto'),
  rec2020: fromRec2020,
  xyz: inXyz('xyz65'),
  'xyz-d50': inXyz('xyz50'),
  'xyz-d65': inXyz('xyz65'),
};

const component = scale({ whole: 1 });

function readFunction(text: string, refuse: Refuse): Color | undefined {
  const [head = '', name = ''] = /^([a-z]+(?:-[a-z]+)*)\(/iu.exec(text) ?? [];
  if (head === '' || !text.endsWith(')')) return undefined;
  const tokens = readTokens(text.slice(0, -1), head.length, refuse);
  const called = name.toLowerCase();
  const found = called === 'color' ? colorFunction(tokens.shift(), text, refuse) : called.endsWith('cmyk') ? cmykFunction(called, tokens) : FUNCTIONS[called];
  if (!found) return undefined;
  const { values, alpha } = readValues(tokens, found.values, { name: called, end: text.length - 1, refuse });
  return { ...found.make(...values), alpha };
}

function colorFunction(space: Token | undefined, text: string, refuse: Refuse): ColorFunction {
  const make = SPACES[space?.text.toLowerCase() ?? ''];
  if (!make) throw refuse({ reason: 'value', index: space?.index ?? text.length - 1, value: space?.text ?? '' });
  return { values: [component, component, component], make };
}

/** Reads numbers from 0 to 1, or percentages for all if one is greater. */
function cmykFunction(name: string, tokens: readonly Token[]): ColorFunction | undefined {
  if (name !== 'cmyk' && name !== 'device-cmyk') return undefined;
  const inks = tokens.filter(({ number }) => number !== undefined).slice(0, 4);
  const arePercent = inks.some(({ number = 0, unit }) => unit === '' && number > 1);
  const ink = scale({ ...UNIT, one: arePercent ? 0.01 : 1 });
  return { values: [ink, ink, ink, ink], make: makeCmyk };
}

const TOKEN = /(?<number>[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(?<unit>%|deg|grad|rad|turn)?|none|[,/]|[a-z][a-z\d-]*|\S/giu;

function readTokens(text: string, start: number, refuse: Refuse): Token[] {
  const matched = text.slice(start).matchAll(TOKEN);
  return Array.from(matched, ({ 0: token, index, groups = {} }) => {
    const number = token.toLowerCase() === 'none' ? 0 : groups.number === undefined ? undefined : Number(groups.number);
    if (number !== undefined && !Number.isFinite(number)) throw refuse({ reason: 'value', index: start + index, value: token });
    return { text: token, index: start + index, unit: groups.unit?.toLowerCase() ?? '', ...(number !== undefined && { number }) };
  });
}

interface Call {
  readonly name: string;
  /** Index of the closing parenthesis. */
  readonly end: number;
  readonly refuse: Refuse;
}

/** Reads values separated by commas, with alpha last; or by spaces, with alpha after a slash. */
function readValues(
  tokens: readonly Token[],
  readers: readonly ReadValue[],
  { name, end, refuse }: Call,
): { readonly values: number[]; readonly alpha: number } {
  const hasCommas = tokens.some(({ text }) => text === ',');
  let at = 0;
  const fail = (): InputError => {
    const token = tokens[at];
    if (token === undefined) return refuse({ reason: 'count', index: end, name, count: readers.length });
    return refuse({ reason: 'value', index: token.index, value: token.text });
  };
  const skip = (separator: string): void => {
    if (tokens[at]?.text !== separator) throw fail();
    at++;
  };
  const read = (reader: ReadValue): number => {
    const token = tokens[at];
    const value = token?.number === undefined ? undefined : reader(token);
    if (value === undefined) throw fail();
    at++;
    return value;
  };
  const values = readers.map((reader, index) => {
    if (index > 0 && hasCommas) skip(',');
    return read(reader);
  });
  if (at === tokens.length) return { values, alpha: 1 };
  skip(hasCommas ? ',' : '/');
  const alpha = read(alphaValue);
  if (at < tokens.length) throw fail();
  return { values, alpha };
}
