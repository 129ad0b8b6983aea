import { expect, test } from 'vitest';
import { encodeHex } from '../hex/hex.ts';
import { bcryptPbkdf } from './bcrypt-pbkdf.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const silent = { signal: new AbortController().signal, progress: () => undefined };

// OpenBSD, regress/lib/libutil/bcrypt_pbkdf.
test.each([
  ['password', 'salt', 4, '5bbf0cc293587f1c3635555c27796598d47e579071bf427e9d8fbe842aba34d9'],
  ['password', '\0', 4, 'c12b566235eee04c212598970a579a67'],
  ['\0', 'salt', 4, '6051be18c2f4f82cbf0efee5471b4bb9'],
  ['password\0', 'salt\0', 4, '7410e44cf4fa07bfaac8a928b1727fac001375e7bf7384370f48efd121743050'],
  ['pass\0wor', 'sa\0l', 4, 'c2bffd9db38f6569efef4372f4de83c0'],
  ['password', 'salt', 8, 'e1367ec5151a33faac4cc1c144cd23fa15d5548493ecc99b9b5d9c0d3b27bec76227ea66088b849b20ab7aa478010246e74bba51723fefa9f9474d6508845e8d'],
  ['password', 'salt', 42, '833cf0dcf56db65608e8f0dc0ce882bd'],
])('matches OpenBSD for %j, %j and %i rounds', { tags: ['slow'] }, async (password, salt, rounds, key) => {
  expect(encodeHex(await bcryptPbkdf(bytes(password), bytes(salt), rounds, key.length / 2, silent))).toBe(key);
});

test('reports progress and can be canceled', async () => {
  const controller = new AbortController();
  const shares: number[] = [];
  const progress = (done: number, total: number): void => {
    shares.push(done / total);
    controller.abort(new Error('canceled'));
  };
  await expect(bcryptPbkdf(bytes('password'), bytes('salt'), 1_000, 48, { signal: controller.signal, progress })).rejects.toThrow('canceled');
  expect(shares).toHaveLength(1);
  expect(shares[0]).toBeLessThan(1);
});
