import { expect, expectTypeOf, test } from 'vitest';
import { choice, choices, file, flag, image, integer, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { FileValue, ImageValue } from '../../contract/values.ts';
import type { ErrorCode, InputName, InputValue, OperationProps, OperationState, OutputName, Views } from './operation-state.ts';
import { failureOf } from './operation-state.ts';
import type { OperationWords } from '../words/operation-words.ts';

// These assignments check the types that are derived from a declaration: the file does not compile if one of them is wrong.
const draw = declare({
  input: {
    text: text({ primary: true }),
    level: choice(['low', 'high']),
    marks: choices(['dot', 'cross'], { default: ['dot'] }),
    size: integer({ min: 1, max: 9, default: 3 }),
    round: flag(),
    logo: file({ optional: true }),
  },
  output: {
    picture: image({ primary: true }),
    verdict: text({ codes: ['reads', 'differs'] }),
    rows: table({ name: 'text', bits: 'number', kind: { codes: ['data', 'check'] } }),
  },
  errors: ['text-too-long'],
});
const erase = declare({ input: { text: text({ primary: true }) }, output: { text: text({ primary: true }) } });

type Draw = OperationState<typeof draw>;

test('inputs, outputs and error codes are those of the declaration', () => {
  expectTypeOf<InputName<typeof draw>>().toEqualTypeOf<'text' | 'level' | 'marks' | 'size' | 'round' | 'logo'>();
  expectTypeOf<OutputName<typeof draw>>().toEqualTypeOf<'picture' | 'verdict' | 'rows'>();
  expectTypeOf<Draw['input']['text']>().toEqualTypeOf<string>();
  expectTypeOf<Draw['input']['level']>().toEqualTypeOf<'low' | 'high'>();
  expectTypeOf<Draw['input']['marks']>().toEqualTypeOf<readonly ('dot' | 'cross')[]>();
  expectTypeOf<Draw['input']['size']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Draw['input']['logo']>().toEqualTypeOf<FileValue | undefined>();
  expectTypeOf<Draw['output']['picture']>().toEqualTypeOf<ImageValue | null>();
  expectTypeOf<Draw['output']['verdict']>().toEqualTypeOf<'reads' | 'differs' | ''>();
  expectTypeOf<Draw['output']['rows'][number]['bits']>().toEqualTypeOf<number | null>();
  expectTypeOf<'text-too-long' | 'out-of-range'>().toExtend<ErrorCode<typeof draw>>();
});

test('rejects names that are not in the declaration', () => {
  expectTypeOf<'color'>().not.toExtend<InputName<typeof draw>>();
  expectTypeOf<'text'>().not.toExtend<OutputName<typeof draw>>();
  expectTypeOf<'medium'>().not.toExtend<InputValue<(typeof draw)['input']['level']>>();
  expectTypeOf<'text-too-short'>().not.toExtend<ErrorCode<typeof draw>>();
  expectTypeOf<'text-too-long'>().not.toExtend<ErrorCode<typeof erase>>();
  expectTypeOf<Parameters<OperationWords<typeof draw>['input']>[0]>().toEqualTypeOf<InputName<typeof draw>>();
  expectTypeOf<'erased'>().not.toExtend<keyof Views<{ draw: typeof draw; erase: typeof erase }>>();
});

test('a part for any operation accepts this one, and a view of one operation does not fit another', () => {
  expectTypeOf<Draw>().toExtend<OperationState>();
  expectTypeOf<Draw>().not.toExtend<OperationState<typeof erase>>();
  expectTypeOf<(props: OperationProps<typeof erase>) => null>().not.toExtend<NonNullable<Views<{ draw: typeof draw }>['draw']>>();
});

test('an error belongs to the fields it names, and a bug to none', () => {
  const failure = { code: 'text-too-long', field: 'text', params: {} } as const;
  const problem = { kind: 'error', failure } as const;
  expect(failureOf({ problem }, 'text')).toBe(failure);
  expect(failureOf({ problem }, 'size', 'text')).toBe(failure);
  expect(failureOf({ problem }, 'size')).toBeUndefined();
  expect(failureOf({ problem })).toBeUndefined();
  expect(failureOf({ problem: { kind: 'error', failure: { code: 'time-limit', params: {} } } }, 'text')).toBeUndefined();
  expect(failureOf({ problem: { kind: 'bug', message: 'text' } }, 'text')).toBeUndefined();
  expect(failureOf({ problem: undefined }, 'text')).toBeUndefined();
});
