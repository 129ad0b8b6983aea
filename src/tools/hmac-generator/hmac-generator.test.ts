import { createHmac as nodeHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { createHmac } from '../../lib/hash/hasher.ts';
import { messageEncodings } from '../../lib/digest-text/encodings.ts';
import { readMessage } from '../../lib/digest-text/digest-text.ts';
import { opensslNames } from '../../lib/hash/openssl-names.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import operations from './operations.ts';
import { randomKey } from './random-key.ts';

// Around the sizes of all blocks: 64, 72, 104, 128, 136 and 144 bytes.
const bytes = fc.uint8Array({ maxLength: 150 });

test.each(Object.entries(opensslNames))('%s gives the codes of OpenSSL, for keys of any length, however the message is cut', async (algorithm, name) => {
  await fc.assert(
    fc.asyncProperty(bytes, bytes, bytes, async (key, start, end) => {
      const hmac = await createHmac(algorithm as keyof typeof opensslNames, key);
      hmac.update(start);
      hmac.update(end);
      expect(Buffer.from(hmac.digest()).toString('hex')).toBe(nodeHmac(name, key).update(start).update(end).digest('hex'));
    }),
    { numRuns: runs(40) },
  );
});

test.each(messageEncodings)('a random key in %s has all the 32 bytes of chance', (encoding) => {
  const chance = Uint8Array.from({ length: 32 }, (_, index) => 255 - 8 * index);
  const key = randomKey(encoding, (length) => chance.subarray(0, length));
  expect(readMessage(key, encoding === 'utf-8' ? 'base64' : encoding, 'key')).toEqual(chance);
});

test('a file that may not be read any more is to blame', async () => {
  const content = { size: 9, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
  const outcome = await runOperation(operations, 'hmacFile', { file: { name: 'a', type: '', content }, key: 'a' }, createContext());
  expect(outcome).toEqual({ kind: 'error', error: { code: 'unreadable-file', field: 'file', params: {} } });
});
