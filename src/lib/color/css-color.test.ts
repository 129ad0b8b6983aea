import Oracle from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { isColorName } from '../../formats/readers/colors.ts';
import { parseColor } from './css-color.ts';
import { clipToSrgb, distance, isInSrgb, mapToSrgb, namedColors, toDisplayP3, toHsl, toHwb, toLab, toOklab, toOklch, toRgb, toXyzD65 } from './spaces.ts';

const parse = (text: string) => parseColor(text, 'color');

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => String(Number(value.toFixed(5))));
const percent = number(0, 100).map((value) => `${value}%`);
const hue = fc.oneof(
  number(-400, 800),
  number(0, 360).map((value) => `${value}deg`),
  number(-2, 2).map((value) => `${value}turn`),
);
const join = (name: string, ...values: readonly fc.Arbitrary<string>[]) => fc.tuple(...values).map((parts) => `${name}(${parts.join(' ')})`);
const component = number(-0.3, 1.3);

/** Generates colors in every notation of CSS Color 4. */
const anyColor = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
  join('rgb', number(0, 255), number(0, 255), number(0, 255)),
  join('rgb', percent, percent, percent),
  join('hsl', hue, percent, percent),
  join(
    'hwb',
    hue,
    number(0, 50).map((value) => `${value}%`),
    number(0, 50).map((value) => `${value}%`),
  ),
  join('lab', percent, number(-160, 160), number(-160, 160)),
  join('lch', number(0, 100), number(0, 180), hue),
  join('oklab', percent, number(-0.4, 0.4), number(-0.4, 0.4)),
  join('oklch', number(0, 1), number(0, 0.4), hue),
  ...['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz', 'xyz-d50', 'xyz-d65'].map((space) =>
    join('color', fc.constant(space), component, component, component),
  ),
);

const oracle = (text: string) => new Oracle(text);
const coordsOf = (color: Oracle, space: string): readonly number[] => color.to(space).coords.map((coord) => coord ?? 0);

function expectClose(found: readonly number[], expected: readonly number[], text: string, tolerance: number): void {
  for (const [index, value] of expected.entries())
    expect(Math.abs((found[index] ?? Number.NaN) - value), `${text} ${found.join(' ')} | ${expected.join(' ')}`).toBeLessThan(tolerance);
}

test('parses and converts colors like colorjs.io', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(anyColor, (text) => {
      const color = parse(text);
      const other = oracle(text);
      const rgb = toRgb(color);
      const lab = toLab(color);
      const oklab = toOklab(color);
      const p3 = toDisplayP3(color);
      const xyz = toXyzD65(color);
      expectClose([rgb.r, rgb.g, rgb.b], coordsOf(other, 'srgb'), text, 1e-4);
      expectClose([lab.l, lab.a, lab.b], coordsOf(other, 'lab'), text, 1e-2);
      expectClose([oklab.l, oklab.a, oklab.b], coordsOf(other, 'oklab'), text, 1e-4);
      expectClose([p3.r, p3.g, p3.b], coordsOf(other, 'p3'), text, 1e-4);
      expectClose([xyz.x, xyz.y, xyz.z], coordsOf(other, 'xyz-d65'), text, 1e-4);
    }),
    { numRuns: runs(2_000) },
  );
});

test('has the hues of colorjs.io', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
      const text = `#${rgb.toString(16).padStart(6, '0')}`;
      const hsl = toHsl(parse(text));
      const hwb = toHwb(parse(text));
      expectClose([hsl.h ?? 0, hsl.s * 100, hsl.l * 100], coordsOf(oracle(text), 'hsl'), text, 1e-6);
      expectClose([hwb.w * 100, hwb.b * 100], coordsOf(oracle(text), 'hwb').slice(1), text, 1e-6);
    }),
  );
});

test('maps colors into sRGB like colorjs.io with the CSS method', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(anyColor, (text) => {
      const color = parse(text);
      const mapped = mapToSrgb(color);
      const other = oracle(text).to('srgb').toGamut({ space: 'srgb', method: 'css' });
      const close = { mode: 'rgb', r: other.coords[0] ?? 0, g: other.coords[1] ?? 0, b: other.coords[2] ?? 0 } as const;
      const { l } = toOklch(color);
      // Both stop searching at invisible differences, but not at the same chroma. In CSS, black and white take precedence.
      if (l > 0 && l < 1) expect(distance(mapped, close), text).toBeLessThan(l > 0.05 ? 0.002 : 0.02);
      expect(isInSrgb(mapped)).toBe(true);
      if (isInSrgb(color)) expect(mapped).toEqual(clipToSrgb(color));
      else expect(Math.abs(toOklch(mapped).l - Math.min(1, Math.max(0, l)))).toBeLessThan(0.021);
    }),
    { numRuns: runs(2_000) },
  );
});

test('colors lighter than white become white, and darker than black become black', () => {
  for (const [text, color] of [
    ['color(srgb 1.5 1.5 1.4)', '#fff'],
    ['oklch(100% 0.2 30)', '#fff'],
    ['color(srgb -0.5 -0.4 -0.5)', '#000'],
    ['oklch(0% 0.2 30)', '#000'],
  ] as const)
    expect(distance(mapToSrgb(parse(text)), parse(color)), text).toBeLessThan(1e-6);
});

