import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexer, parseAllDocuments } from 'yaml';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { toCompactJson } from '../../lib/document/json/text.ts';
import { runAtOnce } from '../../lib/work/slices.ts';
import { Warnings } from '../../lib/warnings/warnings.ts';
import { withSortedNames } from '../../lib/document/testing/values.ts';
import { yamlTexts } from '../../lib/document/testing/yaml-texts.ts';
import { parseYamlDocuments } from '../../lib/document/yaml/yaml.ts';
import type { FormatOptions } from './format.ts';
import { formattingYaml, formatYaml } from './format.ts';
import { flowScalarLines } from './scalars.ts';
import { anyYaml } from './testing/random-yaml.ts';

const PLACEHOLDERS = ['{{ .a }}', '{{- .b -}}', '{{ c | d "e" }}', "${{ f == 'g' }}", '{{{h}}}', '{%i%}', '{{ j: k, # }}'];

const defaults: FormatOptions = {
  indent: 2,
  indentSequences: true,
  sortKeys: false,
  quoteStyle: 'keep',
  collectionStyle: 'keep',
  lineWidth: 0,
  duplicateKeys: 'error',
  keepComments: true,
};
const format = (text: string, options: Partial<FormatOptions> = {}): string => runAtOnce(formattingYaml(text, 'input', { ...defaults, ...options })).output;

const anyOptions: fc.Arbitrary<Partial<FormatOptions>> = fc.record({
  indent: fc.integer({ min: 1, max: 10 }),
  indentSequences: fc.boolean(),
  sortKeys: fc.boolean(),
  quoteStyle: fc.constantFrom('keep' as const, 'double' as const, 'single' as const),
  collectionStyle: fc.constantFrom('keep' as const, 'block' as const, 'flow' as const),
  lineWidth: fc.constantFrom(0, 0, 1, 12, 40),
  keepComments: fc.boolean(),
});

const anyText = yamlTexts(6, ['!t ', '...', '%YAML 1.2', '|2-', '\n\n']);

function ifRead<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Parses a text with our own parser. */
function dataOf(text: string): unknown {
  const values = runAtOnce(
    parseYamlDocuments(text, { duplicateKeys: 'error', documents: 'lines', mergeKeys: false }, { field: 'input', warnings: new Warnings(text) }),
  );
  return values.map((value) => withSortedNames(JSON.parse(toCompactJson(value)), nameInOrder));
}

/** Our parser returns collection keys as JSON: their nested keys are sorted too. */
const nameInOrder = (name: string): string => (isJsonCollection(name) ? JSON.stringify(withSortedNames(JSON.parse(name), nameInOrder)) : name);

