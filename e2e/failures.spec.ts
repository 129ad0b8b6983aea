import path from 'node:path';
import type { Page } from '@playwright/test';
import { readManifest } from '../scripts/manifest.mjs';
import { choose, clipboard, expect, field, goTo, keepSwitch, listing, open, result, test, visit } from './site.ts';

const dist = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');
const { engineOf, fileOf } = readManifest(dist);

test.use({
  // Second tabs of the same context must not get a service worker either.
  serviceWorkers: 'block',
  // A page from a host that is not a loopback address is not a secure context.
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP penknife.test 127.0.0.1'] });
  },
});

const tools = Object.keys(listing);

/** RFC 7515, appendix A.3. */
const ES256 = {
  token:
    'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q',
  key: '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}',
};

/** The number of tools that fit into the time of one test. */
const TOOLS_A_TEST = 12;

const heading = (page: Page) => page.locator('main h1');

/** Expects a tool's result, or the control for its file. */
async function expectUseful(page: Page, tool: string): Promise<void> {
  await expect(page.locator('main').getByText('Something went wrong in this tool')).toHaveCount(0);
  const [operation, declared] = Object.entries(listing[tool]?.operations ?? {})[0] ?? [];
  if (operation === undefined || !declared) return;
  const [input, { kind }] = Object.entries(declared.input).find(([, { primary }]) => primary) ?? ['', { kind: '' }];
  const output = Object.keys(declared.output).find((name) => declared.output[name]?.primary) ?? '';
  if (kind === 'file') return expect(field(page, operation, input).first(), tool).toBeVisible();
  // Tools without a sample have no result before an input.
  const nothing = page.locator('main').getByText('The result will appear here.');
  const shown = field(page, operation, output);
  // The page may show another result first; this one need only be in the document.
  await expect(shown.or(nothing).first(), tool).toBeAttached();
  if (await nothing.isVisible()) await field(page, operation, input).locator('input, textarea').first().fill('x');
  await expect(shown.first(), tool).not.toHaveText('');
}

test.describe('a bug', () => {
  test.use({ expectedMessage: /An error of the test/u });

  test('in a tool’s page stays there: typed text can be copied, other tools work, and it can be retried', async ({ page }) => {
    await open(page, '/json-prettify');
    await field(page, 'format', 'input').locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('["what was"]');
    await expect(field(page, 'format', 'output')).toContainText('"what was"');
    // The page formats the size of a text of a thousand characters with this class.
    const typing = ` typed ${'!'.repeat(1_000)}`;
    const whole = `["what was"]${typing}`;
    await page.evaluate(() => {
      const { NumberFormat } = Intl;
      const faulty = new Proxy(NumberFormat, {
        construct() {
          throw new Error('An error of the test');
        },
      });
      Object.assign(Intl, { NumberFormat: faulty });
      Object.assign(globalThis, { mend: () => Object.assign(Intl, { NumberFormat }) });
    });
    await page.keyboard.insertText(typing);

    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Something went wrong in this tool');
    await expect(heading(page)).toHaveText('JSON formatter');
    const typed = main.getByRole('region', { name: 'Your input' });
    await expect(typed.getByRole('textbox')).toHaveValue(whole);
    await typed.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toBe(whole);
    await expect(main.getByRole('textbox', { name: 'Error report' })).toHaveValue(/^Penknife .*\n.*\/json-prettify\n[^]*An error of the test/u);

    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(typed.getByRole('textbox')).toHaveValue(whole);
    await goTo(page, 'roman-numeral-converter');
    await expect(result(page, 'toRoman', 'roman')).toHaveText('XLII');
    await page.goBack();
    await expect(typed.getByRole('textbox')).toHaveValue(whole);
    await page.evaluate('mend()');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page, 'format', 'input')).toContainText('["what was"] typed');
  });

  test('in an effect of a tool’s page stays within that page, too', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => {
      const listen = globalThis.addEventListener;
      globalThis.addEventListener = (type: string, ...rest: unknown[]) => {
        if (type === 'paste') throw new Error('An error of the test');
        Reflect.apply(listen, globalThis, [type, ...rest]);
      };
    });
    await goTo(page, 'base64-file-converter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong in this tool');
    await goTo(page, 'roman-numeral-converter');
    await expect(result(page, 'toRoman', 'roman')).toHaveText('XLII');
  });
});

