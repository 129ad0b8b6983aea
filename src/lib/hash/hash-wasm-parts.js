// hash-wasm publishes one file an algorithm, but types for the whole only. So the files are imported here, from
// JavaScript, and hash-wasm-parts.d.ts says what is in each. None is loaded before it is asked for.

export const md4 = () => import('hash-wasm/dist/md4.umd.min.js');
export const md5 = () => import('hash-wasm/dist/md5.umd.min.js');
export const sha1 = () => import('hash-wasm/dist/sha1.umd.min.js');
export const sha224 = () => import('hash-wasm/dist/sha224.umd.min.js');
export const sha256 = () => import('hash-wasm/dist/sha256.umd.min.js');
export const sha384 = () => import('hash-wasm/dist/sha384.umd.min.js');
export const sha512 = () => import('hash-wasm/dist/sha512.umd.min.js');
export const ripemd160 = () => import('hash-wasm/dist/ripemd160.umd.min.js');
export const whirlpool = () => import('hash-wasm/dist/whirlpool.umd.min.js');
export const sm3 = () => import('hash-wasm/dist/sm3.umd.min.js');
export const blake2b = () => import('hash-wasm/dist/blake2b.umd.min.js');
export const blake2s = () => import('hash-wasm/dist/blake2s.umd.min.js');
export const blake3 = () => import('hash-wasm/dist/blake3.umd.min.js');
export const crc32 = () => import('hash-wasm/dist/crc32.umd.min.js');
export const crc64 = () => import('hash-wasm/dist/crc64.umd.min.js');
export const adler32 = () => import('hash-wasm/dist/adler32.umd.min.js');
export const xxhash32 = () => import('hash-wasm/dist/xxhash32.umd.min.js');
export const xxhash64 = () => import('hash-wasm/dist/xxhash64.umd.min.js');
export const xxhash3 = () => import('hash-wasm/dist/xxhash3.umd.min.js');
export const xxhash128 = () => import('hash-wasm/dist/xxhash128.umd.min.js');
export const sha3 = () => import('hash-wasm/dist/sha3.umd.min.js');
export const keccak = () => import('hash-wasm/dist/keccak.umd.min.js');
export const hmac = () => import('hash-wasm/dist/hmac.umd.min.js');
export const bcrypt = () => import('hash-wasm/dist/bcrypt.umd.min.js');
export const argon2 = () => import('hash-wasm/dist/argon2.umd.min.js');
export const scrypt = () => import('hash-wasm/dist/scrypt.umd.min.js');
