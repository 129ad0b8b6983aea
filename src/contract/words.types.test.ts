import { test } from 'vitest';
import { choice, table, text } from './fields.ts';
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

const words = <English extends WordsOf<Fields, English>>(): English | undefined => undefined;

test('a tool has its own words and those of its topics, and a missing one does not compile', () => {
  words<Own & Topic>();
  // @ts-expect-error the own words alone lack a label, an option, a code and an error
  words<Own>();
  // @ts-expect-error an error has no message
  words<Own & Omit<Topic, 'errors'>>();
  // @ts-expect-error a column and a code have no word
  words<Own & Omit<Topic, 'outputs'>>();
  // @ts-expect-error an option has no word
  words<Own & Omit<Topic, 'inputs'> & { inputs: { syntax: { label: string } } }>();
});

test('a code that is worded for all fields needs no word in each', () => {
  words<WithoutCodes & Codes>();
  words<Own & Topic & Codes>();
  // @ts-expect-error no code has a word
  words<WithoutCodes>();
  // @ts-expect-error an option and a code have no word
  words<WithoutCodes & { codes: Pick<Codes['codes'], 'json' | 'dropped'> }>();
});

test('operations are implemented with the words that they need', () => {
  const runs = { convert: () => ({ result: '', warnings: [] }) };
  implement<Fields, Own & Topic>(fields, runs);
  // @ts-expect-error an error has no message
  implement<Fields, Own & Omit<Topic, 'errors'>>(fields, runs);
});
