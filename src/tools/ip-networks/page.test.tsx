import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('describes the sample, and every entry of a list with those that are not valid', async () => {
  const page = await renderTool('ip-networks');
  await page.expectShown('describe', 'network', '2001:db8:1234::/48');
  await page.expectShown('describe', 'addressCount', '1208925819614629174706176');
  page.fill('describe', 'networks', '[fe80::1%eth0]:443\noffice\n10.0.0.0/8');
  await page.expectShown('describe', 'zone', 'eth0');
  expect(page.row('describe', 'entries', '10.0.0.0/8')).toEqual(['10.0.0.0/8', '10.0.0.0', '10.255.255.255', '16777216', 'Private-Use (RFC 1918)', 'No']);
  expect(page.row('describe', 'problems', 'office')).toEqual(['Networks', '2', '1', 'office', 'Not an address, network or range']);
});

test('excludes private networks from all addresses, for WireGuard, without a click', async () => {
  const page = await renderTool('ip-networks', { link: '#/exclude' });
  await page.expectShown('exclude', 'cidrCount', '38');
  page.fill('exclude', 'exclude', '128.0.0.0/1, ::/0');
  await page.expectShown('exclude', 'allowedIps', 'AllowedIPs = 0.0.0.0/1');
});
