import type { HashName } from '../signature/hashes.ts';

/** How an algorithm gives the key that encrypts the content (RFC 7518, section 4.1). `bytes` is the length of the key that wraps it. */
export type KeyManagement =
  | { readonly kind: 'secret'; readonly way: 'direct' }
  | { readonly kind: 'secret'; readonly way: 'wrap' | 'gcm'; readonly bytes: number }
  | { readonly kind: 'secret'; readonly way: 'password'; readonly hash: HashName; readonly bytes: number }
  | { readonly kind: 'rsa'; readonly way: 'pkcs1' }
  | { readonly kind: 'rsa'; readonly way: 'oaep'; readonly hash: 'sha-1' | HashName }
  /** Without `bytes`, the agreed key encrypts the content. */
  | { readonly kind: 'ec'; readonly way: 'agreement'; readonly bytes: number | undefined };

/** The key management algorithms of RFC 7518, section 4.1, and of the W3C Web Cryptography API. */
export const keyManagements = {
  dir: { kind: 'secret', way: 'direct' },
  A128KW: { kind: 'secret', way: 'wrap', bytes: 16 },
  A192KW: { kind: 'secret', way: 'wrap', bytes: 24 },
  A256KW: { kind: 'secret', way: 'wrap', bytes: 32 },
  A128GCMKW: { kind: 'secret', way: 'gcm', bytes: 16 },
  A192GCMKW: { kind: 'secret', way: 'gcm', bytes: 24 },
  A256GCMKW: { kind: 'secret', way: 'gcm', bytes: 32 },
  'PBES2-HS256+A128KW': { kind: 'secret', way: 'password', hash: 'sha-256', bytes: 16 },
  'PBES2-HS384+A192KW': { kind: 'secret', way: 'password', hash: 'sha-384', bytes: 24 },
  'PBES2-HS512+A256KW': { kind: 'secret', way: 'password', hash: 'sha-512', bytes: 32 },
  RSA1_5: { kind: 'rsa', way: 'pkcs1' },
  'RSA-OAEP': { kind: 'rsa', way: 'oaep', hash: 'sha-1' },
  'RSA-OAEP-256': { kind: 'rsa', way: 'oaep', hash: 'sha-256' },
  'RSA-OAEP-384': { kind: 'rsa', way: 'oaep', hash: 'sha-384' },
  'RSA-OAEP-512': { kind: 'rsa', way: 'oaep', hash: 'sha-512' },
  'ECDH-ES': { kind: 'ec', way: 'agreement', bytes: undefined },
  'ECDH-ES+A128KW': { kind: 'ec', way: 'agreement', bytes: 16 },
  'ECDH-ES+A192KW': { kind: 'ec', way: 'agreement', bytes: 24 },
  'ECDH-ES+A256KW': { kind: 'ec', way: 'agreement', bytes: 32 },
} as const satisfies Record<string, KeyManagement>;

export type KeyManagementName = keyof typeof keyManagements;

/** How the content is encrypted. `keyBytes` is the length of the whole key: with CBC, half of it authenticates. */
export type ContentEncryption =
  | { readonly mode: 'gcm'; readonly keyBytes: number }
  | { readonly mode: 'cbc'; readonly keyBytes: number; readonly hash: HashName };

/** The content encryption algorithms of RFC 7518, section 5.1. */
export const contentEncryptions = {
  'A128CBC-HS256': { mode: 'cbc', keyBytes: 32, hash: 'sha-256' },
  'A192CBC-HS384': { mode: 'cbc', keyBytes: 48, hash: 'sha-384' },
  'A256CBC-HS512': { mode: 'cbc', keyBytes: 64, hash: 'sha-512' },
  A128GCM: { mode: 'gcm', keyBytes: 16 },
  A192GCM: { mode: 'gcm', keyBytes: 24 },
  A256GCM: { mode: 'gcm', keyBytes: 32 },
} as const satisfies Record<string, ContentEncryption>;

export type ContentEncryptionName = keyof typeof contentEncryptions;

/** Returns the algorithm with this exact name, if it is supported. */
export const findKeyManagement = (name: unknown): KeyManagementName | undefined => findKey(keyManagements, name);

/** Returns the content encryption with this exact name, if it is supported. */
export const findContentEncryption = (name: unknown): ContentEncryptionName | undefined => findKey(contentEncryptions, name);

const findKey = <Table extends object>(table: Table, name: unknown): (keyof Table & string) | undefined =>
  (Object.keys(table) as (keyof Table & string)[]).find((key) => key === name);
