import Oracle from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { convertColor } from './convert.ts';
import { writeSrgb, writeWide } from './write.ts';

const convert = (color: string, background = '#ffffff') => convertColor({ color, background, syntax: 'modern', gamutMapping: 'css', uppercase: false });

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const SRGB_NOTATIONS = ['hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk'] as const;
// Four decimals of XYZ are too few for dark colors.
const WIDE_NOTATIONS = ['lab', 'lch', 'oklab', 'oklch', 'displayP3'] as const;

const bytesOf = (hex: string): readonly number[] => (hex.slice(1).match(/../gu) ?? []).map((byte) => Number.parseInt(byte, 16));

test('parses the colors that it writes', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(anyHex, fc.integer({ min: 0, max: 255 }), async (rgb, alpha) => {
      const hex = alpha === 255 ? rgb : rgb + alpha.toString(16).padStart(2, '0');
      const output = await convert(hex);
      for (const name of SRGB_NOTATIONS) expect([name, output[name], (await convert(output[name])).hex]).toEqual([name, output[name], hex]);
      for (const name of WIDE_NOTATIONS) {
        const back = bytesOf((await convert(output[name])).hex);
        // Rounding in the notation can move a channel by one of its 256 steps.
        for (const [index, byte] of bytesOf(hex).entries()) expect(Math.abs((back[index] ?? Number.NaN) - byte), output[name]).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: runs(300) },
  );
});

test('parses colors written with commas as the same color', async () => {
  await fc.assert(
    fc.asyncProperty(anyHex, async (hex) => {
      const { rgb, hsl } = await convertColor({ color: `${hex}80`, background: '#fff', syntax: 'legacy', gamutMapping: 'css', uppercase: true });
      for (const text of [rgb, hsl]) expect((await convert(text)).hex).toBe(`${hex}80`);
      expect([rgb, hsl].every((text) => /^(?:rgb|hsl)a\([^/]*\)$/u.test(text))).toBe(true);
    }),
  );
});

test('agrees with colorjs.io on contrast and luminance', async () => {
  await fc.assert(
    fc.asyncProperty(anyHex, anyHex, async (one, other) => {
      const output = await convert(one, other);
      const [color, background] = [new Oracle(one), new Oracle(other)];
      const ratio = color.contrast(background, 'WCAG21');
      expect(Math.abs(output.contrast - ratio)).toBeLessThan(0.0055);
      expect(Math.abs(output.luminance - color.luminance)).toBeLessThan(0.0002);
      expect(output.wcag).toEqual({
        aaNormalText: ratio >= 4.5,
        aaLargeText: ratio >= 3,
        aaaNormalText: ratio >= 7,
        aaaLargeText: ratio >= 4.5,
        nonText: ratio >= 3,
      });
    }),
    { numRuns: runs(500) },
  );
});

test('names the nearest color by Oklab distance, as colorjs.io does', async () => {
  await fc.assert(
    fc.asyncProperty(anyHex, async (hex) => {
      const { name, isExactName } = await convert(hex);
      const far = (color: string): number => new Oracle(hex).deltaE(new Oracle(color), 'OK');
      for (const other of ['black', 'white', 'gray', 'red', 'lime', 'blue', 'teal', 'tan', 'peru', 'indigo', 'salmon'])
        expect(far(name)).toBeLessThanOrEqual(far(other) + 1e-6);
      expect(isExactName).toBe((await convert(name)).hex === hex);
    }),
    { numRuns: runs(100) },
  );
});

test('mixes as colorjs.io does', async () => {
  const spaces = [
    ['srgb', 'srgb'],
    ['srgb-linear', 'srgb-linear'],
    ['lab', 'lab'],
    ['oklab', 'oklab'],
    ['oklch', 'oklch'],
    ['hsl', 'hsl'],
    ['xyz', 'xyz'],
  ] as const;
  await fc.assert(
    fc.asyncProperty(anyHex, anyHex, fc.integer({ min: 0, max: 100 }), fc.constantFrom(...spaces), async (one, other, share, [space, oracleSpace]) => {
      const mixed = await convert(`color-mix(in ${space}, ${one}, ${other} ${share}%)`);
      const expected = new Oracle(Oracle.mix(new Oracle(one), new Oracle(other), share / 100, { space: oracleSpace, outputSpace: 'srgb', hue: 'shorter' }));
      const hex = (await convert(`color(srgb ${expected.coords.map((coordinate) => (coordinate ?? 0).toFixed(8)).join(' ')})`)).hex;
      for (const [index, byte] of bytesOf(hex).entries())
        expect(Math.abs((bytesOf(mixed.hex)[index] ?? Number.NaN) - byte), `${mixed.hex} ${hex}`).toBeLessThanOrEqual(1);
    }),
    { numRuns: runs(200) },
  );
});

test('returns the same color for a relative color without changes', async () => {
  const functions = ['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'] as const;
  await fc.assert(
    fc.asyncProperty(anyHex, fc.constantFrom(...functions), async (hex, name) => {
      const parts = name === 'rgb' ? 'r g b' : [...name.replace(/^ok(?=l)/u, '')].join(' ');
      const { hex: same } = await convert(`${name}(from ${hex} ${parts})`);
      for (const [index, byte] of bytesOf(hex).entries()) expect(Math.abs((bytesOf(same)[index] ?? Number.NaN) - byte), same).toBeLessThanOrEqual(1);
      expect((await convert(`rgb(from ${hex} calc(r + 0) min(g, 255) max(b, 0) / alpha)`)).hex).toBe(hex);
    }),
    { numRuns: runs(200) },
  );
});

test('has no hue if the chroma is rounded to zero', () => {
  const { lch, oklch } = writeWide({ mode: 'lab', l: 50, a: 0.001, b: 0.001 }, 1);
  expect(lch).toBe('lch(50% 0 0)');
  expect(oklch).toMatch(/^oklch\(\S+ 0 0\)$/u);
  const grey = writeSrgb({ mode: 'rgb', r: 0.5, g: 0.500001, b: 0.5 }, 1, { syntax: 'modern', uppercase: false });
  expect([grey.hsl, grey.hsv, grey.hwb]).toEqual(['hsl(0 0% 50%)', 'hsv(0 0% 50%)', 'hwb(0 50% 50%)']);
  expect(writeWide({ mode: 'lab', l: 50, a: 1, b: 0 }, 1).lch).toBe('lch(50% 1 0)');
  expect(writeWide({ mode: 'lab', l: 50, a: 0, b: 1 }, 1).lch).toBe('lch(50% 1 90)');
});
