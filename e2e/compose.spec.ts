import { expect, field, open, test } from './site.ts';

test('what a Compose file cannot hold stands in groups below it, each with a sentence', async ({ page }) => {
  await open(page, '/docker-run-to-docker-compose-converter');
  const command = field(page, 'toCompose', 'command').getByRole('textbox');
  await command.press('ControlOrMeta+a');
  await command.pressSequentially('docker run --rm --frob -P -e A=$B nginx');
  await expect(field(page, 'toCompose', 'compose').locator('.cm-content')).toContainText('A: ${B}');
  for (const [title, option] of [
    ['Cannot be said in Compose', '--publish-all'],
    ['Unknown options', '--frob'],
    ['Not needed with Compose', '--rm'],
  ] as const) {
    const group = page.locator('details').filter({ hasText: title });
    await group.locator('summary').click();
    await expect(group.getByRole('row').filter({ hasText: option })).toHaveCount(1);
  }
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Compose file' }).first().click();
  expect((await downloads).suggestedFilename()).toBe('compose.yaml');
});

test('the direction is switched, and the text goes along', async ({ page }) => {
  await open(page, '/docker-run-to-docker-compose-converter');
  // Before there is a result, there is nothing to go along.
  await expect(field(page, 'toCompose', 'compose').locator('.cm-content')).toContainText('restart: always');
  await expect(page.getByRole('button', { name: 'Swap' })).toBeEnabled();
  await page.keyboard.press('Alt+s');
  await expect(field(page, 'toRun', 'commands').locator('.cm-content')).toContainText('--restart always');
  await expect(page.getByRole('tab', { name: 'To docker run' })).toHaveAttribute('aria-selected', 'true');
});

test('git commands are searched from the keyboard, and have the reader’s names', async ({ page }) => {
  await open(page, '/git-memo');
  await page.locator('main h1').click();
  await page.keyboard.press('/');
  await page.keyboard.type('delete branch');
  await field(page, 'search', 'branch').getByRole('textbox').fill('feature/x');
  const rows = page.locator('[data-value="rows"] li');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('git branch --delete --force feature/x');
  await expect(rows.nth(1)).toContainText('throws work away');
  await rows.nth(0).locator('code').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('git branch --delete feature/x');
});

test('a reference is printed in two columns, without controls', async ({ page }) => {
  await open(page, '/git-memo');
  await expect(page.locator('[data-value="rows"] li')).toHaveCount(89);
  await page.emulateMedia({ media: 'print' });
  const list = page.locator('[data-value="rows"]');
  await expect(list).toHaveCSS('column-count', '2');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(field(page, 'search', 'query')).toBeHidden();
});
