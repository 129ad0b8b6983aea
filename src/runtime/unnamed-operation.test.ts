import { expect, test } from 'vitest';
import { text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { defaultOperation, hasInput, unnamedOperation } from './unnamed-operation.ts';

const encode = declare({ input: { text: text({ primary: true }), charset: text() }, output: {} });
const decode = declare({ input: { encoded: text({ primary: true, formerly: ['base64'] }), charset: text(), strict: text() }, output: {}, isDefault: true });
const inspect = declare({ input: { text: text({ primary: true }), strict: text() }, output: {} });
const operations = { encode, decode, inspect };

test.each<[readonly string[], string]>([
  [[], 'decode'],
  [['charset'], 'decode'],
  [['encoded'], 'decode'],
  [['base64', 'strict'], 'decode'],
  [['text', 'charset'], 'encode'],
  [['text', 'strict'], 'inspect'],
  // Two operations have it, neither is the default.
  [['text'], 'decode'],
  [['text', 'encoded'], 'decode'],
  [['color'], 'decode'],
])('inputs %j without an operation select %s', (inputs, name) => {
  expect(unnamedOperation(operations, (operation) => inputs.every((input) => hasInput(operation, input)))).toBe(name);
});

test('the default operation is the only one, the one declared as default, or the first', () => {
  expect(defaultOperation({ encode })).toBe('encode');
  expect(defaultOperation(operations)).toBe('decode');
  expect(defaultOperation({ inspect, encode })).toBe('inspect');
  expect(defaultOperation({})).toBeUndefined();
});

test('ignores names that every object has', () => {
  expect(hasInput(encode, 'constructor')).toBe(false);
});
