import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readYaml } from './yaml.ts';

test.each([
  ['a: 1', 'mapping', 1],
  ['- a', 'sequence', 1],
  ['- a\n- b: 1\n  c: 2\n-\n  - d', 'sequence', 5],
  ['a:\n- b\n- c\nd: 1', 'mapping', 4],
  ['a:\n  b:\n    - c\n    - d: e\n      f: g\n  h: i', 'mapping', 6],
  ['---\n# comment\n%A\na: 1\n...', 'mapping', 1],
  ['a: |\n  : no key\n  x: y\nb: >-\n  text', 'mapping', 2],
  ['a: |+2 # comment\n   x: y\nb: !!str |\n  z', 'mapping', 2],
  ['a: "b\n  c"\nd: 1', 'mapping', 2],
  ['a: [b,\n  c]\nd: {e: f}', 'mapping', 2],
  ['"a b": 1\n\'c\' : 2', 'mapping', 2],
  ['a: plain\n  text\nb: 1', 'mapping', 2],
  ['a: b #: c', 'mapping', 1],
  [`${'k'.repeat(1024)}: 1`, 'mapping', 1],
  ['a: &x\n  b: 1\nc: *x', 'mapping', 3],
  ['"one two three four five": 1', 'mapping', 1],
  ['one two three four: 1', 'mapping', 1],
  ['- - a\n  - b', 'sequence', 2],
])('%j is a %s with %i entry lines', (text, root, entries) => {
  expect(readYaml(text)).toEqual({ root, entries });
});

test.each([
  'a',
  'a:b',
  '-a',
  'a: b: c',
  'a: @b',
  'a: `b`',
  'a: %b',
  ' a: 1\nb: 2',
  '- a\nb: 1',
  'a: 1\n  b: 2',
  'a: 1\n- b',
  'a:\n\tb: 1',
  'a: "b',
  'a: [b',
  'a: 1\nb',
  '#a: 1',
  '*a: 1',
  ': a',
  'one two three four five: 1',
  '2026-01-01 10:00:00: started',
  `${'k'.repeat(1025)}: 1`,
  'a: b\n  c\n  d',
  'a #b: 1',
])('%j is not typical YAML', (text) => {
  expect(readYaml(text)).toBeUndefined();
});

test('reads at most 500 lines', () => {
  const lines = 'a: 1\n'.repeat(500);
  expect(readYaml(`${lines}nothing`)).toEqual({ root: 'mapping', entries: 500 });
  expect(readYaml(`${'a: 1\n'.repeat(499)}nothing`)).toBeUndefined();
  expect(readYaml(`${'a: 1\n'.repeat(499)}b: "open`)).toEqual({ root: 'mapping', entries: 500 });
  expect(readYaml(`${'a: 1\n'.repeat(498)}b: "open`)).toBeUndefined();
});

test('finds only mappings and sequences that the yaml package reads as such', () => {
  for (const text of ['a:\n- b\n- c', '- a\n- b: 1\n  c: 2', 'a: |\n  : no key\nb: 1']) {
    expect(Array.isArray(parse(text)) ? 'sequence' : 'mapping').toBe(readYaml(text)?.root);
  }
});
