import { expect, test } from 'vitest';
import { formatChoices, parseChoices } from '../choices.ts';
import { base64 } from '../testing/sample.ts';
import { shownTree } from '../testing/shown.ts';
import { choicesIn, existingPath, innermostPath, nodesTo, pin, rowsOf } from './nodes.ts';

const LONG = 'Hello, world! This is a longer text.';
// Input, a, its content; b, its content.
const tree = await shownTree(JSON.stringify({ a: base64('Hello, world! This is text.'), b: base64(LONG) }));

test('lists the rows in view, with their places', () => {
  expect(rowsOf(tree, new Set()).map(({ node, level, position, setSize, isOpen, parent }) => [node.path, level, position, setSize, isOpen, parent])).toEqual([
    ['', 1, 1, 1, true, undefined],
    ['0', 2, 1, 2, true, 0],
    ['0.0', 3, 1, 1, undefined, 1],
    ['1', 2, 2, 2, true, 0],
    ['1.0', 3, 1, 1, undefined, 3],
  ]);
});

test('omits the rows in closed nodes', () => {
  expect(rowsOf(tree, new Set(['0'])).map(({ node, isOpen }) => [node.path, isOpen])).toEqual([
    ['', true],
    ['0', false],
    ['1', true],
    ['1.0', undefined],
  ]);
  expect(rowsOf(tree, new Set(['']))).toHaveLength(1);
});

test('finds the nodes to a path, as far as they exist', () => {
  const paths = (path: string): readonly string[] => nodesTo(tree, path).map((node) => node.path);
  expect(paths('1.0')).toEqual(['', '1', '1.0']);
  expect(paths('')).toEqual(['']);
  expect(paths('1.0.3')).toEqual(['', '1', '1.0']);
  expect(paths('10')).toEqual(['']);
  expect([existingPath(tree, '1.7'), existingPath(tree, '9')]).toEqual(['1', '']);
});

test('finds the innermost content of the largest part', () => {
  expect(innermostPath(tree)).toBe('1.0');
});

test('pins the layers of nodes, except those that somebody has chosen', () => {
  expect(formatChoices(pin(parseChoices(''), nodesTo(tree, '0')))).toBe('=json 0=base64');
  expect(formatChoices(pin(parseChoices('0=hex 1=closed'), nodesTo(tree, '0')))).toBe('=json 0=hex 1=closed');
});

test('finds the choices in a text, and none in another text', () => {
  expect([...choicesIn('=json 0=hex')]).toEqual([
    ['', 'json'],
    ['0', 'hex'],
  ]);
  expect(choicesIn('=json 0=rot13').size).toBe(0);
});
