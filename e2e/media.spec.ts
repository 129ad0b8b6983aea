import type { Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { expect, expectAccessible, field, open, test } from './site.ts';

test.use({
  permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
  launchOptions: { executablePath: ensureChromium(), args: [...chromiumArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
});

/** Starts the camera, and waits for its first picture. */
async function startCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start camera' }).click();
  await expect.poll(() => page.evaluate(() => document.querySelector<HTMLVideoElement>('main video')?.videoWidth ?? 0)).toBeGreaterThan(0);
}

test('a Wi-Fi code reads back, and its password is in no link and no storage', async ({ page }) => {
  await open(page, '/wifi-qrcode-generator');
  await page.getByRole('button', { name: 'Example' }).click();
  await expect(page.locator('[data-read-back]')).toHaveAttribute('data-read-back', 'reads');
  await page.getByRole('button', { name: 'Copy connection text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('WIFI:T:WPA;S:Guest network;P:correct horse battery;;');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/wifi-qrcode-generator');
  const traces = await page.evaluate(async () =>
    [await navigator.clipboard.readText(), location.href, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join('\n'),
  );
  expect(traces).not.toContain('correct horse');
  await expectAccessible(page);
});

test('a placeholder is drawn as a PNG of its size', async ({ page }) => {
  await open(page, '/svg-placeholder-generator');
  await page.getByRole('button', { name: 'Avatar' }).click();
  await expect(field(page, 'generate', 'htmlImage').first()).toContainText('width="128" height="128"');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  expect((await started).suggestedFilename()).toBe('placeholder-128x128.png');
  await page.getByRole('button', { name: 'Swap width and height' }).click();
  await expectAccessible(page);
});

test('nothing is asked for until Start; pictures and videos are named, deleted and brought back; leaving ends the tracks', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Take picture' }).click();
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
  await expect(page.getByRole('button', { name: 'Take picture' })).toHaveCount(0);
  expect(await states()).toEqual(['ended', 'ended']);
});

test('closing the tab asks while recordings are not downloaded, and an archive takes them all', async ({ page }) => {
  await open(page, '/camera-recorder');
  await startCamera(page);
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Take picture' }).click();
    await expect(page.locator('[data-kind="picture"]')).toHaveCount(count);
  }
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await started).suggestedFilename()).toBe('recordings.zip');
  await expect.poll(isAsked).toBe(false);
});

test('a camera that is refused says why, each time in its own words', async ({ page }) => {
  const refusals = {
    NotAllowedError: 'not allowed',
    NotFoundError: 'no camera',
    NotReadableError: 'another program',
    OverconstrainedError: 'is gone',
  };
  await open(page, '/camera-recorder');
  for (const [name, words] of Object.entries(refusals)) {
    await page.evaluate((refusal) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', refusal));
    }, name);
    await page.getByRole('button', { name: /Start camera|Try again/u }).click();
    await expect(page.locator('[data-refusal]')).toContainText(words);
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('a text from right to left is one, and R writes another', async ({ page }) => {
  await open(page, '/lorem-ipsum-generator');
  const text = field(page, 'generate', 'text').locator('output');
  await expect(text).toContainText('Lorem ipsum dolor sit amet');
  await field(page, 'generate', 'vocabulary').locator('select').selectOption('hebrew');
  await expect(text).toContainText(/[\u05D0-\u05EA]{2}/u);
  expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  const before = await text.textContent();
  await page.locator('main h1').click();
  await page.keyboard.press('r');
  await expect(text).not.toHaveText(before ?? '');
  await expectAccessible(page);
});