function isJsonCollection(text: string): boolean {
  if (!/^[{[]/u.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses a text with the library, mappings as entries; undefined if it rejects the text, or a key is a collection, which it does not fully support. */
function dataOfLibrary(text: string): unknown {
  const documents = parseAllDocuments(text, { logLevel: 'error' });
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return undefined;
  try {
    return documents.map((document) =>
      JSON.stringify(document.toJS({ maxAliasCount: -1, mapAsMap: true }), (_, value: unknown) => (value instanceof Map ? entriesOf(value) : value)),
    );
  } catch (error) {
    const hasNoJson = error instanceof ReferenceError || error instanceof TypeError || error instanceof RangeError;
    // An alias without its anchor has no value; a collection inside itself has no end.
    if (hasNoJson || error instanceof CollectionAsName) return undefined;
    throw error;
  }
}

class CollectionAsName extends Error {}

const entriesOf = (map: ReadonlyMap<unknown, unknown>): unknown =>
  [...map]
    .map(([name, value]) => {
      if (typeof name === 'object' && name !== null) throw new CollectionAsName();
      return { name: JSON.stringify(name), value };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The library ends a plain scalar at a line with only a tab, and reads an
 * indented `:` below a `?` as the value of that key, where YAML 1.2.2
 * ([190], [192]) has a mapping as the key. It reads a key that is only a tag
 * as an empty string in block style, and as null in flow style.
 */
const isReadOtherwiseByLibrary = (text: string): boolean => /\t|\?.*\n +(?:[&!]\S* *)?:|!\S* *:/su.test(text);

const commentsOf = (text: string): readonly string[] => [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((token) => token.trimEnd());

/** The invariants of formatting: what the result must share with its source. */
function checkFormatting(text: string, options: Partial<FormatOptions>): void {
  const once = ifRead(() => format(text, options));
  if (once === undefined) return;
  expect(format(once, options)).toBe(once);
  // Endless aliases are not errors of the text, nor are keys that only JSON does not distinguish.
  const data = ifRead(() => dataOf(text));
  if (data !== undefined) expect(dataOf(once)).toEqual(data);
  const theirs = isReadOtherwiseByLibrary(text) ? undefined : dataOfLibrary(text);
  if (theirs !== undefined) expect(dataOfLibrary(once)).toEqual(theirs);
  expect(commentsOf(once).toSorted()).toEqual(options.keepComments === false ? [] : commentsOf(text).toSorted());
}

test('preserves the data of random texts, and is idempotent', () => {
  fc.assert(fc.property(anyText, anyOptions, checkFormatting), { numRuns: runs(400) });
});

test('keeps the content of random documents, and is idempotent', { tags: ['slow'] }, () => {
  fc.assert(fc.property(anyYaml, anyOptions, checkFormatting), { numRuns: runs(200) });
});

test('treats an indented value below a ? as part of a mapping key', () => {
  expect(format('?\n  : a\n: b', { collectionStyle: 'flow' })).toBe('{ ? { : a } : b }\n');
});

test('puts a comment between a dash and its scalar on a separate line in flow style', () => {
  expect(format('-\n  # c\n  y\n-\n\n  # d\n  z', { collectionStyle: 'flow' })).toBe('[\n  # c\n  y,\n  # d\n  z\n]\n');
});

test('generates mostly valid random documents', () => {
  const texts = fc.sample(anyYaml, 100);
  expect(texts.filter((text) => ifRead(() => format(text)) !== undefined).length).toBeGreaterThan(50);
});

test.each(['[', '- ', '? ', '{a: '])('handles 5,000 levels of %j', { tags: ['slow'] }, (opening) => {
  const closing = { '[': ']', '{a: ': '}' }[opening] ?? '';
  const text = `${opening.repeat(5000)}x${closing.repeat(5000)}`;
  expect(format(text)).toContain('x');
  expect(format(format(text, { collectionStyle: 'flow' }), { collectionStyle: 'block', sortKeys: true })).toContain('x');
  expect(refusal(opening + text).code).toBe('too-deeply-nested');
});

function refusal(text: string, options: Partial<FormatOptions> = {}): InputError {
  try {
    format(text, options);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error(`unexpectedly formatted: ${text}`);
}

test.each(['&a : b', '!!null : b', '&a b: *a', '*a : b'])('separates a colon from an alias, a tag and an anchor: %s', (entry) => {
  expect(format(`- &a c\n- ${entry}\n`)).toBe(`- &a c\n- ${entry}\n`);
});

test.each([
  ['a: [1\r\nb: "x\r\nc: 1\r\nd: @', 'invalid-yaml', { line: 2, column: 1 }, 2, '3:1, 4:4'],
  ['a: 1\r\rb: *x\n\ra: 2\r\n\r\nc: !e!f 3\r\n', 'invalid-yaml', { line: 3, column: 4 }, 2, '5:1, 7:4'],
  ['a: [1\nb: "x\nc: 1\nd: @', 'invalid-yaml', { line: 2, column: 1 }, 2, '3:1, 4:4'],
  ['a: ]\n---\nb: 1\n---\n - c\nd\n', 'invalid-yaml', { line: 1, column: 4 }, 1, '6:1'],
  ['a: 1\nb: *x\na: 2\nc: !e!f 3\n', 'invalid-yaml', { line: 2, column: 4 }, 2, '3:1, 4:4'],
  ['a: {b: 1, b: 2}\nc: {d: 1, d: 2, d: 3}', 'duplicate-key', { line: 1, column: 11 }, 2, '2:11, 2:17'],
  ['a: "b', 'invalid-yaml', { line: 1, column: 6 }, 0, ''],
])('lists the errors in %j', (text, code, position, others, places) => {
  expect(refusal(text)).toMatchObject({ code, position, params: { others, places } });
});

test('counts errors that it does not list', () => {
  expect(refusal('a: 1\n'.repeat(100)).params).toMatchObject({
    others: 98,
    places: `${Array.from({ length: 20 }, (_, index) => `${index + 3}:1`).join(', ')}, …`,
  });
});

test('reports positions in the whole text, not in the parsed part', () => {
  const { position, params } = refusal('a: 1\n---\nb:\n  - [1,\nc: 2\n');
  expect(position).toEqual({ line: 5, column: 1 });
  expect(params).toMatchObject({ openedLine: 4, openedColumn: 5 });
});

test('reports only keys that are equal in YAML as duplicates', () => {
  expect(format('1: a\n"1": b\n~: c\n"null": d\n[1]: e\n["1"]: f\n')).toContain('f');
  expect(refusal('1: a\n0x1: b').params).toMatchObject({ name: '1' });
  expect(refusal('? {a: 1, b: [x]}\n? {b: ["x"], a: 0x1}').code).toBe('duplicate-key');
  expect(format('<<: *a\n<<: *b\n'.replaceAll(/\*./gu, '{}'))).toBe('<<: {}\n<<: {}\n');
});

test('does not omit an anchor that is needed elsewhere', () => {
  expect(refusal('a: &x 1\na: 2\nb: *x', { duplicateKeys: 'last' })).toMatchObject({ code: 'duplicate-key', position: { line: 1, column: 1 } });
  expect(format('a: [&x 1, *x]\na: 2', { duplicateKeys: 'last' })).toBe('a: 2\n');
  expect(format('a: &x 1\na: 2\nb: *x', { duplicateKeys: 'first' })).toBe('a: &x 1\nb: *x\n');
  expect(format('a: 1\nb: &x 2\na: *x', { duplicateKeys: 'last' })).toBe('b: &x 2\na: *x\n');
});

test('keeps the order of a redefined anchor among its aliases', () => {
  const text = 'd: &x 1\nc: *x\nb: &x 2\na: *x\n';
  expect(format(text, { sortKeys: true })).toBe(text);
});

test('can be canceled for a long text', { tags: ['slow'] }, async () => {
  const controller = new AbortController();
  const formatting = formatYaml('- a: 1\n'.repeat(50_000), 'input', defaults, {
    signal: controller.signal,
    progress: (done) => {
      if (done > 0) controller.abort();
    },
  });
  await expect(formatting).rejects.toThrow('aborted');
});

test('removes unescaped whitespace around the line breaks of a scalar', () => {
  expect(flowScalarLines(' "b \t\n\n  c\\ \n\td " '.trim())).toEqual(['"b', '', 'c\\ ', 'd "']);
  expect(flowScalarLines("'b\\ \r\n c'")).toEqual(["'b\\", "c'"]);
  expect(flowScalarLines('" a "')).toEqual(['" a "']);
});

const placeholdersOf = (yaml: string): readonly string[] =>
  PLACEHOLDERS.flatMap((each) =>
    yaml
      .split(each)
      .slice(1)
      .map(() => each),
  );

test('keeps template placeholders and their order in every layout', () => {
  const placeholder = fc.constantFrom(...PLACEHOLDERS);
  const value = fc.tuple(fc.constantFrom('', 'x', 'y-'), placeholder, fc.constantFrom('', '/z', ' w')).map((parts) => parts.join(''));
  const entry = fc.oneof(
    value.map((each) => `k:   ${each}`),
    value.map((each) => `k:\n    - ${each}\n    -   1`),
    value.map((each) => `k: [1,${each}]`),
    value.map((each) => `k: {a: ${each}}`),
    placeholder.map((each) => `k: "${each.replaceAll('"', "'")}"`),
    placeholder.map((each) => `k: |\n    ${each}\n    x`),
    placeholder.map((each) => `# ${each}\nk: 1`),
  );
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), anyOptions, (entries, options) => {
      const text = entries.map((each, index) => each.replace('k:', `k${index}:`)).join('\n');
      // In text that is valid YAML, spaces can become line breaks if requested.
      const kept = { ...options, keepComments: true, lineWidth: 0 };
      const once = format(text, kept);
      expect(placeholdersOf(once)).toEqual(placeholdersOf(text));
      expect(once).not.toMatch(/[\uE000-\uF8FF]/u);
      expect(format(once, kept)).toBe(once);
    }),
    { numRuns: runs(200) },
  );
});
