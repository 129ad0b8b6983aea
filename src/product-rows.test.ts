import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

interface Row {
  readonly requirement: string;
  readonly file: string;
  readonly title: string;
}

/** The rows of the tables in a text: requirement, section, file in backticks, title. */
const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| (?<requirement>.+?) \| (?<section>.+?) \| `(?<file>[^`]+)` \| (?<title>.+) \|$/gmu)].map(({ groups = {} }) => ({
    requirement: groups.requirement ?? '',
    file: groups.file ?? '',
    title: groups.title ?? '',
  }));

const CALL = /\btest(?:\.each\([\s\S]*?\))?\(\s*$/u;

/** Whether a source has a test with this literal title. */
const hasTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => {
    const before = source.split(quote + title + quote).slice(0, -1);
    return before.some((_, index) => CALL.test(before.slice(0, index + 1).join(title)));
  });

function problemOf({ requirement, file, title }: Row): string | undefined {
  const place = path.join(root, file);
  if (!existsSync(place)) return `${requirement}: no such file: ${file}`;
  return hasTest(readFileSync(place, 'utf8'), title) ? undefined : `${requirement}: no such test in ${file}: ${title}`;
}

const table = readFileSync(path.join(root, 'docs', 'product-rows.md'), 'utf8');

test('every requirement of the product names an existing test', () => {
  const rows = rowsOf(table);
  // Two lines of each table are its head.
  const lines = table.match(/^\|/gmu)?.length ?? 0;
  const heads = table.match(/^\|---/gmu)?.length ?? 0;
  expect(rows.length).toBe(lines - 2 * heads);
  expect(rows.length).toBeGreaterThan(190);
  expect(rows.map(problemOf).filter((problem) => problem !== undefined)).toEqual([]);
});

test('a missing file or title is found', () => {
  const source = "test('one', () => undefined);\ntest.each([1])('two %s', () => undefined);\nconst three = 'three';";
  expect(['one', 'two %s', 'three', 'four'].map((title) => hasTest(source, title))).toEqual([true, true, false, false]);
  const [row] = rowsOf('| A need | 1 | `src/gone.test.ts` | a title |\n');
  expect(row && problemOf(row)).toBe('A need: no such file: src/gone.test.ts');
});
