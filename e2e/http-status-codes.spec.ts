import { choose, clipboard, expect, expectAccessible, field, open, result, test } from './site.ts';

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
  await field(page, 'search', 'category').locator('select').selectOption({ label: '3xx redirection' });
  await expect(codes).toHaveCount(9);
  await expectAccessible(page);
});

test('a link to one code brings it into view, whatever was filtered before', async ({ page }) => {
  await open(page, '/http-status-codes');
  await field(page, 'search', 'category').locator('select').selectOption({ label: '2xx success' });
  await expect(page.locator('[id="504"]')).toHaveCount(0);
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

test('each link on the page leads to its code, one after the other, and Back to the one before', async ({ page }) => {
  await open(page, '/http-status-codes');
  const codes = result(page, 'search', 'codes').locator('[data-code]');
  await expect(codes).toHaveCount(63);
  for (const code of ['404', '504', '226', '431']) {
    await page.evaluate((hash) => location.assign(hash), `#${code}`);
    await expect(page.locator(`[id="${code}"]`)).toBeInViewport();
    // Two frames later, everything that could scroll the page again has run.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.locator(`[id="${code}"]`)).toBeInViewport();
  }
  await page.goBack();
  await expect(page.locator('[id="226"]')).toBeInViewport();
});

test('a link to an unofficial code shows those too, and one to no code leaves the search as it is', async ({ page }) => {
  await open(page, '/http-status-codes#530');
  await expect(page.locator('[id="530"]')).toBeInViewport();
  const unofficial = page.getByLabel('Unofficial codes');
  await expect(unofficial).toBeChecked();
  await unofficial.uncheck();
  await field(page, 'search', 'category').locator('select').selectOption({ label: '2xx success' });
  const codes = result(page, 'search', 'codes').locator('[data-code]');
  await expect(codes).toHaveCount(10);
  await page.evaluate(() => location.assign('#99%'));
  await page.evaluate(() => location.assign('#404'));
  await expect(page.locator('[id="404"]')).toBeInViewport();
  await expect(unofficial).not.toBeChecked();
  await page.evaluate(() => location.assign('#main'));
  await expect(codes).toHaveCount(63);
});

test('copies the code, the line, and constants', async ({ page }) => {
  await open(page, '/http-status-codes');
  const copied = () => clipboard(page);
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
