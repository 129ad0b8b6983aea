import { expect, test } from 'vitest';
import type { Rule } from './validation.ts';
import { validate } from './validation.ts';

const longer: Rule<string> = { validator: (text) => text.length > 10, message: 'Length must be > 10' };
const never = (message: string): Rule<string> => ({ validator: () => false, message });

test('a value that meets its rules is valid and has no message', () => {
  expect(validate('twelve chars', [longer])).toEqual({ isValid: true, message: '', status: 'valid' });
  expect(validate('', [])).toEqual({ isValid: true, message: '', status: 'valid' });
});

test('a value that breaks a rule gets the message of the rule', () => {
  expect(validate('ten chars.', [longer])).toEqual({ isValid: false, message: 'Length must be > 10', status: 'error' });
});

test.each([false, undefined, null, ''])('a validator that gives %j fails', (verdict) => {
  expect(validate('', [{ validator: () => verdict, message: 'no' }]).isValid).toBe(false);
});

test.each([true, 'yes', 1, 0, [], {}])('a validator that gives %j passes', (verdict) => {
  expect(validate('', [{ validator: () => verdict, message: 'no' }]).isValid).toBe(true);
});

test('a validator that throws fails', () => {
  expect(validate('{', [{ validator: (text) => JSON.parse(text), message: 'Not JSON' }]).message).toBe('Not JSON');
});

test('the first broken rule is reported', () => {
  expect(validate('', [{ validator: () => true, message: 'a' }, never('b'), never('c')]).message).toBe('b');
});

test('{0} is filled by the rule, every time and literally', () => {
  const rule: Rule<string> = { validator: () => false, message: '{0}, I announced {0}', getErrorMessage: (value) => `$& ${value}` };
  expect(validate('x', [rule]).message).toBe('$& x, I announced $& x');
});

test('an error thrown while filling {0} is the message', () => {
  const rule: Rule<string> = {
    validator: () => false,
    message: 'Wrong: {0}',
    getErrorMessage: () => {
      throw new Error('out of ink');
    },
  };
  expect(validate('x', [rule]).message).toBe('Wrong: out of ink');
});

test('without a value for it, {0} stays', () => {
  expect(validate('x', [{ validator: () => false, message: 'a {0}' }]).message).toBe('a {0}');
});
