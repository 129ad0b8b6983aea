/** Ciphers with a password: the first two are authenticated, the others are for legacy systems. */
export const passwordCiphers = [
  'aes-256-gcm',
  'xchacha20-poly1305',
  'aes-256-cbc',
  'aes-192-cbc',
  'aes-128-cbc',
  'aes-256-ctr',
  'aes-192-ctr',
  'aes-128-ctr',
  'triple-des-cbc',
  'rabbit',
  'rc4',
] as const;
export type PasswordCipher = (typeof passwordCiphers)[number];

export const keyDerivations = ['argon2id', 'scrypt', 'pbkdf2-sha256', 'evp-md5', 'evp-sha256'] as const;
export type KeyDerivation = (typeof keyDerivations)[number];

const ofOpenssl = ['evp-md5', 'evp-sha256', 'pbkdf2-sha256'] as const;

/** The key derivations for each cipher; the first is used for `auto`. */
export const derivationsOf: Readonly<Record<PasswordCipher, readonly [KeyDerivation, ...KeyDerivation[]]>> = {
  'aes-256-gcm': ['argon2id', 'scrypt', 'pbkdf2-sha256'],
  'xchacha20-poly1305': ['argon2id', 'scrypt', 'pbkdf2-sha256'],
  'aes-256-cbc': ofOpenssl,
  'aes-192-cbc': ofOpenssl,
  'aes-128-cbc': ofOpenssl,
  'aes-256-ctr': ofOpenssl,
  'aes-192-ctr': ofOpenssl,
  'aes-128-ctr': ofOpenssl,
  'triple-des-cbc': ofOpenssl,
  rabbit: ['evp-md5'],
  rc4: ['evp-md5'],
};

export const keyCiphers = ['aes-gcm', 'aes-cbc', 'aes-ctr', 'aes-ecb', 'chacha20-poly1305', 'xchacha20-poly1305', 'triple-des-cbc'] as const;
export type KeyCipher = (typeof keyCiphers)[number];

/** Authenticated ciphers with a key: with additional data, and a tag after the ciphertext. */
export const authenticatedCiphers: readonly KeyCipher[] = ['aes-gcm', 'chacha20-poly1305', 'xchacha20-poly1305'];
/** Block ciphers with a key, which require padding. */
export const paddedCiphers: readonly KeyCipher[] = ['aes-cbc', 'aes-ecb', 'triple-des-cbc'];
/** Ciphers with a key that take an IV. */
export const ciphersWithIv: readonly KeyCipher[] = keyCiphers.filter((cipher) => cipher !== 'aes-ecb');
