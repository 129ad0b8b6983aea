import { choose, expect, expectAccessible, field, open, result, test } from './site.ts';

test('shows the differences as a tree, goes from one to the next by key, and swaps', async ({ page }) => {
  await open(page, '/json-diff');
  await expect(result(page, 'compare', 'equal')).toHaveText('4 differences');
  const tree = result(page, 'compare', 'tree');
  await expect(tree.getByRole('treeitem').filter({ hasText: '→' })).toContainText('"Ada"→"Ada Lovelace"');
  await tree.focus();
  await page.keyboard.press('n');
  await expect(tree.locator('[aria-selected="true"]')).toContainText('"json patch"');
  await page.getByRole('tab', { name: 'Side by side' }).click();
  await expect(page.locator('[data-value="sides"]')).toContainText('"offline": true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('tab', { name: 'Merge patch' }).click();
  await expect(result(page, 'compare', 'mergePatch')).toContainText('"offline": null');
});

const rows = (value: number) => JSON.stringify(Array.from({ length: 10_000 }, (_, id) => ({ id, value })));

test('10,000 differences are drawn as they come into view', async ({ page }) => {
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

test('applies a patch, and says which operation fails', async ({ page }) => {
  await open(page, '/json-diff');
  await choose(page, 'applyPatch');
  await expect(page.locator('[data-operation="applyPatch"][aria-label="Patched JSON"] .cm-content')).toContainText('Penknife 2');
  await field(page, 'applyPatch', 'input').first().locator('.cm-content').fill('{}');
  await expect(page.getByRole('alert')).toContainText('operation 1 finds nothing');
});
