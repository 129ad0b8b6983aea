import type { RunContext } from '../../contract/operations.ts';

// The largest number of bytes that getRandomValues gives per call (Web Cryptography API).
const RANDOM_QUOTA = 65_536;

function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let start = 0; start < length; start += RANDOM_QUOTA) crypto.getRandomValues(bytes.subarray(start, start + RANDOM_QUOTA));
  return bytes;
}

const RSA_PARAMETERS = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: Uint8Array.of(1, 0, 1) };

/** RSA key generation by Web Crypto. TypeScript declares `subtle` as always present, but plain http has none. */
function rsaGenerator(subtle = crypto.subtle as SubtleCrypto | undefined): Pick<RunContext, 'generateRsaKey'> {
  if (!subtle) return {};
  return {
    generateRsaKey: async (modulusLength) => {
      try {
        const { privateKey } = await subtle.generateKey({ ...RSA_PARAMETERS, modulusLength }, true, ['sign', 'verify']);
        return new Uint8Array(await subtle.exportKey('pkcs8', privateKey));
      } catch (error) {
        if (error instanceof DOMException) return undefined;
        throw error;
      }
    },
  };
}

/** PBKDF2 by Web Crypto. */
function pbkdf2Deriver(subtle = crypto.subtle as SubtleCrypto | undefined): Pick<RunContext, 'derivePbkdf2'> {
  if (!subtle) return {};
  return {
    derivePbkdf2: async (password, { hash, salt, rounds, length }) => {
      try {
        const key = await subtle.importKey('raw', Uint8Array.from(password), 'PBKDF2', false, ['deriveBits']);
        const parameters = { name: 'PBKDF2', hash: hash.toUpperCase(), salt: Uint8Array.from(salt), iterations: rounds };
        return new Uint8Array(await subtle.deriveBits(parameters, key, 8 * length));
      } catch (error) {
        if (error instanceof DOMException) return undefined;
        throw error;
      }
    },
  };
}

/** Creates the context of a run in a worker or in Node. `own` replaces parts of it. */
export function createContext(own: Partial<RunContext> = {}): RunContext {
  return {
    signal: new AbortController().signal,
    progress: () => undefined,
    load: (loading) => loading(),
    randomBytes,
    ...rsaGenerator(),
    ...pbkdf2Deriver(),
    now: () => performance.timeOrigin + performance.now(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: 'en',
    reference: { own: {}, english: {} },
    ...own,
  };
}