test.describe('files that cannot be loaded', () => {
  test.use({ expectedMessage: /ERR_FAILED|ERR_CONNECTION|ERR_INTERNET|dynamically imported module|A preload for|preloaded using/u });

  test('of a tool’s page: the input from the link can be copied, and a retry shows the page', { tag: '@slow' }, async ({ page }) => {
    const files = `**/${fileOf('src/tools/text-diff/page.tsx') ?? ''}`;
    await page.route(files, (route) => route.abort());
    await page.goto('./text-diff#/compare?original=one&modified=two');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Some files could not be loaded.');
    await expect(main.getByRole('region', { name: 'Your input' }).getByRole('textbox').first()).toHaveValue('one');
    await page.unroute(files);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page, 'compare', 'modified')).toContainText('two');
  });

  test('are requested again before an error is reported', { tag: '@slow' }, async ({ page }) => {
    const failed = new Set<string>();
    await page.route(/\/assets\/(?:.*\.css|page-.*\.js|engine\.worker-.*\.js)$/u, (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await page.goto('./about');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await goTo(page, 'json-prettify');
    await expect(result(page, 'format', 'output').or(field(page, 'format', 'output'))).toContainText('{');
    expect([...failed].filter((url) => url.endsWith('.css')).length).toBeGreaterThan(1);
    expect([...failed].some((url) => url.includes('engine.worker'))).toBe(true);
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    for (const url of failed) if (url.endsWith('.css')) expect(sheets).toContain(url);
  });

  test('when the connection drops: the palette and the language menu report it, and the palette recovers', { tag: '@slow' }, async ({ page, context }) => {
    await page.route(/search-parts/u, (route) => route.abort());
    await open(page, '/about');
    // The code for the messages has loaded by then.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find a tool' });
    await expect(palette.getByRole('alert')).toContainText('Part of this page could not be loaded.');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByLabel('Language').selectOption('zh');
    await expect(page.getByText('This language could not be loaded.')).toBeVisible();
    await context.setOffline(false);
    await page.unroute(/search-parts/u);
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option').first()).toBeVisible();
  });

  test('at startup: the page reloads once, then reports the failure and offers to reload', { tag: '@slow' }, async ({ page }) => {
    const files = `**/${fileOf('index.html') ?? ''}`;
    let starts = 0;
    await page.route(files, (route) => {
      starts++;
      return route.abort();
    });
    await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
    await page.goto('./hash-text');
    const message = page.getByRole('alert');
    await expect(message).toContainText('Penknife 无法启动');
    expect(starts).toBe(2);
    await expect(heading(page)).toBeVisible();
    await page.unroute(files);
    await message.getByRole('button', { name: '重新加载' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.locator('#start-failed')).toHaveCount(0);
  });

  test('of an engine: the error replaces the result, and Run again recovers', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/about');
    const files = `**/${engineOf('roman-numeral-converter') ?? ''}`;
    await page.context().route(files, (route) => route.abort());
    await goTo(page, 'roman-numeral-converter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This tool could not be loaded.');
    await page.context().unroute(files);
    await page.getByRole('main').getByRole('button', { name: 'Run again' }).click();
    await expect(result(page, 'toRoman', 'roman')).toHaveText('XLII');

    // Checks that a missing chunk is noticed even if no part of the page waits for it.
    await page.route(/\/assets\/LiveMenu-[\w-]+\.js$/u, (route) => route.abort());
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Open .*in…$/u })
      .first()
      .click();
    await expect(page.getByText('Part of this page could not be loaded.').first()).toBeVisible();
  });
});

test.describe('a worker', () => {
  test.use({ expectedMessage: /An error of the test/u });

  test('that crashes or is killed is replaced, and the replacement runs the request', async ({ page }) => {
    await open(page, '/roman-numeral-converter');
    await expect(result(page, 'toRoman', 'roman')).toHaveText('XLII');
    const input = field(page, 'toRoman', 'number').locator('input');
    await page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('An error of the test');
      });
    });
    await input.fill('1994');
    await expect(result(page, 'toRoman', 'roman')).toHaveText('MCMXCIV');
    await page
      .workers()
      .at(-1)
      ?.evaluate(() => self.close());
    await input.fill('7');
    await expect(result(page, 'toRoman', 'roman')).toHaveText('VII');
  });
});

test.describe('storage', () => {
  test('with invalid values breaks no page', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript((ids) => {
      const rubbish = ['{"broken', '7', '[[]]', '{"":{}}', 'null'];
      const names = ['favoriteToolsName', 'collapsedCategories', 'theme', 'locale', 'isMenuCollapsed', 'recentTools', 'plausible_ignore'];
      for (const [index, name] of names.entries()) localStorage.setItem(name, rubbish[index % rubbish.length] ?? '');
      for (const [index, id] of ids.entries()) {
        localStorage.setItem(`penknife.options.${id}`, rubbish[index % rubbish.length] ?? '');
        localStorage.setItem(`penknife.inputs.${id}`, rubbish[(index + 1) % rubbish.length] ?? '');
      }
    }, tools);
    await open(page, '/');
    for (const tool of ['roman-numeral-converter', 'json-prettify']) {
      await goTo(page, tool);
      await expectUseful(page, tool);
    }
  });
});

