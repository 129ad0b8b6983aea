import { expect, test } from 'vitest';
import { stubScreen } from '../../app/testing/media.ts';
import { file, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { describeText } from '../demo-tool.tsx';
import type { OperationState } from '../session/operation-state.ts';
import { plain } from '../testing/layout-operations.ts';
import { focusesInput, hasNothingToShow, isAnswered, partsOf } from './parts.ts';

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

test("an operation's parts are its names, with the primary ones separate", () => {
  expect(partsOf(describeText)).toMatchObject({ primaryInput: 'text', primaryOutput: 'written' });
  expect(partsOf(describeText).otherInputs).toEqual(Object.keys(describeText.input).filter((name) => name !== 'text'));
  expect(partsOf(plain)).toEqual({ primaryInput: undefined, primaryOutput: undefined, otherInputs: ['other'], otherOutputs: ['hits'] });
});

test('the main input takes focus on wide screens only', () => {
  const changeScreen = stubScreen({ isSmall: true });
  expect(focusesInput()).toBe(false);
  expect(matchMedia).toHaveBeenLastCalledWith('(min-width: 900px)');
  changeScreen({ isSmall: false });
  expect(focusesInput()).toBe(true);
});

test('an empty list is a result if there was one before, or nothing was rejected', () => {
  const problem = { kind: 'bug', message: '' } as const;
  expect(isAnswered({ hasOutput: true, isAwaited: false, problem })).toBe(true);
  expect(isAnswered({ hasOutput: false, isAwaited: false, problem: undefined })).toBe(true);
  expect(isAnswered({ hasOutput: false, isAwaited: true, problem: undefined })).toBe(false);
  expect(isAnswered({ hasOutput: false, isAwaited: false, problem })).toBe(false);
});
