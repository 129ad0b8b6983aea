import { choose, expect, expectAccessible, field, open, result, test } from './site.ts';

test('finds codes by digits, words and class, and offers the unofficial ones', async ({ page }) => {
  await open(page, '/http-status-codes');
  const codes = result(page, 'search', 'codes').locator('[data-code]');
  await expect(codes).toHaveCount(63);
  const query = field(page, 'search', 'query').locator('input');
  await expect(query).toBeFocused();
  await query.fill('teapot');
  await expect(codes).toHaveCount(1);
  await expect(codes.first()).toContainText("418 I'm a teapot");
  await query.fill('522');
  await expect(codes).toHaveCount(0);
  await page.getByRole('button', { name: 'Search unofficial codes too' }).click();
  await expect(codes).toHaveCount(1);
  await query.fill('');
  await page.getByRole('radio', { name: '3xx redirection' }).check();
  await expect(codes).toHaveCount(9);
  await expectAccessible(page);
});

test('a link to one code brings it into view, whatever was filtered before', async ({ page }) => {
  await open(page, '/http-status-codes');
  await page.getByRole('radio', { name: '2xx success' }).check();
  await page.waitForTimeout(600);
  await page.goto('about:blank');
  await open(page, '/http-status-codes#504');
  await expect(page.locator('[id="504"]')).toBeInViewport();
  await expect(page.locator('[id="504"]').getByRole('link', { name: 'RFC 9110 §15.6.5' })).toHaveAttribute(
    'href',
    'https://www.rfc-editor.org/rfc/rfc9110#section-15.6.5',
  );
  await page.getByText('Which redirect keeps the method').click();
  await page.getByRole('table').getByRole('link', { name: '308' }).click();
  await expect(page.locator('[id="308"]')).toBeInViewport();
  await expect(page).toHaveURL(/\/http-status-codes#308$/u);
});

test('copies the code, the line, and constants', async ({ page }) => {
  await open(page, '/http-status-codes');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy 404', exact: true }).click();
  await expect.poll(copied).toBe('404');
  await page.getByRole('button', { name: 'Copy 404 as…' }).click();
  await page.getByRole('menuitem', { name: '404 Not Found' }).click();
  await expect.poll(copied).toBe('404 Not Found');
  await page.getByRole('button', { name: 'Copy 404 as…' }).click();
  await page.getByRole('menuitem', { name: 'http.StatusNotFound' }).click();
  await expect.poll(copied).toBe('http.StatusNotFound');
  await expectAccessible(page);
});

test('looks a single code up', async ({ page }) => {
  await open(page, '/http-status-codes');
  await choose(page, 'lookup');
  await field(page, 'lookup', 'code').locator('input').fill('422');
  await expect(result(page, 'lookup', 'name')).toHaveText('Unprocessable Content');
});
