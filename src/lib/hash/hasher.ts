import type { IHasher } from 'hash-wasm';
import type { StreamingDigest } from '../../contract/operations.ts';
import type { Algorithm } from './algorithms.ts';
import * as parts from './hash-wasm-parts.js';

/** An incremental digest that can be restarted. */
export interface Hasher extends StreamingDigest {
  /** The size of a block, which HMAC needs (RFC 2104). */
  readonly blockBytes: number;
  /** Resets the hasher for another message; the only call allowed after `digest`. */
  readonly restart: () => void;
}

/** Loads the engine of an algorithm and returns a new hasher. */
export const createHasher = (algorithm: Algorithm): Promise<Hasher> => creators[algorithm]();

/**
 * Creates an incremental message authentication code: HMAC (RFC 2104) with the digest of an algorithm. A key longer than a
 * block is digested first; it may be empty.
 */
export async function createHmac(algorithm: Algorithm, key: Uint8Array): Promise<Hasher> {
  const [hasher, { default: engine }] = await Promise.all([createHasher(algorithm), parts.hmac()]);
  return overWasm(engine.createHMAC(Promise.resolve(likeWasm(hasher)), key));
}

/** Loads the engine of an algorithm and returns a function that digests the concatenated parts of a message. */
export async function loadDigest(algorithm: Algorithm): Promise<(...parts: readonly Uint8Array[]) => Uint8Array> {
  const hasher = await createHasher(algorithm);
  return (...parts) => {
    hasher.restart();
    for (const part of parts) hasher.update(part);
    return hasher.digest();
  };
}

// hash-wasm is faster, by far for the checksums; @noble/hashes has what it lacks. Each engine is a separate chunk.
const creators: Readonly<Record<Algorithm, () => Promise<Hasher>>> = {
  md4: async () => overWasm((await parts.md4()).default.createMD4()),
  md5: async () => overWasm((await parts.md5()).default.createMD5()),
  'sha-1': async () => overWasm((await parts.sha1()).default.createSHA1()),
  'sha-224': async () => overWasm((await parts.sha224()).default.createSHA224()),
  'sha-256': async () => overWasm((await parts.sha256()).default.createSHA256()),
  'sha-384': async () => overWasm((await parts.sha384()).default.createSHA384()),
  'sha-512': async () => overWasm((await parts.sha512()).default.createSHA512()),
  'sha-512-224': async () => overNoble((await import('@noble/hashes/sha2.js')).sha512_224),
  'sha-512-256': async () => overNoble((await import('@noble/hashes/sha2.js')).sha512_256),
  'sha3-224': () => sha3(224),
  'sha3-256': () => sha3(256),
  'sha3-384': () => sha3(384),
  'sha3-512': () => sha3(512),
  'keccak-224': () => keccak(224),
  'keccak-256': () => keccak(256),
  'keccak-384': () => keccak(384),
  'keccak-512': () => keccak(512),
  // Twice the security level, as FIPS 202 uses them: 32 and 64 bytes.
  shake128: async () => overNoble((await import('@noble/hashes/sha3.js')).shake128_32),
  shake256: async () => overNoble((await import('@noble/hashes/sha3.js')).shake256_64),
  'ripemd-160': async () => overWasm((await parts.ripemd160()).default.createRIPEMD160()),
  whirlpool: async () => overWasm((await parts.whirlpool()).default.createWhirlpool()),
  sm3: async () => overWasm((await parts.sm3()).default.createSM3()),
  'blake2b-256': async () => overWasm((await parts.blake2b()).default.createBLAKE2b(256)),
  'blake2b-512': async () => overWasm((await parts.blake2b()).default.createBLAKE2b(512)),
  'blake2s-256': async () => overWasm((await parts.blake2s()).default.createBLAKE2s(256)),
  blake3: async () => overWasm((await parts.blake3()).default.createBLAKE3(256)),
  // The reflected polynomials of ISO-HDLC (zlib, PNG), of Castagnoli, and of ECMA-182 as used by xz.
  'crc-32': async () => overWasm((await parts.crc32()).default.createCRC32(0xedb88320)),
  'crc-32c': async () => overWasm((await parts.crc32()).default.createCRC32(0x82f63b78)),
  'crc-64-xz': async () => overWasm((await parts.crc64()).default.createCRC64('c96c5795d7870f42')),
  'adler-32': async () => overWasm((await parts.adler32()).default.createAdler32()),
  xxh32: async () => overWasm((await parts.xxhash32()).default.createXXHash32(0)),
  xxh64: async () => overWasm((await parts.xxhash64()).default.createXXHash64(0, 0)),
  'xxh3-64': async () => overWasm((await parts.xxhash3()).default.createXXHash3(0, 0)),
  'xxh3-128': async () => overWasm((await parts.xxhash128()).default.createXXHash128(0, 0)),
};

type Sha3Bits = 224 | 256 | 384 | 512;

const sha3 = async (bits: Sha3Bits): Promise<Hasher> => overWasm((await parts.sha3()).default.createSHA3(bits));
/** SHA-3 with its padding before standardization: Ethereum uses it, and CryptoJS calls it SHA-3. */
const keccak = async (bits: Sha3Bits): Promise<Hasher> => overWasm((await parts.keccak()).default.createKeccak(bits));

async function overWasm(creation: Promise<IHasher>): Promise<Hasher> {
  const hasher = await creation;
  return {
    blockBytes: hasher.blockSize,
    restart: () => void hasher.init(),
    update: (bytes) => void hasher.update(bytes),
    digest: () => hasher.digest('binary'),
  };
}

interface NobleHash {
  readonly blockLen: number;
  create(): { update(bytes: Uint8Array): unknown; digest(): Uint8Array };
}

function overNoble(hash: NobleHash): Hasher {
  let state = hash.create();
  return {
    blockBytes: hash.blockLen,
    restart: () => {
      state = hash.create();
    },
    update: (bytes) => void state.update(bytes),
    digest: () => state.digest(),
  };
}

/** Adapts a hasher to the interface that hash-wasm's HMAC expects. */
const likeWasm = (hasher: Hasher): parts.HashOfHmac => ({
  blockSize: hasher.blockBytes,
  init: () => hasher.restart(),
  update: (bytes) => hasher.update(bytes),
  digest: () => hasher.digest(),
});
