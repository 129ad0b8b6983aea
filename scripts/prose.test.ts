import { expect, test } from 'vitest';
import { commentsIn, errorsIn, proseOf, titlesIn } from './prose.ts';

test('finds comments with their lines, without code in backticks', () => {
  const source = "/** Returns `a`. */\nconst a = '// no comment';\n// Second.\n";
  expect(commentsIn('a.ts', source)).toEqual([
    { line: 1, text: '* Returns ` `. ' },
    { line: 3, text: ' Second.' },
  ]);
  expect(commentsIn('a.css', '.a {\n  /* Third. */\n}\n')).toEqual([{ line: 2, text: '/* Third. */' }]);
});

test('finds titles of tests and groups, also of tables', () => {
  const source = "describe('one', () => {\n  test.each([1])('two %s', () => run('three'));\n});\n";
  expect(titlesIn('a.test.ts', source).map(({ line, text }) => [line, text])).toEqual([
    [1, 'one'],
    [2, 'two %s'],
  ]);
  expect(titlesIn('a.ts', source)).toEqual([]);
});

test('finds the titles of table rows, but not their data', () => {
  const source = "test.each([\n  ['a first row', 1],\n  ['{\"a\": 1}', 2],\n  ['word', 3],\n] as const)('%s: %d', () => undefined);\n";
  expect(titlesIn('a.test.ts', source).map(({ line, text }) => [line, text])).toEqual([
    [5, '%s: %d'],
    [2, 'a first row'],
  ]);
});

test('finds the sources of vectors', () => {
  const source = "export default [{ source: 'RFC 4648: no padding', input: { source: 1 } }];\n";
  expect(titlesIn('tools/a/vectors.ts', source)).toEqual([{ line: 1, text: 'RFC 4648: no padding' }]);
});

test('finds the messages of thrown errors', () => {
  const source = "if (a) throw new Error(`no ${b} here`);\nthrow new InputError('invalid-a', {});\nnew Map('not an error');\n";
  expect(errorsIn('a.ts', source)).toEqual([
    { line: 1, text: 'no … here' },
    { line: 2, text: 'invalid-a' },
  ]);
  expect(errorsIn('a.css', '')).toEqual([]);
});

test('removes code, tags and URLs from documents', () => {
  expect(proseOf('Text `code` [link](a.md) <img>\n\n    indented\n\n```\nblock\n```\nend').replaceAll(/\s+/gu, ' ')).toBe('Text [link end');
});
