import { pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { encodeHex } from '../hex/hex.ts';
import { derivePbkdf2 } from './pbkdf2.ts';

const context = createContext();
const { derivePbkdf2: _platform, ...plainHttp } = context;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hashes = ['sha-1', 'sha-256', 'sha-384', 'sha-512'] as const;

// RFC 6070, and RFC 7914, section 11.
test.each([
  ['sha-1', 'password', 'salt', 4096, '4b007901b765489abead49d926f721d065a429c1'],
  ['sha-1', 'pass\0word', 'sa\0lt', 4096, '56fa6aa75548099dcc37d7f03425e0c3'],
  [
    'sha-256',
    'passwd',
    'salt',
    1,
    '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
  ],
] as const)('%s of %j', async (hash, password, salt, rounds, expected) => {
  const cost = { hash, salt: bytes(salt), rounds, length: expected.length / 2 };
  expect(encodeHex(await derivePbkdf2(bytes(password), cost, context))).toBe(expected);
  expect(encodeHex(await derivePbkdf2(bytes(password), cost, plainHttp))).toBe(expected);
});

test('keys are the same with and without the platform', async () => {
  const anyBytes = fc.uint8Array({ maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(
      anyBytes,
      anyBytes,
      fc.constantFrom(...hashes),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 150 }),
      async (password, salt, hash, rounds, length) => {
        const expected = encodeHex(new Uint8Array(pbkdf2Sync(password, salt, rounds, length, hash.replace('-', ''))));
        for (const own of [context, plainHttp]) expect(encodeHex(await derivePbkdf2(password, { hash, salt, rounds, length }, own))).toBe(expected);
      },
    ),
    { numRuns: runs(60) },
  );
});

const cost = { hash: 'sha-256', salt: bytes('salt'), rounds: 1, length: 32 } as const;

test('computes in software what the platform rejects', async () => {
  const derive = vi.fn(async () => undefined);
  expect(await derivePbkdf2(bytes('password'), cost, { ...context, derivePbkdf2: derive })).toEqual(await derivePbkdf2(bytes('password'), cost, context));
  expect(derive).toHaveBeenCalledExactlyOnceWith(bytes('password'), cost);
});

test('canceling ends the wait for the platform', async () => {
  const controller = new AbortController();
  const derive = async () => new Promise<undefined>(() => controller.abort(new Error('canceled')));
  await expect(derivePbkdf2(bytes('password'), cost, { derivePbkdf2: derive, signal: controller.signal })).rejects.toThrow('canceled');
});
