import { afterEach, beforeEach, expect, test } from 'vitest';
import { flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { errorDelay, isTypedInto, provideErrorDelays } from './error-delay.ts';

const operation = declare({ input: { text: text({ primary: true }), count: integer({ min: 1, max: 9 }), upper: flag() }, output: {} });

beforeEach(() => provideErrorDelays());
afterEach(() => provideErrorDelays());

const delayOf = (position: { line: number; column: number } | { character: number } | undefined, before: string, after: string): number =>
  errorDelay({ code: 'invalid', field: 'text', params: {}, ...(position && { position }) }, { text: before }, { text: after });

test('an error at the end of a text waits longer than one before it', () => {
  expect(delayOf({ line: 1, column: 6 }, '{"a":', '{"a":1')).toBe(800);
  expect(delayOf({ line: 2, column: 8 }, '{\n  "a":', '{\n  "a": t')).toBe(800);
  expect(delayOf({ line: 2, column: 3 }, '{\n  a b', '{\n  a b ')).toBe(400);
  expect(delayOf({ character: 3 }, '1 2', '1 23')).toBe(800);
  expect(delayOf({ character: 1 }, 'x 2', 'x 23')).toBe(400);
  expect(delayOf({ character: 2 }, '😀', '😀😀')).toBe(800);
});

test('an error without a position waits longer while the text grows or shrinks at its end', () => {
  expect(delayOf(undefined, '*/15 9', '*/15 9-')).toBe(800);
  expect(delayOf(undefined, '*/15 9-', '*/15 9')).toBe(800);
  expect(delayOf(undefined, '10.0.1', '10.20.1')).toBe(400);
});

test('an error about another value than a text waits for the usual time', () => {
  expect(errorDelay({ code: 'out-of-range', field: 'count', params: {} }, { count: 1 }, { count: 12 })).toBe(400);
  expect(errorDelay({ code: 'end-before-start', params: {} }, { text: 'a' }, { text: 'ab' })).toBe(400);
  expect(delayOf(undefined, 'x'.repeat(20_001), 'x'.repeat(20_002))).toBe(400);
});

test('an error that is not about the input does not wait', () => {
  for (const code of ['not-loaded', 'time-limit']) expect(errorDelay({ code, params: {} }, { text: 'a' }, { text: 'ab' })).toBe(0);
});

test('only fields that are typed into count as typed', () => {
  const input = { text: 'a', count: 1, upper: false };
  expect(isTypedInto(operation, input, { ...input, text: 'ab' })).toBe(true);
  expect(isTypedInto(operation, input, { ...input, count: 12 })).toBe(true);
  expect(isTypedInto(operation, input, { ...input, text: 'ab', upper: true })).toBe(false);
});
