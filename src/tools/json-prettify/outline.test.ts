import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPointer } from '../../lib/document/path.ts';
import { runAtOnce } from '../../lib/work/slices.ts';
import { meaningOf } from './meaning.ts';
import { preview } from './node-text.ts';
import type { Outline } from './outline.ts';
import { readOutline } from './outline.ts';
import { findNodes, firstOpening, formatJavaScriptPath, keepOpened, nodeAt, openAround, openToLevel, visibleNodes } from './outline-view.ts';

const outlineOf = (text: string): Outline => runAtOnce(readOutline(text));

function rebuild(outline: Outline, node: number): unknown {
  const children = [...outline.children(node)];
  if (outline.kind(node) === 'array') return children.map((child) => rebuild(outline, child));
  if (outline.kind(node) === 'object') return Object.fromEntries(children.map((child) => [outline.name(child), rebuild(outline, child)]));
  return JSON.parse(outline.written(node));
}

test('contains every value of a document, with any indentation', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const outline = outlineOf(JSON.stringify(value, null, indent));
      expect(rebuild(outline, 0)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(outline.next(0)).toBe(outline.count);
      for (let node = 0; node < outline.count; node++) {
        expect(outline.size(node)).toBe([...outline.children(node)].length);
        expect(nodeAt(outline, 0, outline.path(node))).toBe(node);
      }
    }),
  );
});

test('keeps numbers and duplicate keys as written', () => {
  const outline = outlineOf('{\n  "a": 17478252242305210114,\n  "a": 1.10,\n  "b": -0.0\n}');
  expect([...outline.children(0)].map((node) => [outline.name(node), outline.written(node)])).toEqual([
    ['a', '17478252242305210114'],
    ['a', '1.10'],
    ['b', '-0.0'],
  ]);
});

test('reads the values of JSON Lines as siblings', () => {
  const outline = outlineOf('{\n  "a": 1\n}\n[2]\n"x"\n');
  expect(outline.roots).toBe(3);
  expect([outline.written(2), outline.level(2), outline.position(4)]).toEqual(['[2]', 1, 2]);
});

test('provides pointers, JavaScript paths and values to copy', () => {
  const outline = outlineOf('{\n  "a b": [\n    {\n      "c/d": "x\\ny"\n    }\n  ]\n}');
  expect(formatPointer(outline.path(3))).toBe('/a b/0/c~1d');
  expect(formatJavaScriptPath(outline.path(3))).toBe('["a b"][0]["c/d"]');
  expect(formatJavaScriptPath(['items', 0, 'name'])).toBe('items[0].name');
  expect(outline.value(3)).toBe('x\ny');
  expect(outline.value(2)).toBe('{\n  "c/d": "x\\ny"\n}');
});

test('previews the first members of a container', () => {
  const outline = outlineOf('[{"id":0,"name":"User 0","tags":["a"],"none":{},"list":[],"more":1},[1,2.50,null],"' + 'x'.repeat(40) + '"]');
  expect(preview(outline, 1)).toBe('{id: 0, name: "User 0", tags: […], none: {}, list: [], …}');
  expect(preview(outline, 0)).toBe(`[{…}, […], "${'x'.repeat(27)}…"]`);
  expect(preview(outlineOf('{}'), 0)).toBe('{}');
});

test('expands levels, and the ancestors of a match', () => {
  const outline = outlineOf('{"a":{"b":{"c":1}},"d":[{"e":"Needle"}]}');
  expect(visibleNodes(outline, openToLevel(outline, 0))).toEqual([0]);
  expect(visibleNodes(outline, openToLevel(outline, 1))).toEqual([0, 1, 4]);
  expect(visibleNodes(outline, firstOpening(outline))).toHaveLength(outline.count);
  const found = findNodes(outline, 'needle');
  expect(found.map((node) => outline.name(node))).toEqual(['e']);
  expect(visibleNodes(outline, openAround(outline, openToLevel(outline, 0), found))).toEqual([0, 1, 4, 5, 6]);
});

test('does not expand a level initially that would exceed 200 rows', () => {
  const outline = outlineOf(JSON.stringify(Array.from({ length: 150 }, () => [1, 2, 3])));
  expect(visibleNodes(outline, firstOpening(outline))).toHaveLength(151);
});

