import { expect, test } from 'vitest';
import { commentsIn, proseOf, titlesIn } from './prose.ts';

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

test('removes code, tags and URLs from documents', () => {
  expect(proseOf('Text `code` [link](a.md) <img>\n\n    indented\n\n```\nblock\n```\nend').replaceAll(/\s+/gu, ' ')).toBe('Text [link end');
});
