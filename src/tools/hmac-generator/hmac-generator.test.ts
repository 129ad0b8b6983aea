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

// Around all block sizes: 64, 72, 104, 128, 136 and 144 bytes.
const bytes = fc.uint8Array({ maxLength: 150 });

test.each(Object.entries(opensslNames))('%s agrees with OpenSSL for keys of any length, with the message split anywhere', async (algorithm, name) => {
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

test.each(messageEncodings)('generates a key with 32 random bytes in %s', (encoding) => {
  const chance = Uint8Array.from({ length: 32 }, (_, index) => 255 - 8 * index);
  const key = randomKey(encoding, (length) => chance.subarray(0, length));
  expect(readMessage(key, encoding === 'utf-8' ? 'base64' : encoding, 'key')).toEqual(chance);
});

const secretText = (secret: Uint8Array): string => new TextDecoder().decode(secret);
// A key of 32 printable bytes as settings and consoles write it, the selected encoding, and the expected notes.
const writings: readonly (readonly [name: string, write: (secret: Buffer) => string, keyEncoding: 'utf-8' | 'hex' | 'base64', notes: readonly string[]])[] = [
  ['hex', (secret) => secret.toString('hex'), 'utf-8', ['secret-is-hex']],
  ['uppercase hex with 0x', (secret) => `0x${secret.toString('hex').toUpperCase()}`, 'utf-8', ['secret-is-hex']],
  ['hex and a line break', (secret) => `${secret.toString('hex')}\n`, 'utf-8', ['secret-is-hex']],
  ['hex, with Base64 selected', (secret) => secret.toString('hex'), 'base64', ['secret-is-hex']],
  ['Base64', (secret) => secret.toString('base64'), 'utf-8', ['secret-is-base64']],
  ['Base64 without padding', (secret) => secret.toString('base64').replaceAll('=', ''), 'utf-8', ['secret-is-base64']],
  ['Base64 in quotes', (secret) => `"${secret.toString('base64')}"`, 'utf-8', ['secret-has-surroundings', 'secret-is-base64']],
  ['hex in a settings line', (secret) => `SECRET='${secret.toString('hex')}';`, 'utf-8', ['secret-has-surroundings', 'secret-is-hex']],
  ['a line break', (secret) => `${secretText(secret)}\n`, 'utf-8', ['secret-ends-in-line-break']],
  ['a Windows line break', (secret) => `${secretText(secret)}\r\n`, 'utf-8', ['secret-ends-in-line-break']],
  ['spaces', (secret) => ` ${secretText(secret)} `, 'utf-8', ['secret-has-surroundings']],
  ['typographic quotes', (secret) => `“${secretText(secret)}”`, 'utf-8', ['secret-has-surroundings']],
  ['JSON', (secret) => `"secret": "${secretText(secret)}",`, 'utf-8', ['secret-has-surroundings']],
  ['a JWK', (secret) => JSON.stringify({ kty: 'oct', kid: '1', k: secret.toString('base64url') }), 'utf-8', ['secret-is-jwk']],
  [
    'a JWK Set',
    (secret) =>
      JSON.stringify({
        keys: [
          { kty: 'oct', k: 'AA' },
          { kty: 'oct', k: secret.toString('base64url') },
        ],
      }),
    'utf-8',
    ['secret-is-jwk'],
  ],
  ['a JWK as a JavaScript object', (secret) => `{kty: 'oct', k: '${secret.toString('base64url')}'}`, 'utf-8', ['secret-is-jwk']],
  ['a webhook secret', (secret) => `whsec_${secret.toString('base64')}`, 'utf-8', ['secret-has-prefix']],
  ['a webhook secret with its version', (secret) => `v1,whsec_${secret.toString('base64')}`, 'utf-8', ['secret-has-prefix']],
];

const compare = async (input: Readonly<Record<string, unknown>>) => {
  const outcome = await runOperation(operations, 'hmac', input, createContext());
  if (outcome.kind !== 'output') throw new Error(JSON.stringify(outcome));
  return outcome.output;
};

// Not hex, and without quotes, spaces and separators.
const printable = fc.array(fc.constantFrom(...'ghijklmnopqrstuvwxyz.!~'), { minLength: 32, maxLength: 32 }).map((letters) => Buffer.from(letters.join('')));

test.each(writings)('notes that the key matches if it is decoded differently: %s', { tags: ['slow'] }, async (_, write, keyEncoding, notes) => {
  await fc.assert(
    fc.asyncProperty(printable, fc.constantFrom('sha1', 'sha256', 'sha512'), async (secret, hash) => {
      const expected = nodeHmac(hash, secret).update('x').digest('hex');
      const key = write(secret);
      const output = await compare({ text: 'x', key, keyEncoding, expected });
      expect(output).toMatchObject({ verdict: 'mismatch', matchingAlgorithm: `sha-${hash.slice(3)}`, notes });
      const other = nodeHmac(hash, `${secretText(secret)}.`)
        .update('x')
        .digest('hex');
      expect(await compare({ text: 'x', key, keyEncoding, expected: other })).toMatchObject({ verdict: 'mismatch', matchingAlgorithm: '' });
    }),
    { numRuns: runs(15) },
  );
});

const messages: readonly (readonly [signed: string, text: string, textEncoding: 'utf-8' | 'hex' | 'base64', notes: readonly string[]])[] = [
  ['ab', 'ab\n', 'utf-8', ['text-ends-in-line-break']],
  ['ab', 'ab\r\n', 'utf-8', ['text-ends-in-line-break']],
  ['ab\n', 'ab', 'utf-8', ['text-lacks-line-break']],
  ['ab\r\n', 'ab', 'utf-8', ['text-lacks-line-break']],
  ['a\r\nb', 'a\nb', 'utf-8', ['text-with-crlf']],
  ['a\r\nb\r\n', 'a\nb', 'utf-8', ['text-with-crlf', 'text-lacks-line-break']],
  ['a\r\nb', 'a\nb\n', 'utf-8', ['text-with-crlf', 'text-ends-in-line-break']],
  ['a\nb', 'a\r\nb', 'utf-8', ['text-with-lf']],
  ['a\nb\n', 'a\r\nb', 'utf-8', ['text-with-lf', 'text-lacks-line-break']],
  ['a\nb', 'a\r\nb\r\n', 'utf-8', ['text-with-lf', 'text-ends-in-line-break']],
  ['ab', '6162', 'utf-8', ['text-is-hex']],
  ['ab', 'YWI=', 'utf-8', ['text-is-base64']],
  ['6162', '6162', 'hex', ['text-is-text']],
  ['YWI=', 'YWI=', 'base64', ['text-is-text']],
];

test.each(messages)('notes that the HMAC belongs to %j, not to %j as %s', { tags: ['slow'] }, async (signed, text, textEncoding, notes) => {
  const expected = nodeHmac('sha512', 'key').update(signed).digest('base64');
  const output = await compare({ text, textEncoding, key: 'key', expected });
  expect(output).toMatchObject({ verdict: 'mismatch', matchingAlgorithm: 'sha-512', notes });
  const own = await compare({ text, textEncoding, key: 'key', algorithm: 'sha-512' });
  expect(await compare({ text, textEncoding, key: 'key', algorithm: 'sha-512', expected })).toMatchObject({ mac: own.mac });
});

test('matches only with the selected encoding', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.uint8Array({ maxLength: 40 }), async (key, other) => {
      const [own, foreign] = [nodeHmac('sha256', key).update('x').digest('hex'), nodeHmac('sha256', other).update('x').digest('hex')];
      expect(await compare({ text: 'x', key, expected: own })).toMatchObject({ verdict: 'match', notes: key === '' ? ['empty-key'] : [] });
      const { verdict } = await compare({ text: 'x', key, expected: foreign });
      expect(verdict).toBe(own === foreign ? 'match' : 'mismatch');
    }),
    { numRuns: runs(60) },
  );
});

test('reads a file once, and tries a limited number of keys', { tags: ['slow'] }, async () => {
  let reads = 0;
  const content = {
    size: 1,
    slice: () => {
      reads++;
      return { arrayBuffer: async () => Uint8Array.of(120).buffer };
    },
  };
  const key = JSON.stringify({ keys: Array.from({ length: 5_000 }, (_, index) => ({ kty: 'oct', k: Buffer.from(String(index)).toString('base64url') })) });
  const expected = nodeHmac('sha1', '3').update('x').digest('hex');
  const outcome = await runOperation(operations, 'hmacFile', { file: { name: 'a', type: '', content }, key, expected }, createContext());
  expect(outcome).toMatchObject({ kind: 'output', output: { verdict: 'mismatch', matchingAlgorithm: 'sha-1', notes: ['secret-is-jwk'] } });
  expect(reads).toBe(1);
});

test('reports an unreadable file on the file field', async () => {
  const content = { size: 9, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
  const outcome = await runOperation(operations, 'hmacFile', { file: { name: 'a', type: '', content }, key: 'a' }, createContext());
  expect(outcome).toEqual({ kind: 'error', error: { code: 'unreadable-file', field: 'file', params: {} } });
});
