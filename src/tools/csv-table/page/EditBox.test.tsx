import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../../app/testing/render-tool.tsx';

async function open(input: string, column: string, entry: string) {
  const page = await renderTool('csv-table');
  page.fill('convert', 'input', input);
  const header = await screen.findByRole('columnheader', { name: new RegExp(`^${column}`, 'u') });
  await page.user.click(within(header).getByRole('button'));
  await page.user.click(await screen.findByRole('menuitem', { name: entry }));
  return page;
}

test('a new name can have spaces', async () => {
  const page = await open('a,b\n1,x\n2,y', 'a', 'Rename…');
  const box = await screen.findByRole('textbox', { name: 'New name for “a”' });
  await page.user.type(box, 'New York ');
  expect(box).toHaveProperty('value', 'New York ');
  await page.user.type(box, 'City{Enter}');
  await page.expectShown('convert', 'output', '| New York City | b   |\n| ------------: | --- |\n|             1 | x   |\n|             2 | y   |');
});

test('a filter can have spaces, also for a column whose name has a line break', { tags: ['slow'] }, async () => {
  const page = await open('"the\ncity",n\nNew York,1\nNewark,2', 'the', 'Filter…');
  const box = await screen.findByRole('textbox', { name: '“the city” contains' });
  await page.user.type(box, 'new y');
  expect(box).toHaveProperty('value', 'new y');
  await page.expectShown('convert', 'output', '| the<br>city |   n |\n| ----------- | --: |\n| New York    |   1 |');
});

test.each(['{Enter}', '{Escape}'])('%s closes the box, and the menu of the column has the focus again', { tags: ['slow'] }, async (key) => {
  const page = await open('a,b\n1,x', 'a', 'Rename…');
  await page.user.type(await screen.findByRole('textbox', { name: 'New name for “a”' }), `c${key}`);
  expect(screen.queryByRole('textbox', { name: 'New name for “a”' })).toBeNull();
  expect(document.activeElement?.closest('[role="columnheader"]')?.getAttribute('data-column')).toBe('a');
  const name = key === '{Enter}' ? 'c' : 'a';
  await page.expectShown('convert', 'output', `|   ${name} | b   |\n| --: | --- |\n|   1 | x   |`);
});

test('a button closes the box', { tags: ['slow'] }, async () => {
  const page = await open('a,b\n1,x', 'a', 'Filter…');
  await page.user.type(await screen.findByRole('textbox', { name: '“a” contains' }), '1');
  await page.user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('textbox', { name: '“a” contains' })).toBeNull();
  await page.expectShown('convert', 'output', '|   a | b   |\n| --: | --- |\n|   1 | x   |');
});
