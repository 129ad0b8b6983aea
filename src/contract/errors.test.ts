import { expect, test } from 'vitest';
import { InputError } from './errors.ts';

test('an error says in a log what it is', () => {
  expect(String(new InputError('invalid-json'))).toBe('InputError: invalid-json');
});

test('an error knows its code, and what it is given besides', () => {
  expect(new InputError('required')).toMatchObject({ code: 'required', field: undefined, position: undefined, params: {} });
  const details = { field: 'text', position: { line: 2, column: 3 }, params: { limit: 4 } };
  expect(new InputError('too-long', details)).toMatchObject({ code: 'too-long', ...details });
});
