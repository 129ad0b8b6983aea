const md5ToKeccak = [
  'md5',
  'sha-1',
  'sha-224',
  'sha-256',
  'sha-384',
  'sha-512',
  'sha-512-224',
  'sha-512-256',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'keccak-224',
  'keccak-256',
  'keccak-384',
  'keccak-512',
] as const;

/** Digests and checksums, in display order. */
export const algorithms = [
  'md4',
  ...md5ToKeccak,
  'shake128',
  'shake256',
  'ripemd-160',
  'whirlpool',
  'sm3',
  'blake2b-256',
  'blake2b-512',
  'blake2s-256',
  'blake3',
  'crc-32',
  'crc-32c',
  'crc-64-xz',
  'adler-32',
  'xxh32',
  'xxh64',
  'xxh3-64',
  'xxh3-128',
] as const;

export type Algorithm = (typeof algorithms)[number];

/** The digests of HMAC (RFC 2104), in the same order. */
export const hmacAlgorithms = [
  ...md5ToKeccak,
  'ripemd-160',
  'whirlpool',
  'sm3',
  'blake2b-512',
  'blake2s-256',
  'blake3',
] as const satisfies readonly Algorithm[];
