import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { alignSides, layOutLines } from './side-lines.ts';
import { compareTexts } from './testing/compare.ts';
import { findChange, isChange, visibleRows } from './tree-rows.ts';

const treeOf = async (original: unknown, modified: unknown) => (await compareTexts(JSON.stringify(original), JSON.stringify(modified))).tree;

const ORIGINAL = { a: 1, b: [1, { c: 'x' }], d: [] };
const MODIFIED = { a: 1, b: [1, { c: 'y', e: null }], f: { g: 2 } };

test('both documents are side by side, with corresponding lines aligned', async () => {
  const lines = alignSides(await treeOf(ORIGINAL, MODIFIED)).map(({ left = '-', right = '-', status }) => `${left} | ${right} | ${status}`);
  expect(lines).toEqual([
    '{ | { | unchanged',
    '  "a": 1 |   "a": 1 | unchanged',
    '  "b": [ |   "b": [ | unchanged',
    '    1 |     1 | unchanged',
    '    { |     { | unchanged',
    '      "c": "x" |       "c": "y" | changed',
    '- |       "e": null | added',
    '    } |     } | unchanged',
    '  ] |   ] | unchanged',
    '  "d": [] | - | removed',
    '- |   "f": { | added',
    '- |     "g": 2 | added',
    '- |   } | added',
    '} | } | unchanged',
  ]);
  expect(alignSides(null)).toEqual([]);
});

const withoutCommas = (json: string): string => json.replaceAll(/\s|,/gu, '');

test('each side contains its whole document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.object({ values: [fc.constantFrom(1, 'a', null)] }), fc.object({ values: [fc.constantFrom(1, 'a', null)] }), async (a, b) => {
      const lines = alignSides(await treeOf(a, b));
      const right = lines.map((line) => line.right ?? '').join('');
      expect([...withoutCommas(right)].toSorted()).toEqual([...withoutCommas(JSON.stringify(b))].toSorted());
      const left = lines.map((line) => line.left ?? '').join('');
      expect([...withoutCommas(left)].toSorted()).toEqual([...withoutCommas(JSON.stringify(a))].toSorted());
    }),
    { numRuns: runs(50) },
  );
});

test('compact JSON has one line per key and element, indented at most forty times', () => {
  expect(layOutLines('{"a":[1,{}],"b,":"[\\"]","c":[]}')).toEqual(['{', '  "a": [', '    1,', '    {}', '  ],', String.raw`  "b,": "[\"]",`, '  "c": []', '}']);
  const deep = layOutLines(`${'['.repeat(50)}1${']'.repeat(50)}`);
  expect(deep.map((line) => line.search(/\S/u)).slice(38, 52)).toEqual([76, 78, ...Array.from({ length: 12 }, () => 80)]);
});

test('numbers rows within their parents, and omits children of collapsed nodes', async () => {
  const tree = await treeOf(ORIGINAL, MODIFIED);
  const rowsWithout = (closed: readonly string[]): readonly string[] => {
    const all = visibleRows(tree, new Set()).map(({ node }) => node);
    return visibleRows(tree, new Set(all.filter(({ path }) => closed.includes(path)))).map(
      ({ node, level, position, setSize, parent }) => `${node.path} ${level} ${position}/${setSize} ${parent ?? 'none'}`,
    );
  };
  expect(rowsWithout([])).toEqual([
    ' 1 1/1 none',
    '/a 2 1/4 0',
    '/b 2 2/4 0',
    '/b/0 3 1/2 2',
    '/b/1 3 2/2 2',
    '/b/1/c 4 1/2 4',
    '/b/1/e 4 2/2 4',
    '/d 2 3/4 0',
    '/f 2 4/4 0',
  ]);
  expect(rowsWithout(['/b'])).toEqual([' 1 1/1 none', '/a 2 1/4 0', '/b 2 2/4 0', '/d 2 3/4 0', '/f 2 4/4 0']);
  expect(visibleRows(null, new Set())).toEqual([]);
});

test('finds the next change in both directions, wrapping around', async () => {
  const rows = visibleRows(await treeOf(ORIGINAL, MODIFIED), new Set());
  expect(rows.filter(({ node }) => isChange(node)).map(({ node }) => `${node.path} ${node.status}`)).toEqual([
    '/b/1/c changed',
    '/b/1/e added',
    '/d removed',
    '/f added',
  ]);
  const pathFrom = (from: number, by: 1 | -1): string | undefined => rows[findChange(rows, from, by)]?.node.path;
  expect([-1, 0, 5, 8].map((from) => pathFrom(from, 1))).toEqual(['/b/1/c', '/b/1/c', '/b/1/e', '/b/1/c']);
  expect([8, 5, 0].map((from) => pathFrom(from, -1))).toEqual(['/d', '/f', '/f']);
  const alike = visibleRows(await treeOf([1], [1]), new Set());
  expect(findChange(alike, 0, 1)).toBe(-1);
  const only = visibleRows(await treeOf(1, 2), new Set());
  expect(findChange(only, 0, 1)).toBe(0);
});
