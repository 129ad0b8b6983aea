import { expect, field, open, openFile, test } from './site.ts';

test('columns are chosen and rows sorted below the result, which goes back to JSON', async ({ page }) => {
  await open(page, '/json-to-csv');
  const table = page.getByRole('table', { name: 'Table' });
  await page.getByRole('checkbox', { name: 'born' }).uncheck();
  await expect(table.getByRole('columnheader')).toHaveText(['name', 'home.city', 'languages']);
  await table.getByRole('button', { name: 'name' }).click();
  await expect(table.locator('tbody tr').first()).toContainText('Ada');
  await table.getByRole('button', { name: 'name' }).click();
  await expect(table.locator('tbody tr').first()).toContainText('Grace');
  await page.getByRole('button', { name: /^Swap/u }).click();
  await expect(field(page, 'parse', 'output')).toContainText('"home.city": "London"');
  await expect(field(page, 'parse', 'output')).not.toContainText('born');
});

test('a file goes the way that its name says, wherever it is opened', async ({ page }) => {
  await open(page, '/json-to-csv');
  const csv = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('name,born\nAda,1815\n') };
  await openFile(field(page, 'convert', 'input'), csv);
  await expect(field(page, 'parse', 'output')).toContainText('"born": "1815"');
  const json = { name: 'people.jsonl', mimeType: '', buffer: Buffer.from('{"name": "Grace"}') };
  await openFile(field(page, 'parse', 'input'), json);
  await expect(field(page, 'convert', 'output')).toContainText('Grace');
});
