import { expect, field, open, result, test } from './site.ts';

test('a field of a schedule is written in its box, and the part under the caret lights up', async ({ page }) => {
  await open(page, '/crontab-generator');
  const expression = field(page, 'explain', 'expression').getByRole('textbox');
  const fields = page.getByRole('group', { name: 'Fields' });
  await fields.getByRole('textbox', { name: 'Hour' }).fill('9-17');
  await expect(expression).toHaveValue('40 9-17 * * *');
  await expect(result(page, 'explain', 'description')).toHaveText('At 40 minutes past the hour, between 09:00 and 17:59');
  await expression.fill('5 4 * * 1-5');
  await expect(fields.getByRole('textbox', { name: 'Day of week' })).toHaveValue('1-5');
  await expression.press('Home');
  await expect(fields.locator('[data-lit]')).toHaveAttribute('data-part', 'minute');
  await expression.press('End');
  await expect(fields.locator('[data-lit]')).toHaveAttribute('data-part', 'dayOfWeek');
});

test('the wrong part of a schedule is marked in its box', async ({ page }) => {
  await open(page, '/crontab-generator');
  await field(page, 'explain', 'expression').getByRole('textbox').fill('0 0 * * fri-sun');
  await expect(page.getByRole('alert').filter({ hasText: 'Use 5-7' })).toBeVisible();
  const fields = page.getByRole('group', { name: 'Fields' });
  await expect(fields.getByRole('textbox', { name: 'Day of week' })).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.getByRole('textbox', { name: 'Hour' })).not.toHaveAttribute('aria-invalid', 'true');
});

test('a schedule that was built, and an example, go into the expression', async ({ page }) => {
  await open(page, '/crontab-generator');
  const expression = field(page, 'explain', 'expression').getByRole('textbox');
  await page.getByText('Build a schedule step by step').click();
  await field(page, 'build', 'frequency').getByRole('radio', { name: 'Monthly' }).check();
  await field(page, 'build', 'dialect').getByRole('combobox').selectOption('quartz');
  await field(page, 'build', 'dayOfMonth').getByRole('combobox').selectOption('last');
  await expect(result(page, 'build', 'expression')).toHaveText('0 0 0 L * ?');
  await page.getByRole('button', { name: 'Use this schedule' }).click();
  await expect(expression).toHaveValue('0 0 0 L * ?');
  await page.getByRole('button', { name: '0 0 12 ? * 6#3' }).click();
  await expect(result(page, 'explain', 'description')).toHaveText('At 12:00, on the third Friday of the month');
});

test('the boxes of a mode write it, and the arrow keys move among them', async ({ page }) => {
  await open(page, '/chmod-calculator');
  const mode = field(page, 'convert', 'mode').getByRole('textbox');
  await page.getByRole('checkbox', { name: 'Owner: Read' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(mode).toHaveValue('775');
  await mode.fill('drwxrwsr-x');
  await expect(page.getByRole('checkbox', { name: 'setgid' })).toBeChecked();
  await expect(result(page, 'convert', 'octal')).toHaveText('2775');
  await expect(page.getByText('Others may list it and open what is in it.')).toBeVisible();
});

test('the space bar makes another port, and presets set both ends', async ({ page }) => {
  await open(page, '/random-port-generator');
  const ports = result(page, 'generate', 'ports');
  await page.getByRole('button', { name: 'Dynamic 49152–65535' }).click();
  await expect(ports).toHaveText(/^(?:49[1-9]|5\d|6[0-5])\d+$/u);
  const first = await ports.textContent();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Space');
  await expect(ports).not.toHaveText(first ?? '');
  await field(page, 'lookup', 'query').getByRole('textbox').fill('postgres');
  await expect(result(page, 'lookup', 'services').locator('tbody tr')).toHaveCount(1);
});
