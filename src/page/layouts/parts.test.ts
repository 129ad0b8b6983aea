import { expect, test } from 'vitest';
import { file, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import type { OperationState } from '../session/operation-state.ts';
import { hasNothingToShow } from './parts.ts';

const readText = declare({ input: { given: text({ primary: true }) }, output: { length: text({ primary: true }) }, blankIsNothing: true });
const readFile = declare({ input: { file: file({ primary: true }), root: text() }, output: { length: text({ primary: true }) }, errors: ['not-a-pdf'] });

const one: FileValue = { name: 'one.pdf', type: '', content: new Uint8Array() };
const other: FileValue = { name: 'other.pdf', type: '', content: new Uint8Array() };

type Held = Pick<OperationState, 'operation' | 'input' | 'answered' | 'hasOutput' | 'isAwaited' | 'problem' | 'isCanceled'>;

const state = (operation: Held['operation'], input: Held['input'], more: Partial<Held> = {}): Held => ({
  operation,
  input,
  answered: undefined,
  hasOutput: more.answered !== undefined,
  isAwaited: false,
  problem: undefined,
  isCanceled: false,
  ...more,
});

const refusal = (field: string): Held['problem'] => ({ kind: 'error', failure: { code: 'not-a-pdf', field, params: {} } });

test('shows nothing for empty input or without a result', () => {
  expect(hasNothingToShow(state(readText, { given: ' \n' }, { answered: { given: 'a' } }))).toBe(true);
  expect(hasNothingToShow(state(readText, { given: 'a' }, { problem: refusal('given') }))).toBe(true);
});

test('reserves space for the first result, and keeps the last valid one', () => {
  expect(hasNothingToShow(state(readText, { given: 'a' }, { isAwaited: true }))).toBe(false);
  expect(hasNothingToShow(state(readText, { given: 'b' }, { answered: { given: 'a' }, problem: refusal('given') }))).toBe(false);
});

test('results of one file are never shown next to the name of another', () => {
  const answered = { file: one, root: '' };
  expect(hasNothingToShow(state(readFile, answered, { answered }))).toBe(false);
  expect(hasNothingToShow(state(readFile, { file: other, root: '' }, { answered }))).toBe(true);
  expect(hasNothingToShow(state(readFile, { file: one, root: 'x' }, { answered }))).toBe(false);
});

test('results of a file stay when another field is rejected, but not when the file is', () => {
  const answered = { file: one, root: '' };
  expect(hasNothingToShow(state(readFile, answered, { answered, problem: refusal('root') }))).toBe(false);
  expect(hasNothingToShow(state(readFile, answered, { answered, problem: refusal('file') }))).toBe(true);
  expect(hasNothingToShow(state(readFile, answered, { answered, problem: { kind: 'bug', message: '' } }))).toBe(true);
});
