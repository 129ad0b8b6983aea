import { expect, field, open, result, test } from './site.ts';

test('each line has its result, an error leaves the others theirs, and a click copies all digits', async ({ page }) => {
  await open(page, '/math-evaluator');
  const box = field(page, 'evaluate', 'expression').getByRole('textbox');
  await box.fill('a = 2^64 + 1\na +\na * 2');
  const results = page.getByRole('button', { name: /^Copy \d/u });
  await expect(results).toHaveText(['18\u202f446\u202f744\u202f073\u202f709\u202f551\u202f617', '36\u202f893\u202f488\u202f147\u202f419\u202f103\u202f234']);
  await expect(page.getByText('A value is expected here.').first()).toBeVisible();
  await results.first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('18446744073709551617');
});

test('a name of the list is put in at the cursor, and a line is kept in the history', async ({ page }) => {
  await open(page, '/math-evaluator');
  const box = field(page, 'evaluate', 'expression').getByRole('textbox');
  await box.fill('16)');
  await box.press('Home');
  await field(page, 'listNames', 'query').getByRole('textbox').fill('sqrt');
  await page.getByRole('button', { name: 'Insert sqrt', exact: true }).click();
  await expect(box).toHaveValue('sqrt(16)');
  await expect(result(page, 'evaluate', 'result')).toHaveText('4');
  await box.press('End');
  await box.press('Enter');
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Insert sqrt(16)' })).toBeVisible();
});

test('a calculation without end is stopped, and the page goes on', async ({ page }) => {
  await open(page, '/math-evaluator');
  const box = field(page, 'evaluate', 'expression').getByRole('textbox');
  await box.fill('combinations(1e9, 5e8)');
  await expect(page.getByText('This took too long and was stopped.').first()).toBeVisible({ timeout: 30_000 });
  await box.fill('6 * 7');
  await expect(result(page, 'evaluate', 'result')).toHaveText('42', { timeout: 30_000 });
});

test('the figures of the selected text stand beside those of the whole', async ({ page }) => {
  await open(page, '/text-statistics');
  const text = field(page, 'analyze', 'text').locator('.cm-content');
  await text.fill('one two three\nfour');
  await expect(result(page, 'analyze', 'words')).toHaveText('4');
  await text.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+End');
  await expect(page.locator('[data-selected="words"]')).toHaveText('3 selected');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-selected="words"]')).toHaveCount(0);
});
