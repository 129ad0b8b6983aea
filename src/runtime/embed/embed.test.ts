import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { choices, choice, dateTime, file, flag, integer, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { createWords } from '../words.ts';
import type { EndedRun, SetMessage } from './messages.ts';
import { checkSet, MAX_MESSAGE_UNITS, readHostMessage } from './receive.ts';
import { errorMessage, readyMessage, runMessage } from './send.ts';

const sign = declare({
  input: {
    text: text({ primary: true, formerly: ['input'] }),
    key: text({ secret: true }),
    method: choice(['short', 'long'], { default: 'short' }),
    parts: choices(['a', 'b'], { default: ['a'] }),
    rounds: integer({ default: 1, min: 1, max: 5 }),
    padded: flag({ default: false, usedWhen: { method: 'long' } }),
    at: dateTime({ optional: true }),
    document: file({ optional: true }),
  },
  output: {
    signature: text({ primary: true }),
    token: text({ secret: true }),
    details: record<{ readonly note: string }>(),
    warnings: table({ code: { codes: ['weak'] } }),
  },
});
const operations = { sign, verify: declare({ input: { text: text({ primary: true }) }, output: { valid: text({ primary: true }) }, formerly: ['check'] }) };
const words = createWords('en', { 'errors.bug': 'A bug.', 'errors.out-of-range': ['Not in range: ', ['field']], 'errors.required': 'Missing.' });

/** The code and the field of the error that a call throws. */
function errorOf(act: () => unknown): readonly (string | undefined)[] {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return [error.code, error.field];
    throw error;
  }
  return [];
}

const set = (fields: unknown, operation?: unknown): unknown => ({ type: 'penknife:set', fields, operation });

test.each([
  [null],
  [undefined],
  [7],
  ['penknife:set'],
  [[]],
  [{}],
  [{ type: 7 }],
  [{ type: 'webpackOk' }],
  [{ type: ['penknife:set'] }],
  [Object.create({ type: 'penknife:set', fields: {} })],
])('ignores %j, which other programs may send', (data) => {
  expect(readHostMessage(data)).toBeUndefined();
});

test.each([
  [{ type: 'penknife:quit' }, 'type'],
  [{ type: 'penknife:hello', version: 2 }, 'version'],
  [{ type: 'penknife:hello', version: '1' }, 'version'],
  [set(undefined), 'fields'],
  [set(null), 'fields'],
  [set('a'), 'fields'],
  [set([]), 'fields'],
  [set({}, 7), 'operation'],
  [set({}, null), 'operation'],
  [set({}, { toString: () => 'sign' }), 'operation'],
])('rejects %j because of its %s', (data, field) => {
  expect(errorOf(() => readHostMessage(data))).toEqual(['wrong-type', field]);
});

test.each([
  [{ type: 'penknife:hello' }, { type: 'penknife:hello' }],
  [{ type: 'penknife:hello', version: 1, more: 1 }, { type: 'penknife:hello' }],
  [set({ text: 'a' }), { type: 'penknife:set', fields: { text: 'a' } }],
  [set({ text: 'a' }, 'sign'), { type: 'penknife:set', fields: { text: 'a' }, operation: 'sign' }],
])('reads %j', (data, message) => {
  expect(readHostMessage(data)).toEqual(message);
});

const check = (fields: SetMessage['fields'], operation?: string) =>
  checkSet(operations, 'sign', { type: 'penknife:set', fields, ...(operation !== undefined && { operation }) });

test('checks the values of the visible operation, or of another one by a present or former name', () => {
  expect(check({ text: 'a', rounds: 3, method: 'long' })).toEqual({ operation: 'sign', values: { text: 'a', rounds: 3, method: 'long' } });
  expect(check({ input: 'a' })).toEqual({ operation: 'sign', values: { text: 'a' } });
  expect(check({ text: 'a' }, 'check')).toEqual({ operation: 'verify', values: { text: 'a' } });
  expect(check({ rounds: null, document: undefined })).toEqual({ operation: 'sign', values: { rounds: 1, document: undefined } });
  expect(check({ at: '2026-01-31T12:00:00Z' }).values).toEqual({ at: '2026-01-31T12:00:00Z' });
});

test('makes a file of its JSON form only', () => {
  const content = new Uint8Array([104, 105]);
  expect(check({ document: { name: 'a.txt', base64: 'aGk=' } }).values).toEqual({ document: { name: 'a.txt', type: '', content } });
  expect(errorOf(() => check({ document: { name: 'a.txt', content: { size: 1 } } }))).toEqual(['wrong-type', 'document']);
});

test('keeps each option once', () => {
  expect(check({ parts: Array.from({ length: 1000 }, () => 'b') }).values).toEqual({ parts: ['b'] });
});

