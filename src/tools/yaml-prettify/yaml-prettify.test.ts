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

/** What our own reader makes of a text. */
function dataOf(text: string): unknown {
  const values = runAtOnce(
    parseYamlDocuments(text, { duplicateKeys: 'error', documents: 'lines', mergeKeys: false }, { field: 'input', warnings: new Warnings(text) }),
  );
  return values.map((value) => withSortedNames(JSON.parse(toCompactJson(value)), nameInOrder));
}

/** Our reader gives names that are collections as JSON: these have their own names in order too. */
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

/** What the library makes of it, mappings as their entries; nothing if it refuses the text, or a name is a collection, of which it cannot read all. */
function dataOfLibrary(text: string): unknown {
  const documents = parseAllDocuments(text, { logLevel: 'error' });
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return undefined;
  try {
    return documents.map((document) =>
      JSON.stringify(document.toJS({ maxAliasCount: -1, mapAsMap: true }), (_, value: unknown) => (value instanceof Map ? entriesOf(value) : value)),
    );
  } catch (error) {
    const hasNoJson = error instanceof ReferenceError || error instanceof TypeError || error instanceof RangeError;
    // An alias without its anchor has no value, a collection within itself no end.
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
 * The library ends a plain text at a line with a tab alone, and takes an
 * indented `:` below a `?` for the value of that name, where YAML 1.2.2
 * ([190], [192]) has a mapping as the name. A name that is a tag alone is an
 * empty string to it in block style, and null in flow style.
 */
const isReadOtherwiseByLibrary = (text: string): boolean => /\t|\?.*\n +(?:[&!]\S* *)?:|!\S* *:/su.test(text);

const commentsOf = (text: string): readonly string[] => [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((token) => token.trimEnd());

/** What a formatted text has to have in common with the text that it was made of. */
function checkFormatting(text: string, options: Partial<FormatOptions>): void {
  const once = ifRead(() => format(text, options));
  if (once === undefined) return;
  expect(format(once, options)).toBe(once);
  // Aliases without end are no fault of the text, nor are names that only JSON does not tell apart.
  const data = ifRead(() => dataOf(text));
  if (data !== undefined) expect(dataOf(once)).toEqual(data);
  const theirs = isReadOtherwiseByLibrary(text) ? undefined : dataOfLibrary(text);
  if (theirs !== undefined) expect(dataOfLibrary(once)).toEqual(theirs);
  expect(commentsOf(once).toSorted()).toEqual(options.keepComments === false ? [] : commentsOf(text).toSorted());
}

test('random texts keep what they say, and stay as they are when they are formatted again', () => {
  fc.assert(fc.property(anyText, anyOptions, checkFormatting), { numRuns: runs(400) });
});

test('keeps the content of random documents, and is idempotent', { tags: ['slow'] }, () => {
  fc.assert(fc.property(anyYaml, anyOptions, checkFormatting), { numRuns: runs(200) });
});

test('an indented value below a ? belongs to a mapping that is the name', () => {
  expect(format('?\n  : a\n: b', { collectionStyle: 'flow' })).toBe('{ ? { : a } : b }\n');
});

test('a comment between a dash and its scalar has its own line in flow style', () => {
  expect(format('-\n  # c\n  y\n-\n\n  # d\n  z', { collectionStyle: 'flow' })).toBe('[\n  # c\n  y,\n  # d\n  z\n]\n');
});

test('most random documents can be read', () => {
  const texts = fc.sample(anyYaml, 100);
  expect(texts.filter((text) => ifRead(() => format(text)) !== undefined).length).toBeGreaterThan(50);
});

test.each(['[', '- ', '? ', '{a: '])('5,000 levels of %j are no problem', { tags: ['slow'] }, (opening) => {
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
  throw new Error(`was formatted: ${text}`);
}

test.each(['&a : b', '!!null : b', '&a b: *a', '*a : b'])('a colon stands apart from an alias, a tag and an anchor: %s', (entry) => {
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
])('lists what is wrong with %j', (text, code, position, others, places) => {
  expect(refusal(text)).toMatchObject({ code, position, params: { others, places } });
});

test('counts faults that it does not list', () => {
  expect(refusal('a: 1\n'.repeat(100)).params).toMatchObject({
    others: 98,
    places: `${Array.from({ length: 20 }, (_, index) => `${index + 3}:1`).join(', ')}, …`,
  });
});

test('tells a place in the text, not in the part that was read', () => {
  const { position, params } = refusal('a: 1\n---\nb:\n  - [1,\nc: 2\n');
  expect(position).toEqual({ line: 5, column: 1 });
  expect(params).toMatchObject({ openedLine: 4, openedColumn: 5 });
});

test('names that YAML tells apart are not repeated, names that it reads alike are', () => {
  expect(format('1: a\n"1": b\n~: c\n"null": d\n[1]: e\n["1"]: f\n')).toContain('f');
  expect(refusal('1: a\n0x1: b').params).toMatchObject({ name: '1' });
  expect(refusal('? {a: 1, b: [x]}\n? {b: ["x"], a: 0x1}').code).toBe('duplicate-key');
  expect(format('<<: *a\n<<: *b\n'.replaceAll(/\*./gu, '{}'))).toBe('<<: {}\n<<: {}\n');
});

test('does not leave out an anchor that is needed elsewhere', () => {
  expect(refusal('a: &x 1\na: 2\nb: *x', { duplicateKeys: 'last' })).toMatchObject({ code: 'duplicate-key', position: { line: 1, column: 1 } });
  expect(format('a: [&x 1, *x]\na: 2', { duplicateKeys: 'last' })).toBe('a: 2\n');
  expect(format('a: &x 1\na: 2\nb: *x', { duplicateKeys: 'first' })).toBe('a: &x 1\nb: *x\n');
  expect(format('a: 1\nb: &x 2\na: *x', { duplicateKeys: 'last' })).toBe('b: &x 2\na: *x\n');
});

test('an anchor given twice keeps its order among the aliases', () => {
  const text = 'd: &x 1\nc: *x\nb: &x 2\na: *x\n';
  expect(format(text, { sortKeys: true })).toBe(text);
});

test('a long text can be stopped', async () => {
  const controller = new AbortController();
  const formatting = formatYaml('- a: 1\n'.repeat(50_000), 'input', defaults, {
    signal: controller.signal,
    progress: (done) => {
      if (done > 0) controller.abort();
    },
  });
  await expect(formatting).rejects.toThrow('aborted');
});

test('white space around the line breaks of a scalar is none of it, unless it is escaped', () => {
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

test('placeholders of a template stay as they are, and in their order, in every layout', () => {
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
      // In quotes that are YAML as they stand, spaces may become line breaks where that is asked for.
      const kept = { ...options, keepComments: true, lineWidth: 0 };
      const once = format(text, kept);
      expect(placeholdersOf(once)).toEqual(placeholdersOf(text));
      expect(once).not.toMatch(/[\uE000-\uF8FF]/u);
      expect(format(once, kept)).toBe(once);
    }),
    { numRuns: runs(200) },
  );
});
