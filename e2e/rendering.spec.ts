import type { Page } from '@playwright/test';
import { sanitizeForPage } from '../src/lib/markdown/sanitize.ts';
import { hostileHtml, hostileMarkdown, hostileSvg } from '../src/lib/markup/testing/hostile-markup.ts';
import { compileForPage, toSafeHtml } from '../src/ui/markdown/render-markdown.ts';
import { choose, expect, field, open, test } from './site.ts';

const words = { footnotes: 'Footnotes', backToText: 'Back', taskDone: 'Done', taskOpen: 'Not done', prefix: 'x-' };

/** An image whose request fails, after all earlier requests have succeeded or failed. */
const LAST_IMAGE = 'https://hostile.example/last.png';

/** Renders Markdown as the widget does once the sanitizer has loaded. */
const renderMarkdown = (markdown: string): string => toSafeHtml(compileForPage(markdown, words), sanitizeForPage);

/** Records attacks that work: calls of `hostile()` and requests to hostile.example, by their numbers if they have any. */
async function setTrap(page: Page): Promise<Set<string>> {
  const caught = new Set<string>();
  await page.context().route(/^https?:\/\/hostile\.example\//u, (route) => {
    const url = route.request().url();
    if (url !== LAST_IMAGE) caught.add(new URL(url).pathname.split('/')[1] ?? '');
    return route.abort();
  });
  await page.exposeFunction('hostile', (number = '') => void caught.add(number));
  return caught;
}

/** Opens a page of the site's origin without a Content Security Policy, so that only the sanitizer protects the page. */
async function openWithoutPolicy(page: Page): Promise<void> {
  await page.route('**/without-policy', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>x</title><body>' }));
  await page.goto('./without-policy');
}

/** A script that fires pointer and keyboard events at every element, and gives images and frames time to load. */
const TOUCH = `
  for (const element of document.querySelectorAll('*')) {
    for (const type of ['pointerenter', 'mouseover', 'focus', 'toggle']) element.dispatchEvent(new Event(type, { bubbles: true }));
    // The target of a link does not matter, only whether it runs a script.
    const leadsAway = /^(?:https?|mailto|xmpp|ircs?):/.test(element.protocol ?? '') && !element.getAttribute('href')?.startsWith('#');
    if (!leadsAway) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  new Promise((resolve) => {
    const last = new Image();
    last.addEventListener('error', () => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    last.src = '${LAST_IMAGE}';
  })`;

/** Inserts HTML texts, each into its own box, as a renderer would, and touches all resulting elements. */
async function showAll(page: Page, markups: readonly string[]): Promise<void> {
  await page.evaluate(
    (all) => document.body.replaceChildren(...all.map((markup) => Object.assign(document.createElement('div'), { innerHTML: markup }))),
    markups,
  );
  await page.evaluate(TOUCH);
}

const svgFile = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" onload="hostile()">${hostileSvg
  .filter(({ markup }) => markup.startsWith('<svg xmlns') && markup.endsWith('</svg>'))
  .map(({ markup }) => markup)
  .join('')}<rect width="80" height="80" fill="green"/></svg>`;

const toBase64 = (text: string): string => Buffer.from(text).toString('base64');

// The browser logs refused scripts and failed requests.
test.use({ expectedMessage: /./u });

test('the check is meaningful: most of the hostile texts run where nothing guards against them', { tag: '@slow' }, async ({ page }) => {
  const caught = await setTrap(page);
  await openWithoutPolicy(page);
  const all = [...hostileHtml, ...hostileSvg];
  await page.evaluate(
    async ([markups, touch]) => {
      const frames = markups.map(async (markup, number) => {
        const frame = document.createElement('iframe');
        frame.srcdoc = `<script>var hostile = () => parent.hostile('${number}')</script>${markup.replaceAll('hostile.example/', `hostile.example/${number}/`)}`;
        document.body.append(frame);
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true });
        });
        // A frame that has navigated to another origin is inaccessible.
        if (frame.contentDocument) Reflect.get(frame.contentWindow ?? {}, 'eval')(touch);
      });
      await Promise.all(frames);
    },
    [all.map(({ markup }) => markup), TOUCH] as const,
  );
  await page.evaluate(TOUCH);
  // The other attacks work only in other browsers, or only if the result is parsed a second time.
  await expect.poll(() => caught.size).toBeGreaterThan(all.length * 0.6);
});

test('Markdown runs no script and navigates nowhere, even without the policy', { tag: '@slow' }, async ({ page }) => {
  const caught = await setTrap(page);
  await openWithoutPolicy(page);
  const texts = [...hostileMarkdown, ...hostileHtml, ...hostileSvg].map(({ markup }) => markup.replaceAll('https://hostile.example/', '/hostile/'));
  await showAll(page, texts.map(renderMarkdown));
  expect(await page.locator('body a').count()).toBeGreaterThan(20);
  expect([...caught]).toEqual([]);
  await expect(page).toHaveURL(/\/without-policy(?:#.*)?$/u);
});

test('Markdown fetches nothing on a page of the site', { tag: '@slow' }, async ({ page }) => {
  const caught = await setTrap(page);
  await open(page, '/about');
  const texts = [...hostileMarkdown, ...hostileHtml, ...hostileSvg].map(({ markup }) => markup);
  await showAll(page, [...texts, '![x](https://hostile.example/image.png)'].map(renderMarkdown));
  await expect(page.locator('img[src="https://hostile.example/image.png"]')).toBeAttached();
  expect([...caught]).toEqual([]);
  await expect(page).toHaveURL(/\/about(?:#.*)?$/u);
});

test('the Base64 file converter shows a hostile file as an image or as text, without running it', { tag: '@slow' }, async ({ page }) => {
  const caught = await setTrap(page);
  await open(page, '/base64-file-converter');
  await choose(page, 'decode');
  const input = field(page, 'decode', 'base64').locator('textarea');
  const preview = page.locator('[data-preview]');
  await input.fill(`data:image/svg+xml;base64,${toBase64(svgFile)}`);
  await expect.poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80);
  for (const type of ['text/html', 'application/xhtml+xml', 'text/xml']) {
    await input.fill(`data:${type};base64,${toBase64(hostileHtml.map(({ markup }) => markup).join('\n'))}`);
    await expect(field(page, 'decode', 'mediaType').last()).toContainText(type);
    await expect(preview.locator('pre')).toBeVisible();
    await expect(preview.locator('iframe, object, embed, img')).toHaveCount(0);
  }
  expect([...caught]).toEqual([]);
});

test('a hostile QR code logo has no effect, even if the code is opened separately', { tag: '@slow' }, async ({ page }) => {
  const caught = await setTrap(page);
  await open(page, '/qrcode-generator');
  const logo = { name: '"><script>hostile()</script>.svg', mimeType: 'image/svg+xml"onload="hostile()', buffer: Buffer.from(svgFile) };
  await field(page, 'encode', 'logo').locator('input[type=file]').setInputFiles(logo);
  const code = () =>
    page
      .locator('main figure img, main [data-field="svg"] img')
      .first()
      .evaluate(async (image: HTMLImageElement) => (await fetch(image.src)).text());
  await expect.poll(code).toContain('<image');
  const svg = await code();
  await openWithoutPolicy(page);
  await showAll(page, [svg]);
  expect(await page.locator('svg image').count()).toBe(1);
  expect([...caught]).toEqual([]);
});
