import * as parts from './hash-wasm-parts.js';

interface Argon2Cost {
  /** Memory in KiB. */
  readonly m: number;
  /** Number of passes over the memory. */
  readonly t: number;
  /** Lanes. */
  readonly p: number;
}

interface ScryptCost {
  /** CPU and memory cost, a power of two. */
  readonly n: number;
  /** Block size. */
  readonly r: number;
  /** Parallelization. */
  readonly p: number;
}

/** Derives a key with Argon2id, version 1.3 (RFC 9106). The salt must have at least 8 bytes. */
export async function argon2id(password: Uint8Array, salt: Uint8Array, { m, t, p }: Argon2Cost, length: number): Promise<Uint8Array> {
  const { default: engine } = await parts.argon2();
  return engine.argon2id({ password, salt, memorySize: m, iterations: t, parallelism: p, hashLength: length, outputType: 'binary' });
}

/** Derives a key with scrypt (RFC 7914). */
export async function scrypt(password: Uint8Array, salt: Uint8Array, { n, r, p }: ScryptCost, length: number): Promise<Uint8Array> {
  const { default: engine } = await parts.scrypt();
  return engine.scrypt({ password, salt, costFactor: n, blockSize: r, parallelism: p, hashLength: length, outputType: 'binary' });
}

/** Derives key material with OpenSSL's EVP_BytesToKey with one round (its manual page): D1 = H(password salt), D2 = H(D1 password salt), and so on. */
export async function evpBytesToKey(hash: 'md5' | 'sha-256', password: Uint8Array, salt: Uint8Array, length: number): Promise<Uint8Array> {
  const hasher = await (hash === 'md5' ? (await parts.md5()).default.createMD5() : (await parts.sha256()).default.createSHA256());
  const result = new Uint8Array(length);
  let digest = new Uint8Array();
  for (let at = 0; at < length; at += digest.length) {
    digest = Uint8Array.from(hasher.init().update(digest).update(password).update(salt).digest('binary'));
    result.set(digest.subarray(0, length - at), at);
  }
  return result;
}
