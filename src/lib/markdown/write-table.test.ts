import { expect, test } from 'vitest';
import { columnsOf } from '../grapheme/column-width.ts';
import { writeTable } from './write-table.ts';

test('aligns columns of wide characters and emoji, and escapes pipes', () => {
  const lines = writeTable(
    ['left', 'center', 'right', undefined],
    [
      ['a', 'b|c', 'n', '城市'],
      ['北京', '😀', '10', 'd'],
    ],
  );
  expect(lines).toEqual(['| a    | b\\|c |   n | 城市 |', '| :--- | :--: | --: | ---- |', '| 北京 | 😀   |  10 | d    |']);
  expect(new Set(lines.map(columnsOf)).size).toBe(1);
});

test('does not pad a table with a long column', () => {
  expect(
    writeTable(
      [undefined, 'right'],
      [
        ['a', 'b'],
        ['x'.repeat(61), '1'],
      ],
    ),
  ).toEqual(['| a | b |', '| --- | --: |', `| ${'x'.repeat(61)} | 1 |`]);
});

test('keeps short rows short', () => {
  expect(writeTable([undefined, undefined], [['a', 'b'], ['c']])).toEqual(['| a   | b   |', '| --- | --- |', '| c   |']);
});