test.each<[SetMessage['fields'], string | undefined, readonly (string | undefined)[]]>([
  [{ text: 7 }, undefined, ['wrong-type', 'text']],
  [{ text: {} }, undefined, ['wrong-type', 'text']],
  [{ rounds: '3' }, undefined, ['wrong-type', 'rounds']],
  [{ rounds: 6 }, undefined, ['out-of-range', 'rounds']],
  [{ rounds: Number.NaN }, undefined, ['not-a-number', 'rounds']],
  [{ method: 'other' }, undefined, ['unknown-option', 'method']],
  [{ parts: 'a' }, undefined, ['wrong-type', 'parts']],
  // Whether a field is used depends on others, which a message may leave out.
  [{ padded: 'yes' }, undefined, ['wrong-type', 'padded']],
  [{ at: 'now' }, undefined, ['invalid-date-time', 'at']],
  [{ document: 'a' }, undefined, ['wrong-type', 'document']],
  [{ document: { name: 'a', base64: '*' } }, undefined, ['wrong-type', 'document']],
  [{ nothing: 1 }, undefined, ['unknown-field', 'nothing']],
  [{ text: 'a', nothing: 1 }, undefined, ['unknown-field', 'nothing']],
  [{ constructor: 'a' }, undefined, ['unknown-field', 'constructor']],
  [JSON.parse('{"__proto__":{"text":"a"}}'), undefined, ['unknown-field', '__proto__']],
  [{ toString: 'a' }, undefined, ['unknown-field', 'toString']],
  [{ text: 'a' }, 'none', ['unknown-operation', undefined]],
  [{ text: 'a' }, '__proto__', ['unknown-operation', undefined]],
  [{ text: 'a' }, 'constructor', ['unknown-operation', undefined]],
])('rejects %j for the operation %j', (fields, operation, error) => {
  expect(errorOf(() => check(fields, operation))).toEqual(error);
});

test('limits the length of all texts together', () => {
  const half = 'x'.repeat(MAX_MESSAGE_UNITS / 2);
  expect(check({ text: half, key: half }).values).toEqual({ text: half, key: half });
  expect(errorOf(() => check({ text: half, key: `${half}x` }))).toEqual(['too-long', undefined]);
  expect(errorOf(() => check({ document: { name: half, base64: `${half}x` } }))).toEqual(['too-long', undefined]);
});

test('the answer to a long name is short', () => {
  expect(errorOf(() => check({ ['x'.repeat(10_000)]: 1 }))[1]).toBe(`${'x'.repeat(100)}…`);
});

test('lists the names of operations, inputs and outputs', () => {
  expect(readyMessage('signer', operations)).toEqual({
    type: 'penknife:ready',
    version: 1,
    tool: 'signer',
    operations: {
      sign: { inputs: Object.keys(sign.input), outputs: Object.keys(sign.output) },
      verify: { inputs: ['text'], outputs: ['valid'] },
    },
  });
});

const ended = (output: Readonly<Record<string, unknown>>, input: EndedRun['input'] = {}): EndedRun => ({
  operation: 'sign',
  input,
  outcome: { kind: 'output', output: { signature: '', token: '', details: null, warnings: [], ...output }, isRandom: false },
});

test('sends outputs and warnings, without secret outputs', () => {
  const warnings = [{ code: 'weak' }];
  expect(runMessage(operations, ended({ signature: 's', token: 't', warnings }, { key: '' }), words)).toEqual({
    type: 'penknife:result',
    operation: 'sign',
    outputs: { signature: 's', details: null, warnings },
    warnings,
    withheld: ['token'],
  });
});

test.each([
  ['a text', { signature: 'x"k\n1x' }, 'signature'],
  ['a record', { details: { note: 'x"k\n1x' } }, 'details'],
  ['a table', { warnings: [{ code: '"k\n1' }] }, 'warnings'],
])('withholds an output with a secret input in %s', (_, output, name) => {
  const message = runMessage(operations, ended(output, { key: '"k\n1' }), words);
  expect(message).toMatchObject({ withheld: expect.arrayContaining([name]) });
  expect(JSON.stringify(message)).not.toContain('k\\n1');
});

const failure = (field: string) => ({ kind: 'error', error: { code: 'out-of-range', field, params: {} } }) as const;

test('sends errors with their codes, and no details of secrets and bugs', () => {
  const run = { operation: 'sign', input: {} };
  expect(runMessage(operations, { ...run, outcome: failure('rounds') }, words)).toEqual({
    type: 'penknife:error',
    operation: 'sign',
    field: 'rounds',
    code: 'out-of-range',
    message: 'Not in range: rounds',
  });
  expect(runMessage(operations, { ...run, outcome: failure('key') }, words)).toMatchObject({ field: 'key', message: 'out-of-range' });
  expect(runMessage(operations, { ...run, outcome: { kind: 'bug', message: 'Error: secret\n at x.js' } }, words)).toEqual({
    type: 'penknife:error',
    operation: 'sign',
    code: 'bug',
    message: 'A bug.',
  });
  expect(runMessage(operations, { ...run, outcome: { kind: 'canceled' } }, words)).toBeUndefined();
  expect(errorMessage({ code: 'required', params: {} }, words)).toEqual({ type: 'penknife:error', code: 'required', message: 'Missing.' });
});
