export const keyTypes = ['rsa', 'ed25519', 'ecdsa-p256', 'ecdsa-p384', 'ecdsa-p521'] as const;
export type KeyType = (typeof keyTypes)[number];

export const privateKeyFormats = ['pkcs8', 'pkcs1', 'jwk', 'openssh'] as const;
export type PrivateKeyFormat = (typeof privateKeyFormats)[number];

export const publicKeyFormats = ['spki', 'pkcs1', 'jwk', 'openssh'] as const;
export type PublicKeyFormat = (typeof publicKeyFormats)[number];

/** Shorter keys are disallowed (NIST SP 800-131A). */
export const MIN_STRONG_MODULUS_LENGTH = 2048;
