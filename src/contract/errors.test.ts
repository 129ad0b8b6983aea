import { expect, test } from 'vitest';
import { ignoreRefusal, InputError, unlessRefused } from './errors.ts';

test('formats an error for a log', () => {
  expect(String(new InputError('invalid-json'))).toBe('InputError: invalid-json');
});

test('an error has its code and parameters', () => {
  expect(new InputError('required')).toMatchObject({ code: 'required', field: undefined, position: undefined, params: {} });
  const details = { field: 'text', position: { line: 2, column: 3 }, params: { limit: 4 } };
  expect(new InputError('too-long', details)).toMatchObject({ code: 'too-long', ...details });
});

test('unlessRefused returns the value, undefined for an InputError, and throws everything else', () => {
  expect(unlessRefused(() => 1)).toBe(1);
  expect(
    unlessRefused(() => {
      throw new InputError('refused');
    }),
  ).toBeUndefined();
  expect(() =>
    unlessRefused(() => {
      throw new TypeError('a bug');
    }),
  ).toThrow(TypeError);
});

test('ignoreRefusal does so for a promise', async () => {
  expect(await Promise.reject(new InputError('refused')).catch(ignoreRefusal)).toBeUndefined();
  await expect(Promise.reject(new TypeError('a bug')).catch(ignoreRefusal)).rejects.toThrow(TypeError);
});
