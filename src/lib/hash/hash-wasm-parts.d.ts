type HashWasm = typeof import('hash-wasm');

/** Loads the file that contains one function of hash-wasm. */
type Part<Name extends keyof HashWasm> = () => Promise<{ readonly default: Pick<HashWasm, Name> }>;

export const md4: Part<'createMD4'>;
export const md5: Part<'createMD5'>;
export const sha1: Part<'createSHA1'>;
export const sha224: Part<'createSHA224'>;
export const sha256: Part<'createSHA256'>;
export const sha384: Part<'createSHA384'>;
export const sha512: Part<'createSHA512'>;
export const ripemd160: Part<'createRIPEMD160'>;
export const whirlpool: Part<'createWhirlpool'>;
export const sm3: Part<'createSM3'>;
export const blake2b: Part<'createBLAKE2b'>;
export const blake2s: Part<'createBLAKE2s'>;
export const blake3: Part<'createBLAKE3'>;
export const crc32: Part<'createCRC32'>;
export const crc64: Part<'createCRC64'>;
export const adler32: Part<'createAdler32'>;
export const xxhash32: Part<'createXXHash32'>;
export const xxhash64: Part<'createXXHash64'>;
export const xxhash3: Part<'createXXHash3'>;
export const xxhash128: Part<'createXXHash128'>;
export const sha3: Part<'createSHA3'>;
export const keccak: Part<'createKeccak'>;
export const bcrypt: Part<'bcrypt'>;
export const argon2: Part<'argon2id'>;
export const scrypt: Part<'scrypt'>;

/** The part of a hasher that createHMAC uses. */
export interface HashOfHmac {
  readonly blockSize: number;
  readonly init: () => unknown;
  readonly update: (bytes: Uint8Array) => unknown;
  readonly digest: () => Uint8Array;
}
export const hmac: () => Promise<{
  readonly default: { readonly createHMAC: (hash: Promise<HashOfHmac>, key: Uint8Array) => Promise<import('hash-wasm').IHasher> };
}>;
