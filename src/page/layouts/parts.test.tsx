import { expect, test } from 'vitest';
import { stubScreen } from '../../app/testing/media.ts';
import { describeText } from '../demo-tool.tsx';
import { plain } from '../testing/layout-operations.ts';
import { focusesInput, isAnswered, partsOf } from './parts.ts';

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
