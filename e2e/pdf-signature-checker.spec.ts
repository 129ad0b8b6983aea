import { files } from '../src/tools/pdf-signature-checker/example-files.ts';
import { clipboard, expect, expectAccessible, field, open, result, test } from './site.ts';

const upload = ({ name, type, base64 }: { readonly name: string; readonly type: string; readonly base64: string }) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(base64, 'base64'),
});

test('a sample shows what a signature is worth, and that a root is trusted is never said without its name', async ({ page }) => {
  await open(page, '/pdf-signature-checker');
  await page.getByRole('button', { name: 'Try a signed sample' }).click();
  await expect(result(page, 'check', 'verdict')).toHaveText('The signature is intact.');
  await expect(page.getByText("The signer's identity was not verified.")).toBeVisible();
  await expect(field(page, 'check', 'notChecked').locator('[data-code="revocation"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signature 1: Grace Hopper' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Trust this root' }).click();
  await expect(page.getByText('Grace Hopper is vouched for by Penknife Test Root CA, which you trust.').first()).toBeVisible();
  await expect(field(page, 'check', 'trustedCertificates').locator('textarea')).toHaveValue(/^-----BEGIN CERTIFICATE-----/u);
  await expect(field(page, 'check', 'notChecked').locator('[data-code="trust"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the certificate of Grace Hopper in PEM' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^-----BEGIN CERTIFICATE-----\n/u);
  await page.getByRole('button', { name: 'Stop trusting it' }).click();
  await expect(page.getByText("The signer's identity was not verified.")).toBeVisible();
});

test('a changed file, one without a signature and one that is no PDF have words of their own', async ({ page }) => {
  await open(page, '/pdf-signature-checker');
  const choose = (file: ReturnType<typeof upload>) => field(page, 'check', 'file').locator('input[type="file"]').setInputFiles(file);
  await choose(upload(files.tampered));
  await expect(result(page, 'check', 'verdict')).toHaveText('The signature is not valid.');
  await expect(page.getByText('The signed bytes were changed after they were signed.')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { coloursOnly: true });
  await choose(upload(files.unsigned));
  await expect(result(page, 'check', 'verdict')).toHaveText('This PDF holds no digital signature.');
  await choose({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') });
  await expect(page.getByRole('alert')).toContainText('This is not a PDF file');
  await expect(result(page, 'check', 'verdict')).toBeHidden();
});
