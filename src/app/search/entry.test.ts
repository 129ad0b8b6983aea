import { expect, test } from 'vitest';
import { closesPalette } from './entry.ts';

const action = { action: () => undefined };

test.each([
  [{ target: action }, false],
  [{ target: action, closeOnSelect: true }, true],
  [{ target: action, closeOnSelect: false }, false],
  [{ target: { to: '/about' } }, true],
  [{ target: { to: '/about' }, closeOnSelect: false }, false],
])('%j closes the palette: %j', (entry, closes) => {
  expect(closesPalette(entry)).toBe(closes);
});
