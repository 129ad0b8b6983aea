import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { choose, expect, expectAccessible, field, open, result, test } from './site.ts';

test.use({
  permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
  launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
});

/** Starts the camera, and waits for its first frame. */
async function startCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start camera' }).click();
  await expect.poll(() => page.evaluate(() => document.querySelector<HTMLVideoElement>('main video')?.videoWidth ?? 0)).toBeGreaterThan(0);
}

test('generates a readable Wi-Fi code', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/wifi-qrcode-generator');
  await expect(page.locator('[data-read-back]')).toHaveAttribute('data-read-back', 'reads');
  await expectAccessible(page);
});

test('asks for nothing until Start; photos and videos are named, deleted and restored; leaving ends the tracks', async ({ page }) => {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    Object.assign(globalThis, { streams });
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      streams.push(stream);
      return stream;
    };
  });
  const states = () => page.evaluate('streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState))');
  await open(page, '/camera-recorder');
  expect(await states()).toEqual([]);
  await startCamera(page);
  await page.getByRole('button', { name: 'Take photo' }).click();
  await expect(page.locator('[data-kind="picture"]')).toContainText(/picture-\d{4}-\d\d-\d\d-\d{6}\.png/u);

  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('timer')).toContainText('0:01');
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.locator('[data-kind="video"]')).toContainText(/video-\d{4}-\d\d-\d\d-\d{6}\.(?:mp4|webm)/u);

  await page.getByRole('button', { name: /Delete video/u }).click();
  await expect(page.locator('[data-kind="video"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-kind="video"]')).toHaveCount(1);
  await expectAccessible(page);

  await page.locator('a[href$="/"]').first().click();
  await expect(page.getByRole('button', { name: 'Take photo' })).toHaveCount(0);
  expect(await states()).toEqual(['ended', 'ended']);
});

test('asks before closing the tab until all recordings are downloaded as one archive', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/camera-recorder');
  await startCamera(page);
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Take photo' }).click();
    await expect(page.locator('[data-kind="picture"]')).toHaveCount(count);
  }
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await started).suggestedFilename()).toBe('recordings.zip');
  await expect.poll(isAsked).toBe(false);
});

test('draws as you type, decodes its own code, and warns if the code is unreadable', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/qrcode-generator');
  await expect(page.locator('[data-read-back]')).toHaveAttribute('data-read-back', 'reads');
  await page.getByLabel('Text or link').fill('Grüße, 世界 👋');
  await expect(page.getByText('20 of 2,330 bytes · version 2')).toBeVisible();
  await expect(page.locator('[data-read-back]')).toHaveAttribute('data-read-back', 'reads');
  await page.getByLabel('Foreground as text').fill('#fffffe');
  await expect(page.locator('[data-read-back]')).toHaveAttribute('data-read-back', 'unreadable');
  await expectAccessible(page);
});

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('reads an image from the clipboard with the button, and a pasted file anywhere on the page', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, PNG);
  await page.getByRole('button', { name: 'Paste a file' }).click();
  await expect(result(page, 'encode', 'encoded')).toHaveText(/^data:image\/png;base64,iVBOR/u);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['Hi'], 'pasted.txt', { type: 'text/plain' }));
    document.querySelector('h1')?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(result(page, 'encode', 'encoded')).toHaveText('data:text/plain;base64,SGk=');
  await page.evaluate(() => navigator.clipboard.writeText('only text'));
  await page.getByRole('button', { name: 'Paste a file' }).click();
  await expect(page.getByText('No image or file on the clipboard.')).toBeVisible();
});

test('previews a Base64 image, or its bytes if the browser cannot show it', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/base64-file-converter');
  await choose(page, 'decode');
  const preview = page.locator('[data-preview]');
  await field(page, 'decode', 'base64').locator('textarea').fill(PNG);
  await expect(preview.getByRole('img')).toHaveJSProperty('naturalWidth', 1);
  await field(page, 'decode', 'base64').locator('textarea').fill('data:image/png;base64,AAECAw==');
  await expect(page.getByText('The browser cannot preview this file.')).toBeVisible();
  await expect(page.locator('[data-preview="bytes"]')).toContainText('00 01 02 03');
});
