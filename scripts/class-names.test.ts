import path from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const file = path.join(import.meta.dirname, '..', 'src', 'ui', 'a.module.css');

test('a class has a short name that is the same in each build', () => {
  const [one, other] = [classNames(), classNames()];
  const names = Array.from({ length: 500 }, (_, index) => one(`name${index}`, file));
  for (const name of names) expect(name).toMatch(/^[A-Za-z][\dA-Za-z]{4}$/u);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe(other('name0', file));
  expect(one('name0', file)).toBe(names[0]);
  expect(one('name0', `${file}x`)).not.toBe(names[0]);
});

test('two classes never share a name', () => {
  const name = classNames();
  expect(() => {
    for (let index = 0; index < 200_000; index++) name(`name${index}`, file);
  }).toThrow(/would have the same class name/u);
});
