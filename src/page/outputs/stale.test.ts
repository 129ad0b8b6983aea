import { expect, test } from 'vitest';
import { integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { stalenessOf } from './stale.ts';

const operation = declare({
  input: { text: text({ primary: true, sample: 'Hello' }), shift: integer({ default: 3 }) },
  output: { result: text({ primary: true }) },
});
const of = (typed: string, answered: string | undefined, isStale = true) =>
  stalenessOf({ operation, input: { text: typed, shift: 3 }, answered: answered === undefined ? undefined : { text: answered, shift: 1 }, isStale });

test('the result of the current input is not stale', () => {
  expect(of('Hello', 'Hello', false)).toBeUndefined();
});

test("marks the sample's result when the input is the reader's own text", () => {
  expect(of('Hello {', 'Hello')).toBe('sample');
});

test('a rejected option of the sample, and an older text, have different labels', () => {
  expect(of('Hello', 'Hello')).toBe('own');
  expect(of('Hi {', 'Hi')).toBe('own');
});
