import { generateKeyPairSync } from 'node:crypto';
import { choose, expect, expectAccessible, field, open, result, test } from './site.ts';

const TOOL = '/rsa-key-pair-generator';
const input = (page: Parameters<typeof field>[0], operation: string, name: string) => field(page, operation, name).locator('input, textarea, select');

test('a pair is there at once; another form is the same pair, and only the button makes a new one', async ({ page }) => {
  await open(page, TOOL);
  const fingerprint = result(page, 'generate', 'fingerprintSha256');
  await expect(fingerprint).toHaveText(/^SHA256:/u);
  const first = (await fingerprint.textContent()) ?? '';
  await input(page, 'generate', 'privateKeyFormat').selectOption('openssh');
  await input(page, 'generate', 'publicKeyFormat').selectOption('openssh');
  await input(page, 'generate', 'comment').fill('ada@example.com');
  await input(page, 'generate', 'passphrase').fill('penknife');
  await expect(result(page, 'generate', 'publicKey')).toHaveText(/^ssh-rsa AAAA\S+ ada@example\.com\s*$/u);
  await expect(result(page, 'generate', 'privateKey')).toHaveText(/^-----BEGIN OPENSSH PRIVATE KEY-----\s*b3BlbnNzaC1rZXktdjEAAAAACmFlczI1Ni1jdHI/u);
  await expect(fingerprint).toHaveText(first);
  const download = page.waitForEvent('download');
  await field(page, 'generate', 'publicKey').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('id_rsa.pub');
  await page.getByRole('button', { name: 'New key pair' }).click();
  await expect(fingerprint).not.toHaveText(first);
});

test('a weak size is called so, a long one waits to be asked for, and what does not go together is said', async ({ page }) => {
  await open(page, TOOL);
  await input(page, 'generate', 'modulusLength').fill('1024');
  await expect(page.getByText('RSA keys below 2,048 bits')).toBeVisible();
  await input(page, 'generate', 'modulusLength').fill('8192');
  await expect(page.getByText('it waits for your word')).toBeVisible();
  await page.getByRole('radio', { name: 'Ed25519' }).check();
  await expect(field(page, 'generate', 'modulusLength')).toBeHidden();
  await expect(result(page, 'generate', 'publicKey')).toContainText('MCowBQYDK2VwAyEA');
  await input(page, 'generate', 'privateKeyFormat').selectOption('pkcs1');
  await expect(page.getByText('PKCS #1 is for RSA keys only')).toBeVisible();
  await expectAccessible(page);
});

test('an encrypted key asks for its passphrase, is written in the open, and matches its public key', async ({ page }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sealed = String(privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'penknife' }));
  const plain = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  await open(page, TOOL);
  await choose(page, 'convert');
  await input(page, 'convert', 'key').fill(sealed);
  await expect(page.getByText('This private key is encrypted')).toBeVisible();
  await input(page, 'convert', 'passphrase').fill('penknife');
  await expect(result(page, 'convert', 'privateKey')).toHaveText(plain);
  await expect(result(page, 'convert', 'keyType')).toHaveText('ECDSA P-256');
  await expectAccessible(page);
  await choose(page, 'match');
  await input(page, 'match', 'privateKey').fill(plain);
  await input(page, 'match', 'publicKey').fill(String(publicKey.export({ format: 'pem', type: 'spki' })));
  await expect(page.getByText('The private key belongs to this public key')).toBeVisible();
  await input(page, 'match', 'publicKey').fill(String(generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' })));
  await expect(page.getByText('These keys do not belong together')).toBeVisible();
});
