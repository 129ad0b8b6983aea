import { expect, test } from 'vitest';
import { findMutants } from './mutants.ts';

const mutantsOf = (source: string): readonly string[] =>
  findMutants(source).map(({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end));

test.each([
  ['a < b', ['a <= b']],
  ['a >= b && c', ['a >= b || c', 'a > b && c']],
  ['a /* < */ !== b', ['a /* < */ === b']],
  ['a + b * c', ['a - b * c', 'a + b / c']],
  ["a + 'b'", ["a + ''"]],
  ['x = !true', ['x = true', 'x = !false']],
  ['x = 0x10', ['x = 17']],
  ['x = 7n', ['x = 8n']],
  ['x = ""', []],
  ['f(a); await f(b);', ['; await f(b);', 'f(a); ;']],
  ['if (a) throw b;', [';']],
  ['if (a) { f; throw b; }', [';']],
  ['if (a) throw b; else f', []],
  ["import a from 'b'; export * from 'c';", []],
  ["const a: 'b' | 1 = { c: 2, ['d']: e };", ["const a: 'b' | 1 = { c: 3, ['d']: e };", "const a: 'b' | 1 = { c: 2, ['']: e };"]],
  ["type A = 'b'; interface C { d: 1 }", []],
  ['f<1>(2 satisfies 3)', [';', 'f<1>(3 satisfies 3)']],
])('%j becomes %j', (source, expected) => {
  expect(mutantsOf(source)).toEqual(expected);
});