test('expands up to 200 rows initially, and always the first level', () => {
  const withItems = (count: number) => outlineOf(JSON.stringify({ a: { b: Array.from({ length: count }, () => 0) } }));
  expect(visibleNodes(withItems(197), firstOpening(withItems(197)))).toHaveLength(200);
  expect(visibleNodes(withItems(198), firstOpening(withItems(198)))).toHaveLength(3);
  const wide = outlineOf(JSON.stringify(Array.from({ length: 300 }, () => [0])));
  expect(visibleNodes(wide, firstOpening(wide))).toHaveLength(301);
});

test('never expands an empty container', () => {
  expect([...openToLevel(outlineOf('[[],{},[0]]'), 2)]).toEqual([1, 0, 0, 1, 0]);
});

test('finds nothing for an empty query, and nothing in an empty outline', () => {
  const outline = outlineOf('{"a":{"b":1}}');
  expect(findNodes(outline, '')).toEqual([]);
  expect([['c'], ['c', 'b'], ['a', 'b', 'c']].map((path) => nodeAt(outline, 0, path))).toEqual([undefined, undefined, undefined]);
  expect(nodeAt(outline, 0, ['a', 'b'])).toBe(2);
});

test('keeps nodes expanded in a changed document', () => {
  const before = outlineOf('{"a":{"x":1},"list":[[1],[2]]}');
  const after = outlineOf('{"new":{"x":1},"list":[[1],[2],[3]],"a":{"x":2}}');
  const opened = openAround(before, openToLevel(before, 0), [nodeAt(before, 0, ['list', 1, 0]) ?? 0]);
  expect(visibleNodes(after, keepOpened(before, opened, after)).map((node) => formatPointer(after.path(node)))).toEqual([
    '',
    '/new',
    '/list',
    '/list/0',
    '/list/1',
    '/list/1/0',
    '/list/2',
    '/a',
  ]);
});

const meaning = (written: string) => meaningOf(outlineOf(written), 0);

test('distinguishes URLs, Unix times and ISO dates from other values', () => {
  expect(meaning('"https://example.org/a?b"')).toEqual({ kind: 'link', url: 'https://example.org/a?b' });
  expect(meaning('1700000000')).toEqual({ kind: 'instant', milliseconds: 1_700_000_000_000 });
  expect(meaning('1000000000')).toEqual({ kind: 'instant', milliseconds: 1_000_000_000_000 });
  expect(meaning('4102444799')).toEqual({ kind: 'instant', milliseconds: Date.UTC(2100, 0, 1) - 1_000 });
  expect(['0999999999.', '4102444800', '999999999999', '4102444800000'].map((digits) => meaning(digits.replace(/^0|\.$/gu, '')))).toEqual(
    Array.from({ length: 4 }),
  );
  expect(meaning('1700000000123')).toEqual({ kind: 'instant', milliseconds: 1_700_000_000_123 });
  expect(meaning('"2024-02-29"')).toEqual({ kind: 'date', milliseconds: Date.UTC(2024, 1, 29) });
  expect(meaning('"2024-02-29T12:00:00.5+01:30"')).toEqual({ kind: 'instant', milliseconds: Date.UTC(2024, 1, 29, 10, 30, 0, 500) });
  expect(meaning('"2024-02-29T12:00:00-0130"')).toEqual({ kind: 'instant', milliseconds: Date.UTC(2024, 1, 29, 13, 30) });
  expect(meaning('"2024-02-29T12:00Z"')).toEqual({ kind: 'instant', milliseconds: Date.UTC(2024, 1, 29, 12) });
  expect(meaning('1000000000000')).toEqual({ kind: 'instant', milliseconds: 1_000_000_000_000 });
  expect(meaning('"2024-02-29 12:00"')).toEqual({ kind: 'local-time', milliseconds: Date.UTC(2024, 1, 29, 12) });
  for (const other of [
    '"2023-02-29"',
    '"javascript:alert(1)"',
    '42',
    '9999999999',
    '1700000000.5',
    'null',
    '"2024-02-00"',
    '"2024-02-29T24:00"',
    '"2024-02-29T12:60"',
    '"https://"',
  ])
    expect(meaning(other)).toBeUndefined();
});
