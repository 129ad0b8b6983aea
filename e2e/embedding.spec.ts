import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../scripts/server.mjs';

const DEMO = path.join(import.meta.dirname, '..', 'docs', 'embedding.html');

/** Serves the page of the documentation from an origin of its own. */
async function serveDemo() {
  const server = createServer((_, response) => {
    void readFile(DEMO).then((page) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('the page of the documentation sets values of a tool in a frame, and gets its results', async ({ page }) => {
  const { server, origin } = await serveDemo();
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-embed-'));
  const config = path.join(folder, 'config.json');
  writeFileSync(config, JSON.stringify({ embed: { origins: [origin] } }));
  const site = await serve({ instead: { '/config.json': config } });
  const closed = await serve();
  try {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${origin}/?penknife=${site.url}`);
    await expect(page.getByRole('log')).toContainText('penknife:ready');
    // The rendered result is sent without a run.
    await expect(page.locator('#result')).toHaveText('SGVsbG8sIHdvcmxkIPCfkYs=');
    const tool = page.frameLocator('#tool');
    await expect(tool.getByText(`Results are shared with ${origin}.`)).toBeVisible();
    await expect(tool.locator('header').first()).toBeHidden();
    await expect(tool.getByRole('navigation')).toHaveCount(0);

    await page.getByRole('button', { name: 'Encode' }).click();
    await expect(page.locator('#result')).toHaveText('SGVsbG8=');
    // The frame is as high as the tool.
    const height = await page.locator('#tool').evaluate((frame) => frame.getBoundingClientRect().height);
    expect(await page.frames()[1]?.evaluate(() => document.querySelector('#content')?.parentElement?.getBoundingClientRect().height)).toBeLessThanOrEqual(
      height,
    );
    expect(await page.frames()[1]?.evaluate(() => ({ ...localStorage }))).toEqual({});

    const [opened] = await Promise.all([page.waitForEvent('popup'), tool.getByRole('link', { name: 'Open in Penknife' }).click()]);
    expect(opened.url()).toBe(`${site.url}base64-string-converter#/encode?text=Hello`);
    expect(errors).toEqual([]);

    // A host that lists nobody.
    await page.goto(`${origin}/?penknife=${closed.url}`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/u);
    await expect(page.getByRole('log')).toHaveText('');
  } finally {
    await Promise.all([site.close(), closed.close()]);
    server.close();
    rmSync(folder, { recursive: true });
  }
});
