import { expect, test } from 'vitest';
import { alphaDigits, alphaIn, opaque, withAlpha } from './alpha.ts';
import { channels, gradientOf, writeOklch } from './channels.ts';

test('formats alpha as two digits unless it is 1', () => {
  expect([alphaDigits(0), alphaDigits(0.5), alphaDigits(1)]).toEqual(['00', '80', '']);
  expect(['#FF000080', '#abc123', ''].map(opaque)).toEqual(['#ff0000', '#abc123', '#ffffff']);
});

test('parses the alpha that the slider wrote', () => {
  expect([alphaIn('#ff000080'), alphaIn('oklch(50% 0.1 20 / 0.25)')]).toEqual([128 / 255, 0.25]);
  expect(['#ff0000', 'red', `#ff000080${' '.repeat(200)}`].map(alphaIn)).toEqual([undefined, undefined, undefined]);
});

test('replaces the alpha in a notation that supports the color', () => {
  const color = { hex: '#ff000080', oklch: 'oklch(62.8% 0.2577 29.23 / 0.5)' };
  expect(withAlpha({ ...color, inSrgbGamut: true }, 1)).toBe('#ff0000');
  expect(withAlpha({ ...color, inSrgbGamut: false }, 0.25)).toBe('oklch(62.8% 0.2577 29.23 / 0.25)');
});

test('writes Oklch with an alpha below 1', () => {
  const color = { lightness: 0.6279, chroma: 0.25, hue: 29 };
  expect([writeOklch(color), writeOklch(color, 0.123_456)]).toEqual(['oklch(62.79% 0.25 29)', 'oklch(62.79% 0.25 29 / 0.1235)']);
});

test('leaves gaps in a gradient for colors outside sRGB', () => {
  const gradient = gradientOf({ lightness: 0.5, chroma: 0, hue: 0 }, channels[1]);
  expect(gradient.match(/oklch/gu)?.length).toBeGreaterThan(10);
  expect(gradient).toMatch(
    /^linear-gradient\(to right, oklch\(50% [\d.]+ 0\) calc\(10px \+ 0\.00% - 0\.00px\) .*transparent calc\([^()]+\) calc\(10px \+ 100\.00% - 20\.00px\)\)$/u,
  );
});
