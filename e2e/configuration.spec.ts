import { expect, test } from '@playwright/test';
import type { BuiltSite } from './build-site.ts';
import { buildSite } from './build-site.ts';
import { expectAccessible, open, test as strictTest } from './site.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const LINK = 'https://example.com';

const WRONG = { VITE_BASE_URL: 'tools', VITE_SHOW_BANNER: 'yes', VITE_LINK_SOCIAL: '<b>nowhere</b>', VITE_LINK_DONATION: 'javascript:alert(1)' };
const NAMED = Object.entries(WRONG).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);

// All tests run in one worker, so that each site is built once.
test.describe.configure({ mode: 'default' });
let wrong: BuiltSite;
let full: BuiltSite;

test.beforeAll(async () => {
  // A build takes seconds, on a busy machine much longer.
  test.setTimeout(300_000);
  [wrong, full] = await Promise.all([
    buildSite(WRONG, { isRendered: false }),
    buildSite({
      VITE_APP_VERSION: '7.8.9',
      VITE_LAST_COMMIT_SHA: SHA,
      VITE_SHOW_BANNER: 'true',
      VITE_SHOW_SPONSOR_BANNER: 'true',
      VITE_LINK_REPOSITORY: `${LINK}/repository/`,
      VITE_LINK_SOCIAL: `${LINK}/social`,
      VITE_LINK_DONATION: `${LINK}/donation`,
      VITE_LINK_AUTHOR: `${LINK}/author`,
      VITE_LINK_SPONSOR: `${LINK}/sponsor`,
    }),
  ]);
});

test.afterAll(() => Promise.all([wrong.close(), full.close()]));

for (const locale of ['en', 'zh-CN']) {
  test.describe(`read in ${locale}`, () => {
    test.use({ locale });

    test('a wrong setting stops the start with a page and a console error that name key and value', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(wrong.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'en' ? 'Penknife cannot start' : 'Penknife 无法启动');
      await expect(page.locator('code')).toHaveText(NAMED);
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'en' : 'zh-Hans');
      await expect(page.locator('dd')).toHaveText(NAMED.map(() => (locale === 'en' ? /^[^\p{Script=Han}]+$/u : /\p{Script=Han}/u)));
      await expect(page.locator('main [lang]')).toHaveCount(0);
      expect(errors).toEqual([`Invalid configuration: ${NAMED.join(', ')}`]);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

test('banners stand above the tools, and lead out in a new tab', async ({ page }) => {
  await open(page, full.url);
  const banners = page.getByRole('complementary');
  await expect(banners).toHaveCount(2);
  await expect(banners.nth(0)).toContainText('Thank you');
  await expect(banners.nth(0).getByRole('link')).toHaveText(['Source code', 'Social account']);
  const sponsor = banners.nth(1).getByRole('link');
  await expect(sponsor).toHaveAttribute('href', `${LINK}/sponsor`);
  await expect(sponsor).toHaveAttribute('target', '_blank');
  await expect(sponsor).toHaveAttribute('rel', /noopener/u);
  await page.getByRole('button', { name: 'Add to favorites: Text diff' }).click();
  const parts = await page
    .locator('main h1, main aside, main h2')
    .evaluateAll((found) => found.map(({ textContent, tagName }) => (tagName === 'ASIDE' ? 'banner' : textContent)));
  expect(parts.filter((part) => part !== 'Newest tools')).toEqual(['Handy tools for developers', 'banner', 'banner', 'Your favorite tools', 'All the tools']);
  // axe measures only the visible part of a link that is scrolled half under the bar, and would find that part too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('the menu ends with version, short commit and year', async ({ page }) => {
  await open(page, full.url);
  const menu = page.getByRole('navigation');
  await expect(menu).toContainText(`Version 7.8.9 · commit ${SHA.slice(0, 7)}`);
  await expect(menu).not.toContainText(SHA.slice(0, 8));
  await expect(menu).toContainText(`© ${new Date().getFullYear()}`);
  await expect(menu.getByRole('link', { name: 'commit' })).toHaveAttribute('href', `${LINK}/repository/commit/${SHA}`);
  await expect(menu.getByRole('link', { name: 'the Penknife authors' })).toHaveAttribute('href', `${LINK}/author`);
});

test('the top bar has every link that is set', async ({ page }) => {
  await open(page, full.url);
  const bar = page.getByRole('banner');
  for (const [name, href] of [
    ['Source code', `${LINK}/repository`],
    ['Social account', `${LINK}/social`],
    ['Support us', `${LINK}/donation`],
  ] as const)
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('About leads to the source code and to where problems are reported', async ({ page }) => {
  await open(page, `${full.url}about`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Report a problem' })).toHaveAttribute('href', `${LINK}/repository/issues`);
  for (const name of ['Source code', 'Social account', 'Support us', 'Website of the author']) await expect(main.getByRole('link', { name })).toBeVisible();
});

strictTest('without settings there is no banner, and no button that leads nowhere', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
  await open(page, '/about');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Licences of all packages']);
});
