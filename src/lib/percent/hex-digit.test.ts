import { expect, test } from 'vitest';
import { hexDigit } from './hex-digit.ts';

test('returns the value of a digit of either case, and -1 for anything else', () => {
  for (let code = 0; code < 300; code++) {
    const character = String.fromCharCode(code);
    expect(hexDigit(code), character).toBe(/^[\da-f]$/iu.test(character) ? Number.parseInt(character, 16) : -1);
  }
  expect(hexDigit(undefined)).toBe(-1);
});
