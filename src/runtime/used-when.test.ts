import { expect, test } from 'vitest';
import { choice, integer } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { checkInput } from './check.ts';

const generate = declare({
  input: { keyType: choice(['rsa', 'dsa', 'ed25519']), modulusLength: integer({ default: 2048, usedWhen: { keyType: ['rsa', 'dsa'] } }) },
  output: {},
});

test('what is wrong in a field counts only as long as the field does', () => {
  expect(() => checkInput(generate, { keyType: 'dsa', modulusLength: Number.NaN })).toThrow('not-a-number');
  expect(checkInput(generate, { keyType: 'ed25519', modulusLength: Number.NaN })).toEqual({ keyType: 'ed25519', modulusLength: 2048 });
});

test('a field may count by the default of another', () => {
  expect(checkInput(generate, { modulusLength: 3072 })).toEqual({ keyType: 'rsa', modulusLength: 3072 });
});
