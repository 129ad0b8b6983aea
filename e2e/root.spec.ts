import { serveFolders } from './folder-host.ts';
import { serve } from '../scripts/server.mjs';
import { expect, field, goTo, open, result, test } from './site.ts';

// All other tests run on a site at a subpath.
test('the site works at the root of a host: navigation, engine, reload, old path, missing page', async ({ browser }) => {
  const site = await serve();
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await open(page, '/');
  await goTo(page, 'roman-numeral-converter');
  await expect(page).toHaveURL(`${site.url}roman-numeral-converter`);
  await field(page, 'toRoman', 'number').locator('input').fill('1999');
  await expect(result(page, 'toRoman', 'roman')).toHaveText('MCMXCIX');
  await page.reload();
  await expect(result(page, 'toRoman', 'roman')).toHaveText('XLII');
  await page.goto('hash?a=1#b');
  await expect(page).toHaveURL(`${site.url}hash-text?a=1#b`);
  await expect(page.locator('main h1')).toHaveText('Hash text and files');
  await page.goto('no/such/page');
  // In a folder below the site's own, the page is styled too.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(site.url);
  await context.close();
  await site.close();
});

test('works on a host that serves pages as folders', async ({ browser }) => {
  const site = await serveFolders('/tools/x/');
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await open(page, 'roman-numeral-converter?a=1');
  await expect(page).toHaveURL(`${site.url}roman-numeral-converter?a=1`);
  await field(page, 'toRoman', 'number').locator('input').fill('1999');
  await expect(result(page, 'toRoman', 'roman')).toHaveText('MCMXCIX');
  await page.goto('hash/');
  await expect(page).toHaveURL(`${site.url}hash-text`);
  await expect(page.locator('main h1')).toHaveText('Hash text and files');
  await context.close();
  await site.close();
});
