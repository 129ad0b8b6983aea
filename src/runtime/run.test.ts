import { expect, test } from 'vitest';
import { InputError } from '../contract/errors.ts';
import { file, flag, integer, text } from '../contract/fields.ts';
import type { Implementation, RunContext } from '../contract/operations.ts';
import { declare } from '../contract/operations.ts';
import { createContext } from './platform/context.ts';
import { costOf, isNothing, runOperation } from './run.ts';

const output = { text: text({ primary: true }) };
const ofText = declare({ input: { text: text({ primary: true }), strict: flag() }, output });
const ofBlank = declare({ input: { text: text({ primary: true }) }, output, blankIsNothing: true });
const ofAnything = declare({ input: { text: text({ primary: true }) }, output, answersNothing: true });
const ofInteger = declare({ input: { count: integer({ primary: true }) }, output });
const ofDefault = declare({ input: { count: integer({ primary: true, default: 1 }) }, output });
const ofFile = declare({ input: { file: file({ primary: true }) }, output });
const ofOptions = declare({ input: { strict: flag() }, output });

test.each([
  ['no text', ofText, {}, true],
  ['an empty text', ofText, { text: '', strict: true }, true],
  ['a blank text', ofText, { text: ' \n' }, false],
  ['a blank text that counts as missing', ofBlank, { text: ' \n' }, true],
  ['a text', ofBlank, { text: ' a ' }, false],
  ['an empty text that has a result', ofAnything, { text: '' }, false],
  ['no integer', ofInteger, {}, true],
  ['null', ofInteger, { count: null }, true],
  ['zero', ofInteger, { count: 0 }, false],
  ['no integer but a default', ofDefault, {}, false],
  ['no file', ofFile, {}, true],
  ['an empty file', ofFile, { file: { name: '', type: '', base64: '' } }, false],
  ['no primary input', ofOptions, {}, false],
])('whether %s is empty input', (_title, operation, input, expected) => {
  expect(isNothing(operation, input)).toBe(expected);
});

const reverse = declare({ input: { text: text({ primary: true }) }, output, formerly: ['mirror'] });
const answering = (run: Implementation['runs'][string]): Implementation => ({ operations: { reverse }, runs: { reverse: run } });
const throwing = (thrown: unknown): Implementation =>
  answering(() => {
    throw thrown;
  });
const play = async (implementation: Implementation, { name = 'reverse', ...own }: Partial<RunContext> & { readonly name?: string } = {}) =>
  await runOperation(implementation, name, { text: 'abc' }, createContext(own));
const echo = answering(({ text }: { readonly text: string }) => ({ text: `<${text}>` }));

test.each(['reverse', 'mirror'])('an operation is run by its name, or a former one: %s', async (name) => {
  expect(await play(echo, { name })).toEqual({ kind: 'output', output: { text: '<abc>' }, isRandom: false });
});

test('an unknown operation is an error', async () => {
  expect(await play(echo, { name: 'turn' })).toEqual({ kind: 'error', error: { code: 'unknown-operation', params: { operation: 'turn' } } });
});

test('empty input gives empty output, without a run', async () => {
  expect(await runOperation(throwing(new Error('run')), 'reverse', { text: '' }, createContext())).toEqual({
    kind: 'output',
    output: { text: '' },
    isRandom: false,
  });
});

const generateRsaKey = (modulusLength: number) => Promise.resolve(Uint8Array.of(modulusLength >> 8, modulusLength & 255));

test.each([
  ['random bytes', answering((_input: never, { randomBytes }) => ({ text: String(randomBytes(1).length) })), '1'],
  ['an RSA key', answering(async (_input: never, { generateRsaKey }) => ({ text: String(await generateRsaKey?.(512)) })), '512'],
])('an output that used %s is random', async (_what, implementation, given) => {
  const outcome = await play(implementation, { generateRsaKey });
  expect(outcome).toEqual({ kind: 'output', output: { text: given === '512' ? '2,0' : given }, isRandom: true });
});

test.each([
  [
    'with its position',
    new InputError('invalid-text', { field: 'text', position: { character: 2 }, params: { a: 1 } }),
    { field: 'text', position: { character: 2 } },
  ],
  ['without a position', new InputError('invalid-text', { params: { a: 1 } }), {}],
])('an InputError is reported %s', async (_how, thrown, place) => {
  expect(await play(throwing(thrown))).toEqual({ kind: 'error', error: { code: 'invalid-text', params: { a: 1 }, ...place } });
});

test.each([
  ['its stack', Object.assign(new Error('no'), { stack: 'Error: no\n at a' }), 'Error: no\n at a'],
  ['its name and message if it has no stack', Object.assign(new TypeError('no'), { stack: undefined }), 'TypeError: no'],
  ['itself if it is not an Error', 'no', 'no'],
])('anything else that is thrown is a bug, reported by %s', async (_how, thrown, message) => {
  expect(await play(throwing(thrown))).toEqual({ kind: 'bug', message });
});

test('an error thrown by a canceled run is not a bug', async () => {
  expect(await play(throwing(new Error('aborted')), { signal: AbortSignal.abort() })).toEqual({ kind: 'canceled' });
  expect(await play(throwing(new InputError('invalid-text')), { signal: AbortSignal.abort() })).toMatchObject({ kind: 'error' });
});

test('a text longer than any engine supports is too long, for the primary input', async () => {
  expect(await play(throwing(new RangeError('Invalid string length')))).toEqual({
    kind: 'error',
    error: expect.objectContaining({ code: 'too-long', field: 'text' }),
  });
});

test('a cost may depend on the input, and does not matter for an invalid one', () => {
  expect(costOf(ofText, {})).toBe('instant');
  expect(costOf({ ...ofText, cost: 'slow' }, {})).toBe('slow');
  const byLength = declare({ input: { count: integer({ primary: true, min: 0 }) }, output, cost: ({ count }) => (count > 9 ? 'slow' : 'instant') });
  expect([9, 10, -1].map((count) => costOf(byLength, { count }))).toEqual(['instant', 'slow', 'instant']);
  const broken = declare({
    input: {},
    output,
    cost: () => {
      throw new TypeError('no');
    },
  });
  expect(() => costOf(broken, {})).toThrow(TypeError);
});
