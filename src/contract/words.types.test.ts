import { expect, expectTypeOf, test } from 'vitest';
import { choice, table, text } from './fields.ts';
import type { Implementation, Operations, Runs } from './operations.ts';
import { declare, implement } from './operations.ts';
import type { WordsOf } from './words.ts';

const fields = {
  convert: declare({
    input: { source: text({ primary: true }), syntax: choice(['json', 'json5']) },
    output: { result: text({ primary: true }), warnings: table({ code: { codes: ['repeated', 'dropped'] }, line: 'number' }) },
    errors: ['invalid', 'too-long'],
  }),
};

type Fields = typeof fields;

// The type that TypeScript gives to `strings/en.json`.
interface Own {
  name: string;
  description: string;
  short: string;
  keywords: string;
  operations: { convert: string };
  inputs: { source: string; syntax: { options: { json5: string } } };
  outputs: { result: string; warnings: { columns: { code: { values: { repeated: string } } } } };
  errors: { invalid: string };
}

// The type of `lib/<topic>/strings/en.json`.
interface Topic {
  inputs: { syntax: { label: string; options: { json: string } }; unused: { label: string } };
  outputs: { warnings: { label: string; columns: { code: { label: string; values: { dropped: string } }; line: string } } };
  errors: { 'too-long': string; unused: string };
}

interface Codes {
  codes: { json: string; json5: string; repeated: string; dropped: string };
}

type WithoutCodes = Omit<Own & Topic, 'inputs' | 'outputs'> & {
  inputs: { source: string; syntax: { label: string } };
  outputs: { result: string; warnings: { label: string; columns: { code: string; line: string } } };
};

type Suffices<English> = [English] extends [WordsOf<Fields, English>] ? true : false;

/** Accepts only the right answer to whether the strings suffice: a wrong one does not compile. */
const suffices = <English>(answer: Suffices<English>): boolean => answer;

test('a tool has its own strings and those of its topics, and none may be missing', () => {
  expect(suffices<Own & Topic>(true)).toBe(true);
  // Missing: a label, an option, a code and an error.
  expect(suffices<Own>(false)).toBe(false);
  // Missing: the line on the card.
  expect(suffices<Omit<Own, 'short'> & Topic>(false)).toBe(false);
  // Missing: the message of an error.
  expect(suffices<Own & Omit<Topic, 'errors'>>(false)).toBe(false);
  // Missing: the strings of a column and a code.
  expect(suffices<Own & Omit<Topic, 'outputs'>>(false)).toBe(false);
  // Missing: the string of an option.
  expect(suffices<Own & Omit<Topic, 'inputs'> & { inputs: { syntax: { label: string } } }>(false)).toBe(false);
});

test('a code translated for all fields needs no string in each', () => {
  expect(suffices<WithoutCodes & Codes>(true)).toBe(true);
  expect(suffices<Own & Topic & Codes>(true)).toBe(true);
  // Missing: the strings of all codes.
  expect(suffices<WithoutCodes>(false)).toBe(false);
  // Missing: the strings of an option and a code.
  expect(suffices<WithoutCodes & { codes: Pick<Codes['codes'], 'json' | 'dropped'> }>(false)).toBe(false);
});

test('operations are implemented with the strings that they need', () => {
  const runs = { convert: () => ({ result: '', warnings: [] }) };
  implement<Fields, Own & Topic>(fields, runs);
  // Missing: the message of an error.
  expect(suffices<Own & Omit<Topic, 'errors'>>(false)).toBe(false);
  // `implement` requires what suffices, and no less.
  expectTypeOf(implement).toEqualTypeOf<
    <Declared extends Operations, English extends WordsOf<Declared, English>>(operations: Declared, runs: Runs<Declared>) => Implementation<English>
  >();
});
