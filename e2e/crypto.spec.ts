import { expect, expectAccessible, field, open, result, test } from './site.ts';

const input = (page: Parameters<typeof field>[0], operation: string, name: string) => field(page, operation, name).locator('input, textarea');

test('HMAC: a random key, a received value that matches, and one that does not', async ({ page }) => {
  await open(page, '/hmac-generator');
  await expect(page.getByText('The key is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Secret key' }).click();
  await expect(input(page, 'hmac', 'key')).toHaveValue(/^[\w-]{43}$/u);
  await input(page, 'hmac', 'text').fill('what do ya want for nothing?');
  await input(page, 'hmac', 'key').fill('Jefe');
  await expect(result(page, 'hmac', 'mac')).toHaveText('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  await input(page, 'hmac', 'expected').fill('sha256=5BDCC146BF60754E6A042426089575C75A003F089D2739839DEC58B964EC3843');
  await expect(page.getByText('Matches the received HMAC')).toBeVisible();
  await input(page, 'hmac', 'key').fill('jefe');
  await expect(page.getByText('Does not match the received HMAC')).toBeVisible();
  await expectAccessible(page);
});

test('bcrypt: a hash is made, fits its password, and waits to be asked for where it takes minutes', async ({ page }) => {
  await open(page, '/bcrypt');
  await input(page, 'hash', 'cost').fill('5');
  await input(page, 'hash', 'password').fill('correct horse');
  await expect(result(page, 'hash', 'hash')).toHaveText(/^\$2b\$05\$/u);
  await expect(page.locator('[data-estimate]')).toContainText('on this device');
  await input(page, 'verify', 'hash').fill((await result(page, 'hash', 'hash').textContent()) ?? '');
  await input(page, 'verify', 'password').fill('correct horse');
  await expect(page.getByText('The password matches')).toBeVisible();
  await input(page, 'hash', 'cost').fill('31');
  await expect(page.getByText('it waits for your word')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled.')).toBeVisible();
});

test('encryption: a text goes there and back, and the command for openssl is shown', async ({ page }) => {
  await open(page, '/encryption');
  await input(page, 'encrypt', 'password').fill('a password of mine');
  await field(page, 'encrypt', 'algorithm').locator('select').selectOption('aes-256-cbc');
  await expect(result(page, 'encrypt', 'ciphertext')).toHaveText(/^U2FsdGVkX1/u);
  await expect(page.getByText('openssl enc -d -aes-256-cbc -md md5 -a -A')).toBeVisible();
  await input(page, 'decrypt', 'ciphertext').fill((await result(page, 'encrypt', 'ciphertext').textContent()) ?? '');
  await expect(page.getByText('This does not open')).toBeVisible();
  await input(page, 'decrypt', 'password').fill('a password of mine');
  await expect(result(page, 'decrypt', 'text')).toHaveText('Lorem ipsum dolor sit amet');
});

test('BIP39: entropy and mnemonic follow each other; a word with a slip is named, and one click puts it right', async ({ page }) => {
  await open(page, '/bip39-generator');
  await page.getByRole('radio', { name: '24' }).check();
  await expect(page.locator('[data-value="mnemonic"] li')).toHaveCount(24);
  const entropy = page.getByLabel('Entropy', { exact: true });
  const mnemonic = page.getByLabel('Mnemonic', { exact: true });
  await expect(entropy).toHaveValue(/^[0-9a-f]{64}$/u);
  await entropy.fill('0'.repeat(32));
  await expect(mnemonic).toHaveValue(/^(?:abandon ){11}about$/u);
  await mnemonic.fill('zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrnog');
  await expect(page.getByText('Word 12, “wrnog”')).toBeVisible();
  await expect(page.locator('[data-value="mnemonic"] mark')).toHaveText('wrnog');
  await page.getByRole('button', { name: 'wrong', exact: true }).click();
  await expect(entropy).toHaveValue('f'.repeat(32));
  await expect(mnemonic).toHaveValue(/wrong$/u);
});

test('password strength: a common password is weak, its estimate says why, and nothing typed is stored', async ({ page }) => {
  await open(page, '/password-strength-analyser');
  await input(page, 'analyze', 'password').fill('monkey');
  await expect(result(page, 'analyze', 'strength')).toHaveText('Very weak');
  await expect(result(page, 'analyze', 'bruteForceDuration')).toHaveText('less than a second');
  await input(page, 'analyze', 'password').fill('correcthorsebatterystaple');
  await expect(result(page, 'analyze', 'strength')).toHaveText('Very strong');
  await page.getByRole('button', { name: 'Generate Password' }).click();
  await expect(input(page, 'analyze', 'password')).toHaveValue(/^[!-~]{20}$/u);
  await expect(result(page, 'analyze', 'length')).toHaveText('20');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href)).not.toContain('battery');
  await expectAccessible(page);
});
