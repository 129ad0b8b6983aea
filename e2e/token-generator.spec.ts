import { choose, clipboard, expect, expectAccessible, keepSwitch, open, result, test } from './site.ts';

test('slider and number box move together, and each change gives another token', async ({ page }) => {
  await open(page, '/token-generator');
  const token = result(page, 'generate', 'tokens');
  await expect(token).toHaveText(/^[A-Za-z\d]{64}$/u);
  const slider = page.getByLabel('Length: slider, 1 to 512');
  await slider.fill('20');
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('20');
  await expect(token).toHaveText(/^[A-Za-z\d]{20}$/u);
  await page.getByLabel('Length', { exact: true }).fill('1000');
  await expect(slider).toHaveValue('512');
  await expect(token).toHaveText(/^[A-Za-z\d]{1000}$/u);
});

test('the key R gives another token, and Copy copies it', async ({ page }) => {
  await open(page, '/token-generator');
  const token = result(page, 'generate', 'tokens');
  await expect(token).toHaveText(/^\w{64}$/u);
  const before = await token.textContent();
  await page.keyboard.press('r');
  await expect(token).not.toHaveText(before ?? '');
  const after = await token.textContent();
  await page.getByRole('button', { name: 'Copy Tokens' }).click();
  await expect.poll(() => clipboard(page)).toBe(after);
  await expect(page.getByText('Token copied to the clipboard', { exact: true })).toBeVisible();
  // A letter that is pressed on a button of the palette is not meant for the token.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find a tool' }).dispatchEvent('keydown', { key: 'r' });
  await page.keyboard.press('Escape');
  await page.getByLabel('Length', { exact: true }).press('r');
  await expect(token).toHaveText(after ?? '');
});

test('symbols have sets to choose from, and strength has a word', async ({ page }) => {
  await open(page, '/token-generator');
  await page.getByLabel('Length: slider, 1 to 512').fill('10');
  await expect(page.locator('[data-strength]')).toHaveText('Weak');
  await page.getByText('More options').click();
  await page.getByRole('button', { name: 'URL-safe' }).click();
  await expect(page.getByLabel('Symbols', { exact: true })).toBeChecked();
  await expect(result(page, 'generate', 'alphabetSize')).toHaveText('66');
  await expect(page.locator('[data-strength]')).toHaveText('Weak');
  await page.getByLabel('Length: slider, 1 to 512').fill('18');
  await expect(page.locator('[data-strength]')).toHaveText('Strong');
});

test('several tokens have a Copy each', async ({ page }) => {
  await open(page, '/token-generator#/generate?count=3&length=8');
  const tokens = result(page, 'generate', 'tokens').locator('li');
  await expect(tokens).toHaveCount(3);
  const second = await tokens.nth(1).locator('span').first().textContent();
  await page.getByRole('button', { name: 'Copy token 2' }).click();
  await expect.poll(() => clipboard(page)).toBe(second);
  await expectAccessible(page);
});

test('an empty alphabet is said at once, even while its field is folded away', async ({ page }) => {
  await open(page, '/token-generator');
  for (const name of ['Upper case', 'Lower case', 'Numbers']) await page.getByLabel(name).uncheck();
  await expect(page.getByRole('alert')).toContainText('No characters are left');
  await page.getByText('More options').click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.getByLabel('Own alphabet').fill('ab');
  await expect(result(page, 'generate', 'tokens')).toHaveText(/^[ab]{64}$/u);
});

test('a passphrase says that it is no mnemonic, and follows its options', async ({ page }) => {
  await open(page, '/token-generator');
  await choose(page, 'passphrase');
  await expect(page.getByText('This is no BIP-39 mnemonic')).toBeVisible();
  await page.getByLabel('Words: slider, 1 to 64').fill('3');
  await page.getByLabel('Separator').fill('_');
  await page.getByLabel('Capitalize the words').check();
  await page.getByLabel('Digit at the end').check();
  await expect(result(page, 'passphrase', 'passphrases')).toHaveText(/^[A-Z][a-z]+_[A-Z][a-z]+_[A-Z][a-z]+\d$/u);
  await expect(page.locator('[data-strength]')).toHaveText('Very weak');
});

test('no token is stored', async ({ page }) => {
  await open(page, '/token-generator');
  await (await keepSwitch(page)).check();
  await page.getByLabel('Upper case').uncheck();
  const token = (await result(page, 'generate', 'tokens').textContent()) ?? '';
  await expect.poll(() => page.evaluate(() => localStorage.getItem('penknife.inputs.token-generator'))).toContain('"uppercase":false');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
});
