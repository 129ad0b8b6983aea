import type { Page } from '@playwright/test';
import { expect, field, open, result, test } from './site.ts';

/** Picks the only zone that a part of its name fits, as a person does who sees the list. */
async function pickZone(page: Page, name: string, part: string): Promise<void> {
  await field(page, 'convert', name).getByRole('combobox').click();
  const search = page.getByPlaceholder('Search...');
  await expect(search).toBeFocused();
  await search.fill(part);
  await expect(page.locator('[role="option"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

test('ticks while it is now, stops for a pause, and is left for a picked date', async ({ page }) => {
  await open(page, '/date-converter');
  const seconds = result(page, 'convert', 'unixSeconds');
  const first = await seconds.textContent();
  await expect(seconds).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  // A run that was on its way may still end.
  await page.waitForTimeout(300);
  const paused = await seconds.textContent();
  await page.waitForTimeout(1_500);
  await expect(seconds).toHaveText(paused ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(seconds).not.toHaveText(paused ?? '');

  await page.getByLabel('Pick a date').fill('2024-02-29T12:34:56');
  await expect(result(page, 'convert', 'iso9075')).toHaveText('2024-02-29 12:34:56');
  await expect(field(page, 'convert', 'format').getByRole('combobox')).toContainText('Detected: ISO 8601');
  await expect(field(page, 'convert', 'date').locator('input')).toHaveValue('2024-02-29T12:34:56');
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(result(page, 'convert', 'detectedFormat')).toHaveAttribute('data-code', 'now');
});

test('a date is picked where the one before has no seconds', async ({ page }) => {
  await open(page, '/date-converter#/convert?date=2023-04-12T21:10:00Z');
  const written = result(page, 'convert', 'iso9075');
  await expect(written).toContainText('2023-04-12');
  await page.getByLabel('Pick a date').fill('2024-02-29T12:34:56');
  await expect(written).toHaveText('2024-02-29 12:34:56');
  await page.getByLabel('Pick a date').fill('2024-03-01T10:00');
  await expect(written).toHaveText('2024-03-01 10:00:00');
});

test('finds a time zone by a part of its name, and keeps it and the clocks for the next visit', async ({ page }) => {
  await open(page, '/date-converter#/convert?date=2023-04-12T21:10:24Z');
  await pickZone(page, 'timeZone', 'adelaide');
  await expect(result(page, 'convert', 'iso8601')).toHaveText('2023-04-13T06:40:24+09:30');

  const rows = result(page, 'convert', 'timeZones').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove America/New_York' }).click();
  await expect(rows).toHaveCount(3);
  await pickZone(page, 'otherTimeZones', 'lord howe');
  await expect(rows.last()).toContainText('2023-04-13 07:40:24');

  await open(page, '/date-converter');
  await expect(field(page, 'convert', 'timeZone')).toContainText('Australia/Adelaide');
  await expect(rows.last()).toContainText('Australia/Lord_Howe');
});
