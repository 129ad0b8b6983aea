import { createPrivateKey, pbkdf2Sync } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { createContext } from './platform/context.ts';

const password = new TextEncoder().encode('password');
const salt = new TextEncoder().encode('salt');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a run without settings is never canceled, and in English', () => {
  const { signal, locale, reference, timeZone, progress } = createContext();
  expect({ isAborted: signal.aborted, locale, reference }).toEqual({ isAborted: false, locale: 'en', reference: { own: {}, english: {} } });
  expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(progress(1, 2)).toBeUndefined();
  expect(createContext({ locale: 'zh' }).locale).toBe('zh');
});

test('the time is that of Date', () => {
  expect(Math.abs(createContext().now() - Date.now())).toBeLessThan(1_000);
});

test('returns any number of random bytes, beyond the quota of a call too', () => {
  const { randomBytes } = createContext();
  const bytes = randomBytes(200_000);
  expect(bytes.length).toBe(200_000);
  for (let start = 0; start < bytes.length; start += 1_000) expect(new Set(bytes.subarray(start, start + 1_000)).size).toBeGreaterThan(200);
  expect(randomBytes(0).length).toBe(0);
});

test('Web Crypto generates RSA keys with the exponent 65537', async () => {
  const der = await createContext().generateRsaKey?.(1024);
  const key = createPrivateKey({ key: Buffer.from(der ?? []), format: 'der', type: 'pkcs8' });
  expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 1024, publicExponent: 65_537n });
});

test.each(['sha-1', 'sha-256', 'sha-512'] as const)('Web Crypto derives the same as OpenSSL by PBKDF2 with %s', async (hash) => {
  const derived = await createContext().derivePbkdf2?.(password, { hash, salt, rounds: 3, length: 40 });
  expect(Buffer.from(derived ?? [])).toEqual(pbkdf2Sync(password, salt, 3, 40, hash.replace('-', '')));
});

test('over plain http there is no Web Crypto, and the functions are missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
  const context = createContext();
  expect([context.generateRsaKey, context.derivePbkdf2]).toEqual([undefined, undefined]);
});

test.each([
  ['undefined if it is not supported', new DOMException('no', 'NotSupportedError'), undefined],
  ['a bug if anything else is thrown', new TypeError('no'), 'TypeError'],
])('what Web Crypto cannot do is %s', async (_what, thrown, name) => {
  const refuse = () => Promise.reject(thrown);
  vi.stubGlobal('crypto', { subtle: { generateKey: refuse, importKey: refuse } });
  const { generateRsaKey, derivePbkdf2 } = createContext();
  const made = [generateRsaKey?.(1024), derivePbkdf2?.(password, { hash: 'sha-1', salt, rounds: 1, length: 1 })];
  const outcomes = await Promise.all(made.map((each) => Promise.resolve(each).catch((error: unknown) => (error instanceof Error ? error.name : error))));
  expect(outcomes).toEqual([name, name]);
});
