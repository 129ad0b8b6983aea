import { expect, field, open, result, test, write } from './site.ts';

const link = (operation: string, pattern: string, flags = '["g","u"]') =>
  `/regex-tester#/${operation}?pattern=${encodeURIComponent(pattern)}&flags=${encodeURIComponent(flags)}`;

test('matches are set off in the text, and lead to their rows and back', async ({ page }) => {
  await open(page, '/regex-tester');
  const text = field(page, 'match', 'text');
  await expect(text.locator('.cm-span-one')).toContainText('2024-09-20');
  await expect(text).toContainText('2 matches');
  await text.locator('.cm-span-other').first().hover();
  await expect(page.locator('tr[data-number="2"]')).toHaveAttribute('data-matches', 'true');
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Show match 1 in the text' }).focus();
  await expect(text.locator('.cm-span-active').first()).toContainText('2024');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('textbox')).toBeFocused();
});

test('a pattern that explodes is stopped, and the page stays alive', async ({ page }) => {
  await open(page, link('match', '^(a+)+$'));
  await write(field(page, 'match', 'text').locator('.cm-content'), `${'a'.repeat(36)}!`);
  await expect(field(page, 'match', 'pattern').getByRole('alert')).toContainText('stopped after 2 seconds');
  await expect(page.getByText('a repeat stands inside a repeat')).toBeVisible();
  await page.getByRole('button', { name: 'Show it in the pattern' }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('(a+)+');
  await field(page, 'match', 'pattern').getByRole('textbox').fill('a+');
  await expect(field(page, 'match', 'text')).toContainText('1 match');
});

test('a literal is taken apart, a fault is at its place, and all tabs share the pattern', async ({ page }) => {
  await open(page, '/regex-tester');
  const pattern = field(page, 'match', 'pattern').getByRole('textbox');
  await page.evaluate(() => navigator.clipboard.writeText('/e(?<x>.)/gi'));
  await pattern.press('ControlOrMeta+a');
  await pattern.press('ControlOrMeta+v');
  await expect(pattern).toHaveValue('e(?<x>.)');
  await expect(page.getByRole('button', { name: /^i:/u })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^u:/u })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('tab', { name: 'Replace' }).click();
  await field(page, 'replace', 'replacement').getByRole('textbox').fill('<$<x>>');
  await expect(result(page, 'replace', 'result')).toContainText('R<l><a>s<d>');
  await field(page, 'replace', 'pattern').getByRole('textbox').fill('e(');
  await expect(field(page, 'replace', 'pattern').getByRole('alert')).toContainText('Unterminated group');
  await expect(page.locator('[data-mark="fault"]')).toHaveText('(');
  await field(page, 'replace', 'pattern').getByRole('textbox').fill('e|(d)');
  await page.getByRole('tab', { name: 'Diagram' }).click();
  await expect(page.locator('[data-value="diagram"] svg text').filter({ hasText: 'group 1' })).toBeVisible();
});

test('a hundred thousand matches do not freeze the page', async ({ page }) => {
  await open(page, link('match', String.raw`\d`));
  await page.evaluate(() => navigator.clipboard.writeText('some text and 1 digit in each of its lines\n'.repeat(100_000)));
  await field(page, 'match', 'text').locator('[data-action="paste"]').click();
  await expect(field(page, 'match', 'text')).toContainText('100,000 matches');
  await expect(page.getByText('The first 1,000 are marked and listed.')).toBeVisible();
  expect(await page.locator('tr[data-number]').count()).toBeLessThanOrEqual(200);
});

test('the cheatsheet opens an example in the tester', async ({ page }) => {
  await open(page, '/regex-memo');
  await field(page, 'search', 'query').getByRole('textbox').fill('lazy');
  await expect(page.locator('mark')).toHaveText(['<a>', '<b>']);
  await page
    .getByRole('button', { name: /<\.\+\?>/u })
    .last()
    .click();
  await expect(page).toHaveURL(/\/regex-tester$/u);
  await expect(field(page, 'match', 'pattern').getByRole('textbox')).toHaveValue('<.+?>');
  await expect(field(page, 'match', 'text')).toContainText('2 matches');
});
