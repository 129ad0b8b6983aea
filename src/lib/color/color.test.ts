import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blendOver, contrastRatio, formatHexColor, readHexColor, WHITE } from './color.ts';

const BLACK = readHexColor('#000000');

test('reads alpha, and reads back what it writes', () => {
  expect(readHexColor('#336699cc')).toEqual({ red: 51, green: 102, blue: 153, alpha: 0.8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
      const text = `#${rgb.toString(16).padStart(6, '0')}`;
      expect(formatHexColor(readHexColor(text))).toBe(text);
    }),
  );
});

// Values from WebAIM's contrast checker.
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#00ff00', 2.91],
])('the contrast of %s and %s is %d to 1', (one, other, ratio) => {
  expect(contrastRatio(readHexColor(one), readHexColor(other))).toBeCloseTo(ratio, 2);
  expect(contrastRatio(readHexColor(other), readHexColor(one))).toBeCloseTo(ratio, 2);
});

test('blends one color over another', () => {
  expect(formatHexColor(blendOver({ ...BLACK, alpha: 0.5 }, WHITE))).toBe('#808080');
  expect(blendOver(BLACK, WHITE)).toEqual(BLACK);
  expect(blendOver({ ...BLACK, alpha: 0 }, WHITE)).toEqual(WHITE);
  expect(blendOver({ ...BLACK, alpha: 0 }, { ...WHITE, alpha: 0 })).toEqual({ ...WHITE, alpha: 0 });
});
