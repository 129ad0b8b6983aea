import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from '@cfworker/json-schema';
import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { flagLetters } from '../../lib/regex/flags.ts';
import type { TestFile, TestRow } from './test-file.ts';
import { formatTestFile, MAX_ROWS, parseTestFile } from './test-file.ts';

const schema: Schema = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../public/regex-tests.schema.json'), 'utf8'));
const validator = new Validator(schema, '2020-12');
const parse = (text: string): Promise<TestFile> => parseTestFile(text, () => Promise.reject(new InputError('invalid-json', { field: 'tests' })));

const group = fc.option(fc.string());
const row: fc.Arbitrary<TestRow> = fc.oneof(
  fc.record({ text: fc.string({ unit: 'grapheme' }), expect: fc.constantFrom('match', 'no-match') }),
  fc.record({
    text: fc.string(),
    expect: fc.constant('exact'),
    match: fc.string(),
    groups: fc.oneof(
      fc.array(group),
      fc.dictionary(
        fc.string().filter((name) => name !== '__proto__'),
        group,
      ),
    ),
  }),
);
const file = fc.record({ pattern: fc.string(), flags: fc.subarray([...flagLetters]), tests: fc.array(row) });

test('a test file is read as it was written, and valid by its schema', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (given) => {
      const written = formatTestFile(given);
      expect(await parse(written)).toEqual(given);
      expect(validator.validate(JSON.parse(written)).valid).toBe(true);
    }),
    { numRuns: runs(100) },
  );
});

test.each([
  ['{ "tests": 1 }', 'tests', 'tests'],
  ['{ "test": [] }', 'test', 'unknown'],
  ['{ "pattern": 1, "tests": [] }', 'pattern', 'text'],
  ['{ "flags": "gx", "tests": [] }', 'flags', 'flags'],
  // They would have no effect on a typed pattern.
  ['{ "flags": "i", "tests": [] }', 'pattern', 'text'],
  ['{ "tests": ["a"] }', 'tests[0]', 'object'],
  ['[{ "text": 1 }]', '[0].text', 'text'],
  ['[{ "text": "a" }, {}]', '[1].text', 'text'],
  ['[{ "text": "a", "note": "" }]', '[0].note', 'unknown'],
  ['[{ "text": "a", "expect": "maybe" }]', '[0].expect', 'expect'],
  ['[{ "text": "a", "expect": "exact" }]', '[0].match', 'match'],
  ['[{ "text": "a", "expect": "no-match", "match": "a" }]', '[0].match', 'match'],
  ['[{ "text": "a", "expect": "exact", "groups": [1] }]', '[0].groups', 'groups'],
])('%s is rejected at %s', async (text, where, what) => {
  await expect(parse(text)).rejects.toMatchObject({ code: 'invalid-tests', params: { where, what } });
  if (text.startsWith('{')) expect(validator.validate(JSON.parse(text)).valid).toBe(false);
});

test.each([
  ['a\nb\r\n\nc', ['a', 'b', 'c']],
  // A line that starts with a character class is not JSON.
  ['[a-z]\n[0]', ['[a-z]', '[0]']],
  ['', []],
])('the lines of %j are tests', async (text, texts) => {
  expect((await parse(text)).tests).toEqual(texts.map((each) => ({ text: each, expect: 'match' })));
});

test('a row with a match or groups is exact by default', async () => {
  expect(
    (await parse('[{ "text": "a", "match": "a" }, { "text": "a", "groups": [] }, { "text": "a" }]')).tests.map(({ expect: expected }) => expected),
  ).toEqual(['exact', 'exact', 'match']);
});

test('damaged JSON is explained by the reader of documents', async () => {
  await expect(parse('{ "tests": [ }')).rejects.toMatchObject({ code: 'invalid-json' });
});

test('more tests than anybody compares are rejected', async () => {
  expect((await parse('a\n'.repeat(MAX_ROWS))).tests).toHaveLength(MAX_ROWS);
  await expect(parse('a\n'.repeat(MAX_ROWS + 1))).rejects.toMatchObject({ code: 'too-many-tests', params: { max: MAX_ROWS } });
});
