import { choose, expect, field, open, result, test } from './site.ts';

test('a range that is pasted into one box fills both, and a reversed one is swapped', async ({ page }) => {
  await open(page, '/ipv4-range-expander');
  await page.evaluate(() => navigator.clipboard.writeText('10.0.0.17 - 10.0.0.1'));
  const start = field(page, 'toCidrs', 'startAddress').getByRole('textbox');
  await start.press('ControlOrMeta+a');
  await start.press('ControlOrMeta+v');
  await expect(field(page, 'toCidrs', 'endAddress').getByRole('textbox')).toHaveValue('10.0.0.1');
  await page.getByRole('button', { name: 'Swap the addresses' }).click();
  await expect(start).toHaveValue('10.0.0.1');
  await expect(result(page, 'toCidrs', 'coveringCidr')).toHaveText('10.0.0.0/27');
});

test('AllowedIPs are copied with commas', async ({ page }) => {
  await open(page, '/ipv4-range-expander');
  await choose(page, 'combine');
  await page.getByRole('button', { name: 'All but private networks' }).click();
  await expect(result(page, 'combine', 'addressCount')).toHaveText('4,277,075,968');
  await page.getByRole('button', { name: 'Copy with commas' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0\.0\.0\.0\/5, 8\.0\.0\.0\/7, 11\.0\.0\.0\/8, /u);
});

test('of a pasted ARP table only the addresses are kept, and looked up', async ({ page }) => {
  await open(page, '/mac-address-lookup');
  const box = field(page, 'lookup', 'addresses').getByRole('textbox');
  const lines = ['? (192.168.1.1) at 20:37:6:12:34:56 on en0 ifscope [ethernet]', '? (192.168.1.7) at da:a1:19:0:0:1 on en0 ifscope [ethernet]'];
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await box.press('ControlOrMeta+a');
  await box.press('ControlOrMeta+v');
  await expect(box).toHaveValue('20:37:6:12:34:56\nda:a1:19:0:0:1');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Cisco Systems, Inc' })).toContainText('United States');
  await expect(rows.filter({ hasText: 'da:a1:19:00:00:01' })).toContainText('Made up by software');
});

test('a vendor is shown with its country in the language of the page, and how old the lists are', async ({ page }) => {
  await open(page, '/mac-address-lookup');
  await expect(result(page, 'lookup', 'vendors')).toHaveText('Cisco Systems, Inc');
  await expect(page.getByText('Lists of IEEE of August 26, 2026')).toBeVisible();
  await expect(result(page, 'convert', 'linkLocalAddress')).toHaveText('fe80::2237:6ff:fe12:3456');
  await page.getByRole('banner').getByLabel('Language').selectOption('zh');
  await expect(page.locator('main')).toContainText('美国');
});

test('a prefix with a whole octet takes the choice of the bits away, and says why', async ({ page }) => {
  await open(page, '/mac-address-generator');
  const administration = field(page, 'generate', 'administration');
  await expect(administration.getByRole('combobox')).toBeEnabled();
  await page.getByRole('button', { name: 'QEMU' }).click();
  await expect(result(page, 'generate', 'addresses')).toHaveText(/^52:54:00(?::[\dA-F]{2}){3}$/u);
  await expect(administration.getByRole('combobox')).toBeDisabled();
  await expect(administration).toContainText('The prefix says so already.');
});

test('a subnet is one of the generated prefix, until another one is typed', async ({ page }) => {
  await open(page, '/ipv6-ula-generator');
  const prefixes = result(page, 'generate', 'prefixes');
  const subnet = result(page, 'subnet', 'subnet');
  await expect(prefixes).toHaveText(/^fd.*::\/48$/u);
  const prefix = (await prefixes.innerText()).replace('::/48', '');
  await field(page, 'subnet', 'subnetId').getByRole('textbox').fill('ab');
  await expect(subnet).toHaveText(`${prefix}:ab::/64`);
  await field(page, 'subnet', 'prefix').getByRole('textbox').fill('fd12:3456:789a::/48');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(subnet).toHaveText('fd12:3456:789a:ab::/64');
});

test('a link opens the fold with the algorithm of RFC 4193', async ({ page }) => {
  await open(page, '/ipv6-ula-generator#/fromMac?macAddress=20:37:06:12:34:56&time=2026-01-01T00:00:00Z');
  await expect(result(page, 'fromMac', 'prefix')).toHaveText('fd72:9bfc:3822::/48');
  await expect(result(page, 'fromMac', 'prefix')).toBeVisible();
});
