import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const names = (): readonly string[] => screen.getAllByRole('columnheader').flatMap(({ dataset }) => dataset['column'] ?? []);
const cellsOf = (column: string): readonly string[] =>
  screen
    .getAllByRole('gridcell')
    .filter(({ dataset }) => dataset['column'] === column)
    .map(({ textContent }) => textContent);

async function choose(page: Awaited<ReturnType<typeof renderTool>>, column: string, entry: string): Promise<void> {
  const header = screen.getAllByRole('columnheader').find(({ dataset }) => dataset['column'] === column);
  await page.user.click(within(header as HTMLElement).getByRole('button'));
  await page.user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('the menus of the grid sort, rename, type, filter and hide columns', { tags: ['slow'] }, async () => {
  const page = await renderTool('csv-table');
  page.fill('convert', 'input', 'id,n\n01,2\n02,10\n03,1');
  await page.expectShown('convert', 'output', '| id  |   n |\n| --- | --: |\n| 01  |   2 |\n| 02  |  10 |\n| 03  |   1 |');
  await choose(page, 'n', 'Sort descending');
  await page.expectShown('convert', 'output', '| id  |   n |\n| --- | --: |\n| 02  |  10 |\n| 01  |   2 |\n| 03  |   1 |');
  expect(cellsOf('n')).toEqual(['10', '2', '1']);
  await choose(page, 'n', 'Original order');
  await choose(page, 'n', 'Text');
  await page.expectShown('convert', 'output', '| id  | n   |\n| --- | --- |\n| 01  | 2   |\n| 02  | 10  |\n| 03  | 1   |');
  await choose(page, 'id', 'Filter…');
  await page.user.type(await screen.findByRole('textbox', { name: '“id” contains' }), '2{Enter}');
  await page.expectShown('convert', 'output', '| id  | n   |\n| --- | --- |\n| 02  | 10  |');
  await choose(page, 'n', 'Rename…');
  await page.user.type(await screen.findByRole('textbox', { name: 'New name for “n”' }), 'row count{Enter}');
  await page.expectShown('convert', 'output', '| id  | row count |\n| --- | --------- |\n| 02  | 10        |');
  await choose(page, 'id', 'Hide');
  await page.expectShown('convert', 'output', '| row count |\n| --------- |\n| 10        |');
  expect(names()).toEqual(['n']);
  await page.user.click(screen.getByRole('button', { name: 'Show all columns' }));
  await page.user.click(screen.getByRole('button', { name: 'Show all rows' }));
  await page.expectShown('convert', 'output', '| id  | row count |\n| --- | --------- |\n| 01  | 2         |\n| 02  | 10        |\n| 03  | 1         |');
});
