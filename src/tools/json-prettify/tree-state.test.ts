import { expect, test } from 'vitest';
import { runAtOnce } from '../../lib/work/slices.ts';
import { readOutline } from './outline.ts';
import { visibleNodes } from './outline-view.ts';
import type { TreeState } from './tree-state.ts';
import { carryOver, indexOf, moveTo, openLevels, openSiblings, rowOf, search, startTree, stepHit, toggle } from './tree-state.ts';

const outlineOf = (value: unknown) => runAtOnce(readOutline(JSON.stringify(value)));

// Nodes: 0 the object, 1 a, 2 its x, 3 b, 4 its y, 5 its z.
const DOCUMENT = { a: { x: 'one' }, b: { y: 'two', z: 'one' } };
const start = startTree(outlineOf(DOCUMENT));
const seen = ({ outline, opened }: TreeState): readonly number[] => visibleNodes(outline, opened);

test('toggles a node, and activates it if it hides the active one', () => {
  const closed = toggle(3)(moveTo(5)(openLevels(Infinity)(start)));
  expect([seen(closed), closed.active, closed.moves]).toEqual([[0, 1, 2, 3], 3, 2]);
  expect(seen(toggle(3)(closed))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('expands levels, and moves to the closest visible ancestor', () => {
  const state = openLevels(1)(moveTo(5)(openLevels(Infinity)(start)));
  expect([seen(state), state.active]).toEqual([[0, 1, 3], 3]);
  expect(seen(openLevels(0)(state))).toEqual([0]);
});

test('expands all siblings of a node', () => {
  expect(seen(openSiblings(1)(openLevels(1)(start)))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('searches from the active node, wrapping around', () => {
  const found = search('one')(moveTo(3)(openLevels(1)(start)));
  expect([found.found, found.active, indexOf(found.found, found.active)]).toEqual([[2, 5], 5, 1]);
  expect(seen(found)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([stepHit(1)(found).active, stepHit(-1)(found).active, stepHit(1)(moveTo(3)(found)).active, stepHit(-1)(moveTo(3)(found)).active]).toEqual([
    2, 2, 5, 2,
  ]);
  const none = search('three')(found);
  expect([none.found, none.active, stepHit(1)(none).active]).toEqual([[], 5, 5]);
});

test('keeps nodes expanded and active in a changed document', () => {
  const state = search('one')(toggle(1)(moveTo(3)(openLevels(Infinity)(start))));
  const after = carryOver(toggle(1)(state), outlineOf({ new: 1, ...DOCUMENT }));
  expect([after.found, after.outline.path(after.active)]).toEqual([
    [3, 6],
    ['b', 'z'],
  ]);
  expect(seen(after)).toEqual([0, 1, 2, 4, 5, 6]);
});

test('returns the position of a row among its siblings', () => {
  const nodes = seen(openLevels(1)(start));
  expect(rowOf(openLevels(1)(start), nodes, 3)).toEqual({ node: 3, level: 2, position: 2, setSize: 2, isOpen: false, parent: 0 });
  expect(rowOf(openLevels(1)(start), nodes, 0)).toEqual({ node: 0, level: 1, position: 1, setSize: 1, isOpen: true, parent: undefined });
  expect(rowOf(start, nodes, 2).isOpen).toBeUndefined();
});
