import { expect, field, open, result, test } from './site.ts';

test('every sentence about percent is answered as one types, and Enter goes on', async ({ page }) => {
  await open(page, '/percentage-calculator');
  const percent = field(page, 'percentOf', 'percent').getByRole('textbox');
  await percent.fill('12,5');
  await percent.press('Enter');
  await expect(field(page, 'percentOf', 'value').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('80');
  await expect(result(page, 'percentOf', 'result')).toHaveText('10');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await expect(page.getByText('No number is a share of 0.')).toBeVisible();
  await expect(result(page, 'undo', 'beforeIncrease')).toHaveText('100');
});

test('a temperature is typed into any box, and one that cannot be stays there with the reason', async ({ page }) => {
  await open(page, '/temperature-converter');
  const box = (scale: string) => field(page, 'convert', scale).getByRole('textbox');
  await box('fahrenheit').fill('98.6');
  await expect(box('celsius')).toHaveValue('37');
  await box('kelvin').fill('-1');
  await box('kelvin').press('Tab');
  await expect(page.getByText('Nothing is colder than absolute zero, 0 K.')).toBeVisible();
  await expect(box('celsius')).toHaveValue('37');
  await page.getByRole('button', { name: 'Water boils' }).click();
  await expect(box('kelvin')).toHaveValue('373.15');
  await expect(box('romer')).toHaveValue('60');
});

test('an estimate counts down, and goes on with what is done', async ({ page }) => {
  await open(page, '/eta-calculator');
  await expect(result(page, 'estimate', 'duration')).toHaveText('5 hours, 10 minutes');
  await expect(page.getByRole('timer')).toContainText('5 hours, 9 minutes, 5');
  await page.getByRole('button', { name: 'Add 1 done' }).click();
  await expect(field(page, 'estimate', 'done').getByRole('textbox')).toHaveValue('1');
  await expect(result(page, 'estimate', 'duration')).toHaveText('5 hours, 8 minutes, 20 seconds');
  await page.getByRole('tab', { name: 'From the progress' }).click();
  await page.getByRole('button', { name: 'Add 1 done' }).click();
  await expect(field(page, 'fromProgress', 'done').getByRole('textbox')).toHaveValue('26');
  await expect(field(page, 'fromProgress', 'startedAt').getByRole('textbox')).toHaveValue(/^\d{4}-.*Z$/u);
});

test('cards and text are two views of the same measurements, which are there again', async ({ page }) => {
  await open(page, '/benchmark-builder');
  await page.getByLabel('Suite 2: value 3').fill('1 2, 3');
  await expect(page.getByLabel('Suite 2: value 5')).toHaveValue('3');
  await page.getByLabel('Suite 2: value 5').press('Enter');
  await expect(page.getByLabel('Suite 2: value 6')).toBeFocused();
  await page.getByRole('button', { name: 'Delete Suite 1' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Move Suite 1' }).press('ArrowRight');
  await page.getByRole('radio', { name: 'Text' }).check();
  await expect(field(page, 'compare', 'measurements').getByRole('textbox')).toHaveValue('Suite 2: 8, 12, 1, 2, 3\nSuite 1: 5, 10');
  await page.reload();
  await expect(field(page, 'compare', 'measurements').getByRole('textbox')).toHaveValue('Suite 2: 8, 12, 1, 2, 3\nSuite 1: 5, 10');
  await expect(field(page, 'compare', 'results').first()).toContainText('5.2');
});

test('what hyperfine exports becomes cards', async ({ page }) => {
  await open(page, '/benchmark-builder');
  const files = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open file' }).click();
  const content = JSON.stringify({
    results: [
      { command: 'sleep 1', times: [1.01, 1.02] },
      { command: 'true', times: [0.5] },
    ],
  });
  await (await files).setFiles({ name: 'hyperfine.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await expect(page.getByLabel('Name of suite 2')).toHaveValue('true');
  await expect(field(page, 'compare', 'results').first()).toContainText('2.03');
});
