import { expect, test } from 'vitest';
import { record, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { quietContext } from '../lib/document/testing/run.ts';
import type { Outcome } from './run.ts';
import { runOperation } from './run.ts';
import { serializeOutcome } from './wire.ts';

const fields = { make: declare({ input: { text: text({ primary: true }) }, output: { made: record({ primary: true }) } }) };

const outcomeOf = (made: unknown): Outcome => ({ kind: 'output', output: { made }, isRandom: false }) as Outcome;
const failing = (error: Error) => ({
  toJSON: () => {
    throw error;
  },
});

test('writes a result as JSON in wire form', () => {
  expect(serializeOutcome(fields.make, outcomeOf({ a: [1] }), (output) => ({ output }))).toEqual({ kind: 'json', json: '{"output":{"made":{"a":[1]}}}' });
});

test('a result that is too long as JSON is an error, and any other failure a bug', () => {
  const tooLong = { kind: 'error', error: { code: 'too-long', field: 'text', params: { limit: 2 ** 28 } } };
  expect(serializeOutcome(fields.make, outcomeOf(failing(new RangeError('Invalid string length'))), (wire) => wire)).toEqual(tooLong);
  expect(serializeOutcome(fields.make, outcomeOf(failing(new TypeError('no'))), (wire) => wire)).toMatchObject({ kind: 'bug' });
  expect(serializeOutcome(fields.make, outcomeOf(1n), (wire) => wire)).toMatchObject({ kind: 'bug' });
});

test('a text longer than any engine supports is an error of the run, not a bug', async () => {
  const implementation = { operations: fields, runs: { make: () => ({ made: 'x'.repeat(2 ** 30) }) } };
  expect(await runOperation(implementation, 'make', { text: 'x' }, quietContext)).toEqual({
    kind: 'error',
    error: { code: 'too-long', field: 'text', params: { limit: 2 ** 28 } },
  });
});
