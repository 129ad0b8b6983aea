import { expect, test } from 'vitest';
import { choice, integer } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { checkInput } from './check.ts';

const generate = declare({
  input: { keyType: choice(['rsa', 'dsa', 'ed25519']), modulusLength: integer({ default: 2048, usedWhen: { keyType: ['rsa', 'dsa'] } }) },
  output: {},
});

test('an error in a field counts only while the field is used', () => {
  expect(() => checkInput(generate, { keyType: 'dsa', modulusLength: Number.NaN })).toThrow('not-a-number');
  expect(checkInput(generate, { keyType: 'ed25519', modulusLength: Number.NaN })).toEqual({ keyType: 'ed25519', modulusLength: 2048 });
});

test("a field may be used because of another field's default", () => {
  expect(checkInput(generate, { modulusLength: 3072 })).toEqual({ keyType: 'rsa', modulusLength: 3072 });
});
