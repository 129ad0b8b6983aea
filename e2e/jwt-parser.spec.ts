import { choose, expect, expectAccessible, field, open, result, test } from './site.ts';

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

test('the sample is verified at once; another token asks for its own key', async ({ page }) => {
  await open(page, '/jwt-parser');
  const verdict = result(page, 'verify', 'verdict');
  await expect(verdict).toHaveText('The signature is right');
  await expect(result(page, 'decode', 'status')).toHaveText('Active');

  await page.getByLabel('Token', { exact: true }).fill(`Authorization: Bearer ${TOKEN}`);
  await expect(result(page, 'decode', 'claims')).toContainText('John Doe');
  await expect(verdict).toHaveText('Not checked: enter a key');
  const key = page.getByLabel('Key', { exact: true });
  await key.fill('wrong');
  await expect(verdict).toHaveAttribute('data-code', 'signature-mismatch');
  await key.fill('your-256-bit-secret');
  await expect(verdict).toHaveAttribute('data-code', 'verified');
  await expect(field(page, 'verify', 'notes').locator('[data-code="weak-key"]')).toBeVisible();
});

test('an unreadable token says why, and has no verdict', async ({ page }) => {
  await open(page, '/jwt-parser');
  await page.getByLabel('Token', { exact: true }).fill('one.two');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(result(page, 'verify', 'verdict')).toHaveText('');
  await expectAccessible(page);
});

test('a token is edited, signed anew with a secret of its own, and read back', async ({ page }) => {
  await open(page, '/jwt-parser');
  await page.getByRole('button', { name: 'Edit this token' }).click();
  const signed = result(page, 'sign', 'jwt');
  await expect(signed).toContainText('eyJ');
  const before = await signed.textContent();
  await page.getByRole('button', { name: 'Expires in 1 hour' }).click();
  await page.getByRole('button', { name: 'Generate a secret' }).click();
  await expect(page.getByLabel('Key format')).toHaveValue('base64url');
  await expect(signed).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Decode this token' }).click();
  await expect(result(page, 'verify', 'verdict')).toHaveText('The signature is right');
  await expect(page.getByText('Expires in 59 minutes')).toBeVisible();
});

test('a key pair is generated, signs, and verifies with its public part', async ({ page }) => {
  await open(page, '/jwt-parser');
  await choose(page, 'sign');
  await page.getByLabel('Algorithm').selectOption('ES256');
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue(/BEGIN PRIVATE KEY/u);
  await page.getByRole('button', { name: 'Copy Public key' }).click();
  await expect(result(page, 'sign', 'jwt')).toContainText('eyJhbGciOiJFUzI1Ni');
  await page.getByRole('button', { name: 'Decode this token' }).click();
  const key = page.getByLabel('Key', { exact: true });
  await key.fill(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(key).toHaveValue(/BEGIN PUBLIC KEY/u);
  await expect(result(page, 'verify', 'verdict')).toHaveText('The signature is right');
  // Scrolls to the top, because the bar may cover a button elsewhere.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('a link to verifying opens the tab that has the key', async ({ page }) => {
  await open(page, '/jwt-parser#/verify?keyFormat=hex');
  await expect(page.getByLabel('Key format')).toHaveValue('hex');
  await expect(page.getByLabel('Token', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');
});

test('a link to making a key opens the tab where that is done; a token without a signature needs none', async ({ page }) => {
  await open(page, '/jwt-parser#/generateKey?algorithm=ES256');
  const make = page.getByRole('button', { name: 'Generate a secret' });
  await expect(make).toBeVisible();
  await page.getByLabel('Algorithm').selectOption('none');
  await expect(make).toHaveCount(0);
  await expect(page.getByLabel('Key', { exact: true })).toBeHidden();
  await expect(result(page, 'sign', 'jwt')).toContainText('eyJhbGciOiJub25l');
  await expectAccessible(page);
});
