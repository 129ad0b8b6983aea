import { expect, field, open, result, test } from './site.ts';

const SAFE = 'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2Fa&data=05&sdata=x&reserved=0';

test('a text with wrapped links that is pasted for one link is decoded whole, line breaks kept', async ({ page }) => {
  await open(page, '/safelink-decoder');
  await page.evaluate((text) => navigator.clipboard.writeText(text), `See ${SAFE}\nand ${SAFE}\n`);
  const link = field(page, 'decode', 'link').getByRole('textbox');
  await link.press('ControlOrMeta+a');
  await link.press('ControlOrMeta+v');
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'decodeText', 'decodedText').locator('.cm-line')).toHaveText(['See https://www.example.com/a', 'and https://www.example.com/a', '']);
});

test('a media type that is typed where names are takes over the box, letter by letter', async ({ page }) => {
  await open(page, '/mime-types');
  await field(page, 'fromExtension', 'fileName').getByRole('textbox').press('ControlOrMeta+a');
  await page.keyboard.type('image/svg+xml');
  await expect(field(page, 'toExtensions', 'mediaType').getByRole('textbox')).toHaveValue('image/svg+xml');
  await expect(field(page, 'toExtensions', 'extensions').first()).toContainText('svgz');
});

test('keys that are looked at do nothing else, until a second Escape', async ({ page }) => {
  await open(page, '/keycode-info');
  const palette = page.getByRole('dialog');
  await page.getByRole('textbox', { name: /press/iu }).focus();
  await page.keyboard.press('Control+KeyK');
  await expect(result(page, 'describe', 'shortcut')).toHaveText('Ctrl+K');
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+KeyK');
  await expect(palette).toBeVisible();
});

test('the codes of an OTP secret are shown, and the secret stays on the page', async ({ page }) => {
  await open(page, '/otp-generator');
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  await field(page, 'totp', 'secret').getByRole('textbox').fill(secret);
  await expect(result(page, 'totp', 'code')).toHaveText(/^\d{3}\s?\d{3}$/u);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/otp-generator');
  const traces = await page.evaluate(async () =>
    [await navigator.clipboard.readText(), location.href, document.title, JSON.stringify({ ...localStorage })].join('\n'),
  );
  expect(traces).not.toContain(secret);
});

test('the parts of a URL are edited and built anew', async ({ page }) => {
  await open(page, '/url-parser');
  await field(page, 'parse', 'url').getByRole('textbox').fill('https://example.com:8080/a?b=1#c');
  await expect(field(page, 'parse', 'host').first()).toContainText('example.com:8080');
  await page.getByRole('button', { name: 'Edit the parts' }).click();
  await expect(field(page, 'build', 'url').first()).toContainText('https://example.com:8080/a?b=1#c');
});
