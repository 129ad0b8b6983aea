import { createHmac as nodeHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHmac } from '../../lib/hash/hasher.ts';

// Of the algorithms here, those that node's own library has, by its names.
const KNOWN = {
  md5: 'md5',
  'sha-1': 'sha1',
  'sha-224': 'sha224',
  'sha-256': 'sha256',
  'sha-384': 'sha384',
  'sha-512': 'sha512',
  'sha-512-224': 'sha512-224',
  'sha-512-256': 'sha512-256',
  'sha3-224': 'sha3-224',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
  'ripemd-160': 'ripemd160',
  sm3: 'sm3',
  'blake2b-512': 'blake2b512',
  'blake2s-256': 'blake2s256',
} as const;

// Around the sizes of all blocks: 64, 72, 104, 128, 136 and 144 bytes.
const bytes = fc.uint8Array({ maxLength: 150 });

test.each(Object.entries(KNOWN))('%s gives the codes of OpenSSL, for keys of any length, however the message is cut', async (algorithm, name) => {
  await fc.assert(
    fc.asyncProperty(bytes, bytes, bytes, async (key, start, end) => {
      const hmac = await createHmac(algorithm as keyof typeof KNOWN, key);
      hmac.update(start);
      hmac.update(end);
      expect(Buffer.from(hmac.digest()).toString('hex')).toBe(nodeHmac(name, key).update(start).update(end).digest('hex'));
    }),
    { numRuns: 40 },
  );
});
