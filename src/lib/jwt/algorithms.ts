import type { EcCurve, OkpCurve } from '../key/curves.ts';
import type { HashName } from '../signature/hashes.ts';

/** How an algorithm signs. An `okp` without a curve accepts both curves. */
export type Scheme =
  | { readonly kind: 'secret'; readonly hash: HashName }
  | { readonly kind: 'rsa'; readonly hash: HashName; readonly padding: 'pkcs1' | 'pss' }
  | { readonly kind: 'ec'; readonly curve: EcCurve }
  | { readonly kind: 'okp'; readonly curve: OkpCurve | undefined };

/** The signature algorithms of RFC 7518, RFC 8037, RFC 8812 and RFC 9864. */
export const algorithms = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'ES256K',
  'EdDSA',
  'Ed25519',
  'Ed448',
] as const;

export type Algorithm = (typeof algorithms)[number];

export const schemes: Readonly<Record<Algorithm, Scheme>> = {
  HS256: { kind: 'secret', hash: 'sha-256' },
  HS384: { kind: 'secret', hash: 'sha-384' },
  HS512: { kind: 'secret', hash: 'sha-512' },
  RS256: { kind: 'rsa', hash: 'sha-256', padding: 'pkcs1' },
  RS384: { kind: 'rsa', hash: 'sha-384', padding: 'pkcs1' },
  RS512: { kind: 'rsa', hash: 'sha-512', padding: 'pkcs1' },
  PS256: { kind: 'rsa', hash: 'sha-256', padding: 'pss' },
  PS384: { kind: 'rsa', hash: 'sha-384', padding: 'pss' },
  PS512: { kind: 'rsa', hash: 'sha-512', padding: 'pss' },
  ES256: { kind: 'ec', curve: 'P-256' },
  ES384: { kind: 'ec', curve: 'P-384' },
  ES512: { kind: 'ec', curve: 'P-521' },
  ES256K: { kind: 'ec', curve: 'secp256k1' },
  EdDSA: { kind: 'okp', curve: undefined },
  Ed25519: { kind: 'okp', curve: 'Ed25519' },
  Ed448: { kind: 'okp', curve: 'Ed448' },
};

/** Returns the algorithm with this exact name, if it is supported. */
export const findAlgorithm = (name: unknown): Algorithm | undefined => algorithms.find((algorithm) => algorithm === name);

/** Whether a header declares an unsecured token, ignoring case: attackers write `nOnE`. */
export const isNone = (name: unknown): boolean => typeof name === 'string' && name.toLowerCase() === 'none';
