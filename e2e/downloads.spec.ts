import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { choose, expect, expectAccessible, field, open, openFile, result, test } from './site.ts';

const readBack = (page: Page) => page.locator('[data-read-back]');

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

async function save(page: Page, name: string): Promise<Download> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return started;
}

test('an encoded file is downloaded as text, named after the file', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await field(page, 'encode', 'file')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'hi.txt', mimeType: 'text/plain', buffer: Buffer.from('Hi') });
  await expect(result(page, 'encode', 'encoded')).toHaveText('data:text/plain;base64,SGk=');
  const download = await save(page, 'Download Result');
  expect(download.suggestedFilename()).toBe('hi.txt.b64.txt');
  expect(String(await bytesOf(download))).toBe('data:text/plain;base64,SGk=');
});

test('reads a file that is not UTF-8, reports its encoding, and names the result after it', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/toml-to-json');
  const input = field(page, 'convert', 'input');
  await expect(field(page, 'convert', 'output').locator('.cm-content')).toContainText('penknife');
  await openFile(input, { name: 'caf\u00e9.toml', mimeType: '', buffer: Buffer.from('price = "caf\u00e9"', 'latin1') });
  await expect(input.getByRole('status')).toContainText('was read as Windows-1252');
  const output = field(page, 'convert', 'output');
  await expect(output.locator('.cm-content')).toContainText('caf\u00e9');
  const download = page.waitForEvent('download');
  await output.getByRole('button', { name: /^Download/u }).click();
  expect((await download).suggestedFilename()).toBe('caf\u00e9.json');
  await openFile(input, { name: 'picture.png', mimeType: '', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]) });
  await expect(input.getByRole('status')).toContainText('is not a text file');
  await expect(output.locator('.cm-content')).toContainText('caf\u00e9');
});

test('encodes a contact, saves it as PNG and SVG, and decodes the PNG', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/qrcode-generator');
  await page.getByLabel('Content', { exact: true }).selectOption('contact');
  await page.getByLabel('Given name').fill('Ada');
  await page.getByLabel('Telephone number').fill('+44 20 7946 0000');
  await expect(page.getByLabel('Text or link')).toHaveValue('BEGIN:VCARD\nVERSION:3.0\nN:;Ada;;;\nFN:Ada\nTEL:+442079460000\nEND:VCARD');
  await expect(readBack(page)).toHaveAttribute('data-read-back', 'reads');
  expect(String(await bytesOf(await save(page, 'Download SVG')))).toMatch(/^<svg /u);
  const png = await bytesOf(await save(page, 'Download PNG'));
  await page.getByRole('button', { name: 'Copy PNG' }).click();
  await expect(page.getByRole('button', { name: 'Copy PNG' })).toHaveText('Copied!');

  await choose(page, 'decode');
  await field(page, 'decode', 'file').locator('input').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: png });
  await expect(result(page, 'decode', 'text')).toContainText('TEL:+442079460000');
  await expectAccessible(page);
});

test('draws a QR code with a logo in the page and saves it as PNG', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/qrcode-generator');
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#d03050"/></svg>';
  await expect(page.getByLabel('Logo size')).toBeHidden();
  await field(page, 'encode', 'logo')
    .locator('input')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(page.getByLabel('Logo size')).toBeVisible();
  await expect(readBack(page)).toHaveAttribute('data-read-back', 'reads');
  const png = await bytesOf(await save(page, 'Download PNG'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1024);
});

test('downloads a placeholder as a PNG named after its size', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/svg-placeholder-generator');
  await page.getByRole('button', { name: 'Avatar' }).click();
  await expect(field(page, 'generate', 'htmlImage').first()).toContainText('width="128" height="128"');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  expect((await started).suggestedFilename()).toBe('placeholder-128x128.png');
});

test('a key pair that WebCrypto has made in the worker is downloaded', async ({ page }) => {
  await open(page, '/rsa-key-pair-generator');
  const fingerprint = result(page, 'generate', 'fingerprintSha256');
  await expect(fingerprint).toHaveText(/^SHA256:/u);
  const first = (await fingerprint.textContent()) ?? '';
  await field(page, 'generate', 'publicKeyFormat').locator('select').selectOption('openssh');
  await expect(result(page, 'generate', 'publicKey')).toHaveText(/^ssh-rsa AAAA/u);
  await expect(fingerprint).toHaveText(first);
  const download = page.waitForEvent('download');
  await field(page, 'generate', 'publicKey').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('id_rsa.pub');
  await page.getByRole('button', { name: 'New key pair' }).click();
  await expect(fingerprint).not.toHaveText(first);
});

test('generates a key pair, signs with it, and verifies with its public key', { tag: '@slow' }, async ({ page }) => {
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
  await expect(result(page, 'verify', 'verdict')).toHaveText('Signature verified');
  // Scrolls to the top, because the bar may cover a button elsewhere.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});
