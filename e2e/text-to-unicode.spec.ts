import { choose, clipboard, expect, expectAccessible, field, open, result, test } from './site.ts';

test('characters are named, grouped by what people see, marked where nothing is seen, and copied by a click', async ({ page }) => {
  await open(page, '/text-to-unicode');
  await choose(page, 'inspect');
  await field(page, 'inspect', 'text').locator('textarea').fill('pаypal e\u0301\u200B');
  const table = result(page, 'inspect', 'characters');
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(1)).toContainText('CYRILLIC SMALL LETTER A');
  await expect(page.getByText('One word mixes Latin with Cyrillic or Greek letters')).toBeVisible();
  await expect(table.locator('tr[data-joined]')).toContainText(['COMBINING ACUTE ACCENT']);
  await expect(table.locator('tr[data-invisible]')).toContainText(['invisible']);
  await expectAccessible(page);
  await rows.nth(1).locator('[data-column="name"]').click();
  await expect.poll(() => clipboard(page)).toBe('а');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('combining');
  await expect(rows).toHaveCount(1);
});

test('megabytes of text are inspected without a freeze, and the first characters are listed', async ({ page }) => {
  await open(page, '/text-to-unicode');
  await choose(page, 'inspect');
  await field(page, 'inspect', 'text').locator('textarea').fill('zero '.repeat(400_000));
  await expect(result(page, 'inspect', 'codePoints')).toHaveText(/2.?000.?000/u);
  await expect(page.getByText('Only the first 100,000 characters are listed.')).toBeVisible();
  const rows = result(page, 'inspect', 'characters').locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(250);
});
