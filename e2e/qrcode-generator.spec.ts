import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { choose, expect, expectAccessible, field, open, result, test } from './site.ts';

const readBack = (page: Page) => page.locator('[data-read-back]');

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

async function save(page: Page, name: string): Promise<Download> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return started;
}

test('draws as one types, reads its own code back, and warns of one that is dead', async ({ page }) => {
  await open(page, '/qrcode-generator');
  await expect(readBack(page)).toHaveAttribute('data-read-back', 'reads');
  await page.getByLabel('Text or link').fill('Grüße, 世界 👋');
  await expect(page.getByText('20 of 2,331 bytes · version 2')).toBeVisible();
  await expect(readBack(page)).toHaveAttribute('data-read-back', 'reads');
  await page.getByLabel('Foreground as text').fill('#fffffe');
  await expect(readBack(page)).toHaveAttribute('data-read-back', 'unreadable');
  await expectAccessible(page);
});

test('a text that is too long says so, and its old picture cannot be taken for it', async ({ page }) => {
  await open(page, '/qrcode-generator');
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeVisible();
  await page.getByLabel('Text or link').fill('a'.repeat(2_400));
  await expect(page.getByText('Too long: 2,400 of 2,331 bytes')).toBeVisible();
  await expect(page.getByText('Result of the sample')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PNG' })).toHaveCount(0);
  await page.getByLabel('Error correction').first().selectOption('low');
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeVisible();
});

test('a contact is filled in, saved as PNG and SVG, and read from the picture', async ({ page }) => {
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

test('with a logo the page makes the PNG', async ({ page }) => {
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

test('many codes come as an archive', async ({ page }) => {
  await open(page, '/qrcode-generator');
  await page.getByLabel('Text or link').fill('one\ntwo\n\nthree');
  await page.getByText('Many at once').click();
  const archive = await bytesOf(await save(page, 'Download all as ZIP'));
  const names = [...archive.toString('latin1').matchAll(/qr-code-\d\.png/gu)].map(([name]) => name);
  expect([...new Set(names)]).toEqual(['qr-code-1.png', 'qr-code-2.png', 'qr-code-3.png']);
});

test('a camera that is refused is not the end', async ({ page }) => {
  await open(page, '/qrcode-generator');
  await choose(page, 'decode');
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByText('Choose a picture instead.')).toBeVisible();
});
