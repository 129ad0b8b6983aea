import { expect, test } from 'vitest';
import { hexDigit } from './hex-digit.ts';

test('a digit of either case has its value, anything else is -1', () => {
  for (let code = 0; code < 300; code++) {
    const character = String.fromCharCode(code);
    expect(hexDigit(code), character).toBe(/^[\da-f]$/iu.test(character) ? Number.parseInt(character, 16) : -1);
  }
  expect(hexDigit(undefined)).toBe(-1);
});
