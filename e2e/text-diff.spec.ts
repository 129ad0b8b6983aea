import { choose, dropFiles, expect, expectAccessible, field, open, result, test } from './site.ts';

test('compares as one types, and swaps', async ({ page }) => {
  await open(page, '/text-diff');
  await expect(result(page, 'compare', 'equal')).toHaveText('2 changes');
  await expect(result(page, 'compare', 'patch')).toContainText('-bananas\n+blueberries');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(result(page, 'compare', 'patch')).toContainText('-blueberries\n+bananas');
  const modified = field(page, 'compare', 'modified').locator('.cm-content');
  await modified.fill('apples\nblueberries\ncherries\ngrapes\nlemons\n');
  await expect(result(page, 'compare', 'equal')).toHaveText('The texts are equal');
});

test('marks changed words, folds what is unchanged, and goes from change to change by key', async ({ page }) => {
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`);
  const changed = lines.map((line, index) => (index === 5 || index === 50 ? `${line} changed` : line));
  await open(page, `/text-diff#/compare?original=${encodeURIComponent(lines.join('\n'))}&modified=${encodeURIComponent(changed.join('\n'))}`);
  await expect(result(page, 'compare', 'equal')).toHaveText('2 changes');
  const view = result(page, 'compare', 'changes');
  await expect(view.locator('mark').first()).toHaveText(' changed');
  await expect(view.getByRole('button', { name: '38 unchanged lines' })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(view.locator('[data-change]').nth(0)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(view.locator('[data-change]').nth(1)).toBeFocused();
  await view.getByRole('button', { name: '38 unchanged lines' }).click();
  await expect(view.getByText('line 20')).toHaveCount(2);
  await page.getByLabel('Side by side').uncheck();
  await expect(view.getByText('line 20')).toHaveCount(1);
  await expectAccessible(page);
});

test('applies a patch, and says where one does not fit', async ({ page }) => {
  await open(page, '/text-diff');
  await choose(page, 'applyPatch');
  const output = page.locator('[data-operation="applyPatch"][aria-label="Patched text"] .cm-content');
  await expect(output).toContainText('B');
  await field(page, 'applyPatch', 'text').first().locator('.cm-content').fill('x\ny\n');
  await expect(page.getByRole('alert')).toContainText('Hunk 1');
});

test('20,000 lines are compared in the worker, and the page stays quick', async ({ page }) => {
  await open(page, '/text-diff');
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index} ${(index * 7919) % 1000}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await field(page, 'compare', 'original').getByRole('button', { name: 'Paste' }).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.map((line, index) => (index % 50 === 0 ? `${line} x` : line)).join('\n'));
  await field(page, 'compare', 'modified').getByRole('button', { name: 'Paste' }).click();
  await expect(result(page, 'compare', 'equal')).toHaveText('400 changes');
  // Below what is in view: of its 3,600 lines no more are drawn than fit.
  const patch = page.locator('[data-operation="compare"][data-field="patch"] .cm-line');
  await expect(patch.filter({ hasText: '+line 0 0 x' })).toHaveCount(1);
  expect(await patch.count()).toBeLessThan(300);
});

test('a file dropped beside the texts goes to the first, one on a pane to that pane, and what it replaced comes back', async ({ page }) => {
  await open(page, '/text-diff');
  const [left, right] = [field(page, 'compare', 'original'), field(page, 'compare', 'modified')];
  const heading = page.getByRole('heading', { level: 1 });
  // What takes files for the whole page comes after the page.
  await expect(async () => {
    expect(await dropFiles(heading, { 'a.txt': 'first', 'b.txt': 'second' })).toBe(true);
    await expect(left).toContainText('first', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('One file at a time. a.txt was taken, the others were left out.').first()).toBeVisible();
  expect(await dropFiles(right.locator('.cm-content'), { 'c.txt': 'third' })).toBe(true);
  await expect(right).toContainText('third');
  await expect(left).toContainText('first');
  await dropFiles(page.getByRole('banner'), { 'd.txt': 'fourth' });
  await expect(left).toContainText('fourth');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(left).toContainText('first');
});