test('keeps alpha unchanged if there is one', () => {
  for (const text of ['rgb(1 2 3 / 0.3)', 'color(srgb 1.2 0 0 / 0.3)', 'oklch(100% 0.2 30 / 0.3)', 'oklch(0% 0.2 30 / 0.3)']) {
    expect([text, clipToSrgb(parse(text)).alpha, mapToSrgb(parse(text)).alpha]).toEqual([text, 0.3, 0.3]);
  }
  for (const color of [clipToSrgb({ mode: 'rgb', r: 2, g: 0, b: 0 }), mapToSrgb({ mode: 'rgb', r: 2, g: 2, b: 2 })]) expect(color).not.toHaveProperty('alpha');
});

test('accepts the names that the color format detects', () => {
  expect(namedColors.size).toBe(148);
  expect(isColorName('transparent')).toBe(true);
  for (const [name, rgb] of namedColors) {
    expect(isColorName(name)).toBe(true);
    expect(coordsOf(oracle(name), 'srgb').map((value) => Math.round(value * 255))).toEqual([rgb >> 16, (rgb >> 8) & 255, rgb & 255]);
  }
});

test.each([
  ['rgb(255, 0, 0, .5)', 'rgb(255 0 0 / 50%)'],
  ['rgba(255 0 0 / 0.5)', 'rgba(255,0,0,50%)'],
  ['  HSL(120DEG 100% 50%)\n', 'hsl(120 100 50)'],
  ['hsl(-90, 100%, 50%)', 'hsl(270 100% 50%)'],
  ['rgb(+1e2 0 0)', '#640000'],
  ['rgb(10-20-30)', 'rgb(10 0 0)'],
  ['color(DISPLAY-P3 100% 0 none/none)', 'color(display-p3 1 0 0 / 0)'],
  ['hsb(120 100% 50%)', 'rgb(0% 50% 0%)'],
  ['device-cmyk(0 100% 100% 0 / .5)', '#ff000080'],
  ['cmyk(0, .5, 1, 0)', 'cmyk(0% 50% 100% 0%)'],
  ['1 2 3', '#010203'],
  ['999,2,3', '#ff0203'],
])('%s is %s', (one, other) => {
  const [first, second] = [parse(one), parse(other)];
  expect(distance(first, second)).toBeLessThan(1e-9);
  expect(first.alpha).toBeCloseTo(second.alpha, 2);
});

test.each([
  '#',
  '#12',
  '#12345',
  '12345',
  'rgb',
  'rgb()',
  'rgb(1 2 3',
  'rgb 1 2 3',
  'rgb(1,,2,3)',
  'rgb(1 2 3 /)',
  'rgb(1, 2, 3 / 1)',
  'rgb(1. 2 3)',
  '1.5 2 3',
  '1 2',
  'hwb(red)',
  'constructor',
  '__proto__(1 2 3)',
  'color()',
  'color(srgb)',
  'rgb(1e999 0 0)',
])('%j is not a color', (text) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'invalid-color', field: 'color' }));
});

const called = (name: string, count = 3) => ({ reason: 'count', value: '', name, count });
const valued = (value: string) => ({ reason: 'value', value, name: '', count: 0 });
const because = (reason: string) => ({ reason, value: '', name: '', count: 0 });

test.each([
  ['nope', 1, because('unknown')],
  [' \n#12', 3, because('digits')],
  ['rgb(1 2 3', 1, because('unknown')],
  ['rgb()', 5, called('rgb')],
  ['  RGB(1, 2)', 11, called('rgb')],
  ['cmyk(1 2 3)', 11, called('cmyk', 4)],
  ['rgb(1 x 3)', 7, valued('x')],
  ['rgb(1, 2 3)', 10, valued('3')],
  ['rgb(1deg 2 3)', 5, valued('1deg')],
  ['hsl(1% 2 3)', 5, valued('1%')],
  ['rgb(1 2 3 4)', 11, valued('4')],
  ['rgb(1 2 3 / 1 1)', 15, valued('1')],
  ['rgb(1e999 0 0)', 5, valued('1e999')],
  ['color()', 7, valued('')],
  ['color(nope 1 2 3)', 7, valued('nope')],
])('%j is not a color: error at character %i, %j', (text, character, params) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ position: { character }, params }));
});

/** Returns a color with `length` characters. */
const ofLength = (length: number): string => `rgb(1 2 3${' '.repeat(length - 10)})`;

test('accepts colors of at most 200 characters', () => {
  expect(parse(` ${ofLength(200)}`)).toEqual({ mode: 'rgb', r: 1 / 255, g: 2 / 255, b: 3 / 255, alpha: 1 });
  expect(() => parse(` ${ofLength(201)}`)).toThrow(expect.objectContaining({ position: { character: 2 }, params: because('unknown') }));
});

test('returns a color or throws an InputError for any text', () => {
  const almost = anyColor.chain((text) => fc.nat(text.length).map((at) => text.slice(0, at) + text.slice(at + 1)));
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: anyCharacter }), almost, fc.constantFrom('('.repeat(1_000_000), `rgb(${'1 '.repeat(1_000_000)})`, '\ud800')),
      (text) => {
        try {
          expect(Number.isFinite(toRgb(parse(text)).r)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      },
    ),
    { numRuns: runs(1_000) },
  );
});
