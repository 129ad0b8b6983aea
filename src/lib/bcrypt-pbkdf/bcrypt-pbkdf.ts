import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '../bytes/concat.ts';
import { pause } from '../pause/pause.ts';
import { Blowfish } from './blowfish.ts';

const HASH_BYTES = 32;
const EXPANSIONS = 64;
const ENCRYPTIONS = 64;
const MAGIC = toWords(new TextEncoder().encode('OxychromaticBlowfishSwatDynamite'));
const PAUSE_AFTER_MS = 50;

interface Watch {
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
}

/** Derives a key with OpenBSD's bcrypt_pbkdf, which protects OpenSSH private keys. Neither password nor salt may be empty. */
export async function bcryptPbkdf(password: Uint8Array, salt: Uint8Array, rounds: number, length: number, { signal, progress }: Watch): Promise<Uint8Array> {
  const key = new Uint8Array(length);
  const blocks = Math.ceil(length / HASH_BYTES);
  const passwordWords = toWords(sha512(password));
  let lastPause = performance.now();
  for (let block = 0; block < blocks; block++) {
    let hash = bcryptHash(passwordWords, sha512(concatBytes([salt, bigEndian(block + 1)])));
    const sum = hash.slice();
    for (let round = 1; round < rounds; round++) {
      hash = bcryptHash(passwordWords, sha512(hash));
      hash.forEach((byte, index) => (sum[index] = (sum[index] ?? 0) ^ byte));
      if (performance.now() - lastPause < PAUSE_AFTER_MS) continue;
      progress(block * rounds + round, blocks * rounds);
      await pause(signal);
      lastPause = performance.now();
    }
    // The bytes of a block are spread over the whole key; bytes past its end are dropped.
    sum.forEach((byte, index) => (key[index * blocks + block] = byte));
  }
  return key;
}

function bcryptHash(password: Int32Array, saltDigest: Uint8Array): Uint8Array {
  const cipher = new Blowfish();
  const salt = toWords(saltDigest);
  cipher.expand(password, salt);
  for (let count = 0; count < EXPANSIONS; count++) {
    cipher.expand(salt);
    cipher.expand(password);
  }
  const hash = new DataView(new ArrayBuffer(HASH_BYTES));
  for (let at = 0; at < MAGIC.length; at += 2) {
    cipher.left = MAGIC[at] ?? 0;
    cipher.right = MAGIC[at + 1] ?? 0;
    for (let count = 0; count < ENCRYPTIONS; count++) cipher.encrypt();
    hash.setInt32(4 * at, cipher.left, true);
    hash.setInt32(4 * at + 4, cipher.right, true);
  }
  return new Uint8Array(hash.buffer);
}

/** Packs four bytes per word, big-endian. */
function toWords(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Int32Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(4 * index));
}

function bigEndian(number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number);
  return new Uint8Array(view.buffer);
}
