import { expect, test } from 'vitest';
import { readVariables } from './variables.ts';

test('reads strings and JSON, one per line', () => {
  const { strings, values } = readVariables('name=Ada=B \r\n\n $limit:= [1, 2.50] \n empty=');
  expect([...strings]).toEqual([
    ['name', 'Ada=B '],
    ['empty', ''],
  ]);
  expect([...values]).toEqual([['limit', '[1, 2.50]']]);
});

test('the last line of a name counts, of either kind', () => {
  const { strings, values } = readVariables('a:=1\na=x\nb=x\nb:=2');
  expect([...strings, ...values]).toEqual([
    ['a', 'x'],
    ['b', '2'],
  ]);
});

test.each([
  ['a', 'form'],
  ['1a=2', 'form'],
  ['a:={', 'json'],
  [`a:="${'x'.repeat(8_000)}"`, 'long'],
])('refuses %s', (text, reason) => {
  expect(() => readVariables(`ok=1\n${text}`)).toThrow(
    expect.objectContaining({ code: 'invalid-variable', position: { line: 2, column: 1 }, params: expect.objectContaining({ reason }) }),
  );
});
