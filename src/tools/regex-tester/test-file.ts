import { InputError } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import { isJsonObject, tryParseJson } from '../../lib/json-text/json-text.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import type { Flag } from '../../lib/regex/flags.ts';
import { flagLetters } from '../../lib/regex/flags.ts';
import type { Expectation } from './codes.ts';
import { expectations } from './codes.ts';

/** The groups of an exact match by number or by name; null for a group that must not participate. Groups that are left out are not compared. */
export type ExpectedGroups = readonly (string | null)[] | Readonly<Record<string, string | null>>;

/** A text and what the pattern must find in it. */
export interface TestRow {
  readonly text: string;
  /** `match`: somewhere in the text; `exact`: the first match must be `match`. */
  readonly expect: Expectation;
  readonly match?: string;
  readonly groups?: ExpectedGroups;
}

/** The content of a test file: see `public/regex-tests.schema.json`. */
export interface TestFile {
  readonly pattern?: string;
  readonly flags?: readonly Flag[];
  readonly tests: readonly TestRow[];
}

/** More rows are more than a person compares. */
export const MAX_ROWS = 10_000;

/**
 * Parses a test file, the array of its tests, or lines, each of which must match. A text is JSON if it starts with `{` or `[`
 * and a test file in JSON can continue so. `explain` throws the error of invalid JSON, with its position.
 * @throws InputError `invalid-json`, `invalid-tests`, `too-many-tests`
 */
export async function parseTestFile(text: string, explain: (text: string) => Promise<unknown>): Promise<TestFile> {
  const file = tryParseTestFile(text);
  if (file) return file;
  await explain(text);
  throw invalid('', 'json');
}

/**
 * The same without the reason and the position of invalid JSON, for which it returns undefined.
 * @throws InputError `invalid-tests`, `too-many-tests`
 */
export function tryParseTestFile(text: string): TestFile | undefined {
  if (!/^\s*(?:\[\s*[{\]]|\{)/u.test(text)) return { tests: limited(linesOf(text)) };
  const value = tryParseJson(text);
  if (value === undefined) return undefined;
  return Array.isArray(value) ? { tests: readRows(value, '') } : readFile(value);
}

/** The expected groups by number or name, in their order. */
export const groupEntries = (groups: ExpectedGroups = []): readonly (readonly [group: string, value: string | null])[] =>
  Array.isArray(groups) ? (groups as readonly (string | null)[]).map((value, index) => [String(index + 1), value] as const) : Object.entries(groups);

/** Each line that is not empty must match. */
const linesOf = (text: string): TestRow[] =>
  splitLines(text)
    .filter((line) => line !== '')
    .map((line) => ({ text: line, expect: 'match' }));

const limited = (rows: readonly TestRow[]): readonly TestRow[] => {
  if (rows.length > MAX_ROWS) throw new InputError('too-many-tests', { field: 'tests', params: { max: MAX_ROWS } });
  return rows;
};

/** `where` is the path of the value that is wrong, such as `tests[2].expect`, or empty for all of it; `what` says what is expected there. */
const invalid = (where: string, what: 'json' | 'object' | 'tests' | 'text' | 'flags' | 'expect' | 'match' | 'groups' | 'unknown'): InputError =>
  new InputError('invalid-tests', { field: 'tests', params: { where: where || '$', what } });

const MEMBERS: ReadonlySet<string> = new Set(['$schema', 'pattern', 'flags', 'tests']);

function readFile(value: JsonValue): TestFile {
  if (!isJsonObject(value)) throw invalid('', 'object');
  const unknown = Object.keys(value).find((name) => !MEMBERS.has(name));
  if (unknown !== undefined) throw invalid(unknown, 'unknown');
  const { pattern, flags, tests } = value;
  if (pattern !== undefined && typeof pattern !== 'string') throw invalid('pattern', 'text');
  if (!Array.isArray(tests)) throw invalid('tests', 'tests');
  const read = flags === undefined ? {} : { flags: readFlags(flags) };
  // Flags belong to a pattern: those of another one, which is typed, are chosen with it.
  if (pattern === undefined && flags !== undefined) throw invalid('pattern', 'text');
  return { ...(pattern !== undefined && { pattern }), ...read, tests: readRows(tests, 'tests') };
}

function readFlags(value: JsonValue): readonly Flag[] {
  if (typeof value !== 'string' || !/^[gimsuvy]*$/u.test(value)) throw invalid('flags', 'flags');
  return flagLetters.filter((letter) => value.includes(letter));
}

const readRows = (rows: readonly JsonValue[], where: string): readonly TestRow[] => limited(rows.map((row, index) => readRow(row, `${where}[${index}]`)));

const ROW_MEMBERS: ReadonlySet<string> = new Set(['text', 'expect', 'match', 'groups']);

function readRow(value: JsonValue, where: string): TestRow {
  if (!isJsonObject(value)) throw invalid(where, 'object');
  const unknown = Object.keys(value).find((name) => !ROW_MEMBERS.has(name));
  if (unknown !== undefined) throw invalid(`${where}.${unknown}`, 'unknown');
  const { text, match, groups } = value;
  const expect = value.expect ?? (match === undefined && groups === undefined ? 'match' : 'exact');
  if (typeof text !== 'string') throw invalid(`${where}.text`, 'text');
  if (!isExpectation(expect)) throw invalid(`${where}.expect`, 'expect');
  if (match !== undefined && (typeof match !== 'string' || expect !== 'exact')) throw invalid(`${where}.match`, 'match');
  if (groups !== undefined && (!isGroups(groups) || expect !== 'exact')) throw invalid(`${where}.groups`, 'groups');
  if (expect === 'exact' && match === undefined && groups === undefined) throw invalid(`${where}.match`, 'match');
  return { text, expect, ...(match !== undefined && { match }), ...(groups !== undefined && { groups }) };
}

const isExpectation = (value: JsonValue): value is Expectation => expectations.some((each) => each === value);

const isGroups = (value: JsonValue): value is readonly (string | null)[] | Readonly<Record<string, string | null>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => each === null || typeof each === 'string');

/** Formats a test file with one line per test, so that a version control system shows which tests were changed. */
export function formatTestFile({ pattern, flags, tests }: TestFile): string {
  const members = [
    ...(pattern === undefined ? [] : [`  "pattern": ${JSON.stringify(pattern)}`]),
    ...(flags === undefined ? [] : [`  "flags": ${JSON.stringify(flags.join(''))}`]),
    `  "tests": ${formatRows(tests, '  ')}`,
  ];
  return `{\n${members.join(',\n')}\n}\n`;
}

/** Formats the array of tests, with one line per test. */
export const formatRows = (tests: readonly TestRow[], indentation = ''): string =>
  tests.length === 0 ? '[]' : `[\n${tests.map((test) => `${indentation}  ${formatRow(test)}`).join(',\n')}\n${indentation}]`;

const formatRow = ({ text, expect, match, groups }: TestRow): string =>
  `{ ${Object.entries({ text, expect, match, groups })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(', ')} }`;
