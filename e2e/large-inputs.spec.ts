import { choose, expect, field, open, result, test } from './site.ts';

test('a large file shows progress, and can be canceled', async ({ page }) => {
  await open(page, '/hash-text');
  await choose(page, 'hashFile');
  await page.getByRole('button', { name: 'Options (2)' }).click();
  await page.getByText(/^Algorithms: /u).click();
  await field(page, 'hashFile', 'algorithms').getByRole('button', { name: 'All' }).click();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(100_000_000)], 'large.bin'));
    document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(page.getByText(/\d+% · .*\/s/u)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Canceled.')).toBeVisible();
  await expect(result(page, 'hashFile', 'digests')).toBeHidden();
});

test('20,000 lines are compared in the worker, and the page stays responsive', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/text-diff');
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index} ${(index * 7919) % 1000}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await field(page, 'compare', 'original').getByRole('button', { name: 'Paste' }).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.map((line, index) => (index % 50 === 0 ? `${line} x` : line)).join('\n'));
  await field(page, 'compare', 'modified').getByRole('button', { name: 'Paste' }).click();
  await expect(result(page, 'compare', 'equal')).toHaveText('400 changes');
  await page.getByText('Patch', { exact: true }).first().click();
  // Outside the visible area: of its 3,600 lines no more are rendered than fit.
  const patch = page.locator('[data-operation="compare"][data-field="patch"] .cm-line');
  await expect(patch.filter({ hasText: '+line 0 0 x' })).toHaveCount(1);
  expect(await patch.count()).toBeLessThan(300);
});

const rows = (value: number) => JSON.stringify(Array.from({ length: 10_000 }, (_, id) => ({ id, value })));

test('renders 10,000 differences as they come into view', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/json-diff');
  for (const [name, value] of [
    ['original', 1],
    ['modified', 2],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows(value));
    await field(page, 'compare', name).getByRole('button', { name: 'Paste' }).click();
  }
  await expect(result(page, 'compare', 'equal')).toHaveText('10,000 differences');
  const tree = result(page, 'compare', 'tree');
  expect(await tree.locator('[role="treeitem"]').count()).toBeLessThan(100);
  await tree.focus();
  await page.keyboard.press('End');
  await expect(tree.locator('[aria-selected="true"]')).toContainText('1→2');
});

test('megabytes of text are inspected without a freeze, and the first characters are listed', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/text-to-unicode');
  await choose(page, 'inspect');
  await field(page, 'inspect', 'text').locator('textarea').fill('zero '.repeat(400_000));
  await expect(result(page, 'inspect', 'codePoints')).toHaveText(/2.?000.?000/u);
  await expect(page.getByText('Showing the first 100,000 characters.')).toBeVisible();
  const rows = result(page, 'inspect', 'characters').locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(250);
});

test('a hundred thousand matches do not freeze the page', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/regex-tester#/match?pattern=%5Cd&flags=%5B%22g%22%2C%22u%22%5D');
  await page.evaluate(() => navigator.clipboard.writeText('some text and 1 digit in each of its lines\n'.repeat(100_000)));
  await field(page, 'match', 'text').locator('[data-action="paste"]').click();
  await expect(field(page, 'match', 'text')).toContainText('100,000 matches');
  await expect(page.getByText('Highlighting and listing the first 1,000.')).toBeVisible();
  expect(await page.locator('tr[data-number]').count()).toBeLessThanOrEqual(200);
});
