/** OpenSSL names of the algorithms that it supports. */
export const opensslNames = {
  md5: 'md5',
  'sha-1': 'sha1',
  'sha-224': 'sha224',
  'sha-256': 'sha256',
  'sha-384': 'sha384',
  'sha-512': 'sha512',
  'sha-512-224': 'sha512-224',
  'sha-512-256': 'sha512-256',
  'sha3-224': 'sha3-224',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
  'ripemd-160': 'ripemd160',
  sm3: 'sm3',
  'blake2b-512': 'blake2b512',
  'blake2s-256': 'blake2s256',
} as const;
