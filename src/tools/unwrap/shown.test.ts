import { expect, test } from 'vitest';
import { MAX_TABLE_ROWS } from './layer.ts';
import { shownTree } from './testing/shown.ts';

test('CSV is shown as a table, with its cells decoded', async () => {
  expect((await shownTree('id,note\n1,"a, ""b"""\n2,\n', '=csv')).table).toEqual({
    columns: ['id', 'note'],
    rows: [
      ['1', 'a, "b"'],
      ['2', ''],
    ],
    total: 2,
  });
});

test('a long table has its first rows, and the number of all', async () => {
  const { table } = await shownTree(`id,name\n${Array.from({ length: 1_000 }, (_, row) => `${row},n${row}\n`).join('')}`, '=csv');
  expect([table?.rows.length, table?.rows.at(-1), table?.total]).toEqual([MAX_TABLE_ROWS, ['99', 'n99'], 1_000]);
});

test('other contents have no table', async () => {
  expect((await shownTree('{"a":1}')).table).toBeNull();
});
