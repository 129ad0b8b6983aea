import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { detectCodeLanguage } from './code-language.ts';

test.each([
  ['const a = 1;', 'javascript'],
  ["import {useState} from 'react'", 'javascript'],
  ['function f(a) {\n  return a.map((x) => x * 2);\n}', 'javascript'],
  ['items.map((item) => item.id)', 'javascript'],
  ['class A {\n  constructor() {}\n}', 'javascript'],
  ['// a\nconsole.log(1)', 'javascript'],
  ['export default () => <p>Hello</p>', 'jsx'],
  ['const a = (\n  <Button disabled />\n);', 'jsx'],
  ['interface A { b: string; c: number }', 'typescript'],
  ['type A = string | number;', 'typescript'],
  ['const a: string = "b";', 'typescript'],
  ['export function f(a: number, b?: string): void {}', 'typescript'],
  ['enum A { B, C }', 'typescript'],
  ['const A = ({ b }: Props): Element => <b>{b}</b>;\ninterface Props { b: string }', 'tsx'],
  ['a { color: red }', 'css'],
  ['.a, #b > c:hover {\n  color: red;\n}', 'css'],
  ['@media (min-width: 1px) {\n  .a { b: c }\n}', 'css'],
  [':root { --a: 1px; }', 'css'],
  ['@import url("a.css");', 'css'],
  ['*, *::before { box-sizing: border-box; }', 'css'],
  ['$a: 1px;\n.b { width: $a; }', 'scss'],
  ['.a { @include b; }', 'scss'],
  ['@use "a";\n.b { c: d }', 'scss'],
  ['@a: 1px;\n.b { width: @a; }', 'less'],
  ['.a { .b(); }', 'less'],
  ['query A { b }', 'graphql'],
  ['{ user(id: 1) { name } }', 'graphql'],
  ['type A { b: String! }', 'graphql'],
  ['# All\nfragment A on B { c }', 'graphql'],
  ['<template>\n<p>a</p>\n</template>\n<script>\nexport default {}\n</script>', 'vue'],
  ['<script setup>\nlet a = 1\n</script>', 'vue'],
  ['<!doctype html><p>a', 'html'],
  ['<!-- a -->\n<p class="b">a</p>', 'html'],
  ['<script>let a = 1</script>', 'html'],
  ['# A\n\n- b\n- c', 'markdown'],
  ['a\n\n```js\nconst b = 1;\n```', 'markdown'],
] as const)('%j is %s', (text, language) => {
  expect(detectCodeLanguage(text)).toBe(language);
});

test.each([
  '',
  'Hello, world',
  'a: {b: c}',
  'server {\n  listen 80;\n}',
  '{"a": {"b": 1}}',
  "{'a': True}",
  'x = 5',
  'let mut a = 1;',
  'fn main() {\n  let a = 1;\n}',
  'package main\n\nfunc main() {\n\ta := 1\n}',
  'public class A {\n  int b = 1;\n}',
  '#include <stdio.h>\nint main() { return 0; }',
  'def f(a):\n    return a',
  'SELECT a FROM b WHERE c = 1;',
  'resource "a" "b" {\n  c = 1\n}',
  'type: {a: b}',
  'The type A { is } odd',
  '2 + 3 => 5',
  'a -> b',
])('%j is none of them for certain', (text) => {
  expect(detectCodeLanguage(text)).toBeUndefined();
});

const root = path.resolve(import.meta.dirname, '../../..');
const filesIn = (folder: string, extension: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(root, folder, file));

test.each([
  ['src/ui', '.module.css', /^(?:css)$/u, 1],
  ['src/ui', '.tsx', /^(?:jsx|tsx|javascript|typescript)$/u, 1],
  ['src/lib', '.ts', /^(?:javascript|typescript|jsx|tsx)$/u, 0.99],
  ['scripts', '.mjs', /^(?:javascript)$/u, 0.9],
] as const)('recognizes the files in %s%s', (folder, extension, expected, share) => {
  const files = filesIn(folder, extension).slice(0, 60);
  const wrong = files.filter((file) => !expected.test(detectCodeLanguage(readFileSync(file, 'utf8')) ?? ''));
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(files.length * (1 - share));
});

test.each([
  ...['(', '{', '<a', 'a.', '.a ', 'a:', '=> ', 'const [', '/*', '//\n', '#\n', 'type A ', '"', ' ', '\n'].map((piece) => ['', piece, ''] as const),
  ['type A {\n  ', '#', '\n  """Users"""\n  users: [User]\n}'],
  ['type A {\n', '# \n', '}'],
  ['type A implements B', ' ', '}'],
  ['a =<a', ' b={}', ''],
  ['a =<a', ' b={{}}', " c='"],
  ['a', '\n', 'b'],
] as const)('takes little time for %j, repeated %j, and %j', (start, piece, end) => {
  const text = start + piece.repeat(2 ** 16 / piece.length) + end;
  const processorTime = startProcessorTime();
  detectCodeLanguage(text);
  expect(processorTime()).toBeLessThan(200);
});
