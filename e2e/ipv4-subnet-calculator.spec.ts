import { choose, expect, field, open, result, test } from './site.ts';

test('slider, bits and neighbours rewrite the network', async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator');
  const network = field(page, 'describe', 'network').locator('input');
  await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.0.0/24');
  await page.getByLabel('Prefix length').first().press('ArrowLeft');
  await expect(network).toHaveValue('192.168.0.1/23');
  await page.getByRole('button', { name: 'Bit 32, host part' }).click();
  await expect(network).toHaveValue('192.168.0.0/23');
  await page.getByRole('button', { name: 'Next: 192.168.2.0/23' }).press('ArrowRight');
  await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.2.0/23');
});

test('a /31 says why it has no broadcast address', async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator#/describe?network=10.0.0.0/31');
  await expect(result(page, 'describe', 'broadcastAddress')).toHaveText('None: both addresses of a /31 are hosts (RFC 3021)');
});

test('a block is divided and joined by hand', async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator');
  await choose(page, 'split');
  const blocks = page.getByRole('region', { name: 'Blocks' });
  await page.getByRole('button', { name: 'Divide 192.168.0.128/25' }).click();
  await expect(blocks.getByRole('cell', { name: '192.168.0.192/26', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Join 192.168.0.128/25' }).click();
  await expect(blocks.getByRole('cell', { name: '192.168.0.192/26', exact: true })).toHaveCount(0);
});

test('a result opens in another tool, which has it as its input', async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator#/describe?network=10.1.2.3/8');
  await expect(result(page, 'describe', 'cidr')).toHaveText('10.0.0.0/8');
  await field(page, 'describe', 'subnetMaskBinary').hover();
  await field(page, 'describe', 'subnetMaskBinary').getByRole('button', { name: 'Open Subnet mask in binary in…' }).click();
  await page.getByRole('menuitem', { name: 'Text diff' }).click();
  await expect(page).toHaveURL(/\/text-diff$/u);
  await expect(page.locator('[data-field="original"]').first()).toContainText('11111111.00000000.00000000.00000000');
});
