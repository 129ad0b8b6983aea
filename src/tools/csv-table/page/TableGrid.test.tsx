import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../../app/testing/render-tool.tsx';

const headers = (): readonly string[] => screen.getAllByRole('columnheader').flatMap(({ dataset }) => dataset['column'] ?? []);

test('the menu of a column whose name has a line break sorts and hides it', async () => {
  const page = await renderTool('csv-table');
  page.fill('convert', 'input', '"first\nline",b\n1,x\n2,y');
  await page.expectShown('convert', 'output', '| first<br>line | b   |\n| ------------: | --- |\n|             1 | x   |\n|             2 | y   |');
  const choose = async (entry: string): Promise<void> => {
    const header = screen.getAllByRole('columnheader').find(({ dataset }) => dataset['column'] === 'first line');
    await page.user.click(within(header as HTMLElement).getByRole('button'));
    await page.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await choose('Sort descending');
  await page.expectShown('convert', 'output', '| first<br>line | b   |\n| ------------: | --- |\n|             2 | y   |\n|             1 | x   |');
  await choose('Hide');
  await page.expectShown('convert', 'output', '| b   |\n| --- |\n| y   |\n| x   |');
  expect(headers()).toEqual(['b']);
});

test('a column that is chosen twice is there once in the grid', async () => {
  const page = await renderTool('csv-table', { link: '#/convert?columns=a%2C%20b%2C%20a' });
  page.fill('convert', 'input', 'a,b\n1,x');
  await page.expectShown('convert', 'output', '|   a | b   |   a |\n| --: | --- | --: |\n|   1 | x   |   1 |');
  expect(headers()).toEqual(['a', 'b']);
});