test.describe('plain http on a network', () => {
  test.use({
    baseURL: async ({ baseURL }, provide) => {
      await provide((baseURL ?? '').replace('127.0.0.1', 'penknife.test'));
    },
    // Browsers ignore this header outside secure contexts, and log that.
    expectedMessage: /Cross-Origin-Opener-Policy/u,
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // Some web views give null.
      Object.defineProperty(globalThis, 'localStorage', { value: null });
      const copy = document.execCommand.bind(document);
      document.execCommand = (command) => {
        const isDone = copy(command);
        if (isDone) document.documentElement.dataset.copies = String(Number(document.documentElement.dataset.copies ?? 0) + 1);
        return isDone;
      };
    });
  });

  // Those that need what an insecure page lacks, and some others with the same parts.
  const touched = tools.filter((tool, index) => listing[tool]?.category === 'crypto' || index % 4 === 0);
  for (let first = 0; first < touched.length; first += TOOLS_A_TEST) {
    const some = touched.slice(first, first + TOOLS_A_TEST);
    test(`without storage, tools still work and copy: ${some[0]} to ${some.at(-1)}`, { tag: '@slow' }, async ({ page }) => {
      await open(page, '/');
      expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
        false,
        false,
        false,
        false,
      ]);
      let copies = 0;
      for (const tool of some) {
        await visit(page, tool);
        await expectUseful(page, tool);
        const copy = page
          .getByRole('main')
          .getByRole('button', { name: /^Copy(?! link)/u, disabled: false })
          .and(page.locator(':not([aria-haspopup])'))
          .first();
        if ((await copy.count()) === 0) continue;
        await copy.click();
        await expect(page.locator('html'), tool).toHaveAttribute('data-copies', String(++copies));
      }
    });
  }

  test('checks signatures, generates key pairs, and reports what cannot be stored or copied', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/jwt-parser');
    await page.getByLabel('Token', { exact: true }).fill(ES256.token);
    await page.getByLabel('Key', { exact: true }).fill(ES256.key);
    await expect(result(page, 'verify', 'verdict')).toHaveAttribute('data-code', 'verified');
    await choose(page, 'sign');
    await page.getByLabel('Algorithm').selectOption('ES256');
    await page.getByRole('button', { name: 'Generate a key pair' }).click();
    await expect(result(page, 'sign', 'jwt')).toContainText('eyJ');
    await page.getByLabel('Algorithm').selectOption('HS256');
    await page.getByRole('button', { name: 'Generate a secret' }).click();
    await expect(result(page, 'sign', 'jwt')).toContainText('eyJ');

    await (await keepSwitch(page)).click();
    await expect(page.getByText('Your input could not be stored: storage is full or blocked.')).toBeVisible();
    await expect(await keepSwitch(page)).not.toBeChecked();

    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await goTo(page, 'roman-numeral-converter');
    await page.getByRole('button', { name: 'Copy Roman' }).first().click();
    await expect(page.getByText('Could not copy to the clipboard. Select the text and copy it manually.').first()).toBeVisible();
  });
});

const number = (tab: Page) => field(tab, 'toRoman', 'number').locator('input');

test.describe('two tabs', () => {
  test('share favorites and options, and leave each other’s inputs alone', async ({ page, context }) => {
    await open(page, '/roman-numeral-converter');
    const other = await context.newPage();
    await open(other, '/roman-numeral-converter');

    await page.getByRole('button', { name: /^Add to favorites/u }).click();
    await expect(other.getByRole('button', { name: /^Remove from favorites/u })).toBeVisible();

    await number(other).fill('12');
    await (await keepSwitch(page)).check();
    await number(page).fill('7');
    await field(page, 'toRoman', 'letterCase').locator('select').selectOption('lower');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('penknife.inputs.roman-numeral-converter'))).toContain('7');
    await expect(number(other)).toHaveValue('12');

    // The options in the second tab are older and must not overwrite those chosen since.
    await number(other).fill('13');
    await field(other, 'toRoman', 'characters').locator('select').selectOption({ index: 1 });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('penknife.options.roman-numeral-converter')))
      .toMatch(/"letterCase":"lower".*"characters"/u);
    expect(await page.evaluate(() => localStorage.getItem('penknife.inputs.roman-numeral-converter'))).not.toContain('13');

    // Inputs that one tab deletes must be deleted for both.
    await other.reload();
    await expect(await keepSwitch(other)).toBeChecked();
    await (await keepSwitch(other)).uncheck();
    await expect(await keepSwitch(page)).not.toBeChecked();
    await expect(number(page)).toHaveValue('7');
  });
});

test('back and forward restore inputs and scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await open(page, '/http-status-codes#/search?query=5xx');
  await expect(page.getByText('508', { exact: false }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await goTo(page, 'roman-numeral-converter');
  await number(page).fill('1994');
  await page.goBack();
  await expect(heading(page)).toHaveText('HTTP status codes');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await expect(field(page, 'search', 'query').locator('input')).toHaveValue('5xx');
  await page.goForward();
  await expect(number(page)).toHaveValue('1994');
});
