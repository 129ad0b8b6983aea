import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { isOklchInSrgb, maxChromaInSrgb, readPlainOklch } from './oklch.ts';
import { isInSrgb, toOklch } from './spaces.ts';

// Closer to black, the tolerances exceed the colors.
const unit = fc.double({ min: 0.05, max: 0.99, noNaN: true });
const degrees = fc.double({ min: 0, max: 360, noNaN: true });

test('has the same sRGB limits as culori', () => {
  fc.assert(
    fc.property(unit, degrees, (lightness, hue) => {
      const most = maxChromaInSrgb(lightness, hue);
      expect(isInSrgb({ mode: 'oklch', l: lightness, c: Math.max(0, most - 0.003), h: hue })).toBe(true);
      expect(isInSrgb({ mode: 'oklch', l: lightness, c: most + 0.003, h: hue })).toBe(false);
    }),
    { numRuns: runs(500) },
  );
});

test('contains all sRGB colors', () => {
  const channel = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const { l: lightness, c: chroma, h: hue = 0 } = toOklch({ mode: 'rgb', r, g, b });
      expect(isOklchInSrgb({ lightness, chroma, hue })).toBe(true);
    }),
  );
});

test('reads the notation that it writes', () => {
  expect(readPlainOklch('oklch(63.39% 0.1691 149.02)')).toEqual({ lightness: 0.6339, chroma: 0.1691, hue: 149.02 });
  expect(readPlainOklch('oklch(0% 0 0 / 0.5)')).toEqual({ lightness: 0, chroma: 0, hue: 0 });
  for (const other of ['', '#fff', 'oklch(0.5 0.1 20)', 'oklch(50% none 0)']) expect(readPlainOklch(other)).toBeUndefined();
});
