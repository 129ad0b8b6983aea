import { choose, clipboard, dropFiles, expect, expectAccessible, field, open, result, test } from './site.ts';

const MD5_OF_HELLO = '5d41402abc4b2a76b9719d911017c592';
const SHA3_384_OF_HELLO = '720aea11019ef06440fbf05d87aa24680a2153df3907b23631e7177ce620fa1330ff07c0fddee54699a4c3ee0ee9d887';

test('digests follow typing, a row an algorithm, and each can be copied', async ({ page }) => {
  await open(page, '/hash-text');
  await field(page, 'hash', 'text').locator('textarea').fill('hello');
  const row = result(page, 'hash', 'digests').locator('tr[data-code="md5"]');
  await expect(row.locator('[data-column="digest"]')).toHaveText(MD5_OF_HELLO);
  await expect(row).toContainText('broken, not for security');
  await expect(result(page, 'hash', 'digests').locator('tr[data-code="crc-32"]')).toContainText('checksum, not for security');
  await row.getByRole('button', { name: 'Copy MD5' }).click();
  await expect.poll(() => clipboard(page)).toBe(MD5_OF_HELLO);
});

test('an expected digest marks its row in words, and one that fits nothing is said', async ({ page }) => {
  await open(page, '/hash-text');
  await field(page, 'hash', 'text').locator('textarea').fill('hello');
  const expected = page.getByLabel('Expected digest');
  await expected.fill(`${MD5_OF_HELLO}  hello.txt`);
  await expect(result(page, 'hash', 'digests').locator('tr[data-matches]')).toContainText('matches');
  await expect(result(page, 'hash', 'verdict')).toHaveText('Matches the expected digest');
  await expect(result(page, 'hash', 'matchingAlgorithm')).toHaveText('MD5');
  await expectAccessible(page);
  await expected.fill('00'.repeat(16));
  await expect(result(page, 'hash', 'verdict')).toHaveText('Does not match the expected digest');
  await expect(result(page, 'hash', 'digests').locator('tr[data-matches]')).toHaveCount(0);
  await expected.fill('nonsense!');
  await expect(page.getByRole('alert')).toContainText('This is no digest');
  await expect(result(page, 'hash', 'verdict')).toBeHidden();
});

test('a match by an algorithm without a row can be shown, and the choice of rows is remembered', async ({ page }) => {
  await open(page, '/hash-text');
  await field(page, 'hash', 'text').locator('textarea').fill('hello');
  await page.getByLabel('Expected digest').fill(SHA3_384_OF_HELLO);
  await expect(result(page, 'hash', 'matchingAlgorithm')).toHaveText('SHA3-384');
  await page.getByRole('button', { name: 'Show its row' }).click();
  await expect(result(page, 'hash', 'digests').locator('tr[data-code="sha3-384"]')).toContainText('matches');
  await expect(page.getByText('Algorithms: 13 of 34')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('penknife.options.hash-text'))).toContain('sha3-384');
  await page.reload();
  await expect(page.getByText('Algorithms: 13 of 34')).toBeVisible();
});

test('a file dropped anywhere on the page is digested', async ({ page }) => {
  await open(page, '/hash-text');
  await choose(page, 'hashFile');
  await expect(page.getByText('Choose a file, or drop one anywhere')).toBeVisible();
  await dropFiles(page.getByRole('heading', { level: 1 }), { 'hello.txt': 'hello' });
  await expect(result(page, 'hashFile', 'digests').locator('tr[data-code="md5"] [data-column="digest"]')).toHaveText(MD5_OF_HELLO);
  await expect(result(page, 'hashFile', 'checksumLines')).toContainText(`MD5 (hello.txt) = ${MD5_OF_HELLO}`);
  await expect(result(page, 'hashFile', 'byteLength')).toHaveText('5');
  await expectAccessible(page);
});

test('a large file shows progress, and can be cancelled', async ({ page }) => {
  await open(page, '/hash-text');
  await choose(page, 'hashFile');
  await page.getByText(/^Algorithms: /u).click();
  await field(page, 'hashFile', 'algorithms').getByRole('button', { name: 'All' }).click();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(100_000_000)], 'large.bin'));
    document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(page.getByText(/\d+ % · .* a second/u)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled.')).toBeVisible();
  await expect(result(page, 'hashFile', 'digests')).toBeHidden();
});

test('a hash is identified, with a word of caution', async ({ page }) => {
  await open(page, '/hash-text');
  await choose(page, 'identify');
  await expect(result(page, 'identify', 'candidates').locator('li')).toHaveText([/MD5/u, /MD4/u, /XXH3-128/u]);
  await expect(page.getByText('Length alone proves nothing')).toBeVisible();
  await page.getByLabel('Hash', { exact: true }).fill('$2b$10$N9qo8uLOickgx2ZMRZoMye');
  await expect(result(page, 'identify', 'candidates').locator('li')).toHaveText(['bcrypt']);
  await page.getByLabel('Hash', { exact: true }).fill('what?');
  await expect(page.getByText('Nothing that Penknife knows has this form.')).toBeVisible();
});

test('a link whose text cannot be digested says so, and nothing of algorithms', async ({ page }) => {
  await open(page, '/hash-text#/hash?text=%ud800');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Algorithms: 12 of 34')).toBeVisible();
  await expect(page.getByText('No algorithm is chosen')).toBeHidden();
});
