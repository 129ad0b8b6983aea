// Takes screenshots of all pages of the built site into screenshots/, and those for the README into docs/pictures/.
// node scripts/screenshots.mjs [folder of the build] [--readme]   with the last, only those for the README
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { readContracts } from './contracts.mjs';
import { root } from './ensure.mjs';
import { serve } from './server.mjs';

const tools = Object.keys(readContracts());

const palette = { name: 'palette', route: '/', prepare: openPalette };
const pages = [
  { name: 'home', route: '/' },
  { name: 'recipes', route: '/recipes' },
  { name: 'about', route: '/about' },
  { name: 'not-found', route: '/no-such-page' },
  ...tools.map((id) => ({ name: id, route: `/${id}` })),
  palette,
];

const DESKTOP = { width: 1280, height: 800 };
const looks = [
  ...[DESKTOP, { width: 700, height: 900 }, { width: 360, height: 740 }].flatMap((viewport) =>
    ['light', 'dark'].map((colorScheme) => ({ folder: `${viewport.width}-${colorScheme}`, viewport, colorScheme, language: 'en' })),
  ),
  { folder: `${DESKTOP.width}-zh`, viewport: DESKTOP, colorScheme: 'light', language: 'zh' },
];

const SOME_JSON = `{"name": "Penknife", "tools": ${tools.length}, "offline": true, "languages": ["en", "zh"], "released": null, "author": {"id": 9007199254740993, "site": "https://example.org"}}`;
const ofReadme = [
  { file: 'home-light.png', route: '/', colorScheme: 'light' },
  { file: 'home-dark.png', route: '/', colorScheme: 'dark' },
  { file: 'json-prettify.png', route: '/json-prettify', colorScheme: 'light', prepare: typeJson },
  { file: 'recipes.png', route: '/recipes', colorScheme: 'light', prepare: chooseStep },
  { file: 'unwrap.png', route: '/unwrap', colorScheme: 'light' },
  { file: 'regex-tests.png', route: '/regex-tester', colorScheme: 'light', prepare: testPattern },
  { file: 'auth-check.png', route: '/auth-check', colorScheme: 'light' },
  { ...palette, file: 'palette.png', colorScheme: 'light' },
];

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--'));
const site = await serve(folder === undefined ? {} : { folder: path.resolve(folder) });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
try {
  if (!args.includes('--readme')) {
    const all = path.join(root, 'screenshots');
    rmSync(all, { recursive: true, force: true });
    await Promise.all(looks.map((look) => takeAll(path.join(all, look.folder), look)));
  }
  const shown = path.join(root, 'docs', 'pictures');
  mkdirSync(shown, { recursive: true });
  for (const { file, colorScheme, ...page } of ofReadme) {
    const png = await picture(page, { viewport: DESKTOP, colorScheme, language: 'en' });
    writeFileSync(path.join(shown, file), png);
    console.log(`docs/pictures/${file}: ${Math.ceil(png.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await site.close();
}

async function takeAll(into, look) {
  mkdirSync(into, { recursive: true });
  for (const page of pages) writeFileSync(path.join(into, `${page.name}.png`), await picture(page, look));
  console.log(`${path.relative(root, into)}: ${pages.length} pictures`);
}

/** Takes a screenshot of a page's visible part once the page is stable. */
async function picture({ route, prepare }, { viewport, colorScheme, language }) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  await context.addInitScript((locale) => localStorage.setItem('locale', JSON.stringify(locale)), language);
  const page = await context.newPage();
  await page.goto(new URL(route, site.url).href, { waitUntil: 'networkidle' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await prepare?.(page);
  // Waits for the first results and the editor.
  await page.waitForTimeout(500);
  const png = await page.screenshot();
  await context.close();
  return png;
}

async function openPalette(page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
}

async function chooseStep(page) {
  await page.locator('[data-step="2"] button').first().click();
  await page.locator('[data-field="result"] output').filter({ hasText: 'theme' }).waitFor();
}

/** Opens the tests, runs them in three engines, and scrolls to them. */
async function testPattern(page) {
  await page.getByRole('tab', { name: 'Tests' }).click();
  for (const engine of ['Go (RE2)', 'Rust']) await page.getByRole('checkbox', { name: engine }).check();
  await page.getByText('Pass').nth(11).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

async function typeJson(page) {
  await page.locator('.cm-content').first().fill(SOME_JSON);
  await page.locator('.cm-content').last().getByText('Penknife').waitFor();
  await page.keyboard.press('Control+Home');
}
