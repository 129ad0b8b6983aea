import type { EcCurve, OkpCurve } from './curves.ts';

/** A key as plain data. Private parts are present only if a private key was read. */
export type Key = SecretKey | RsaKey | EcKey | OkpKey;

export interface SecretKey {
  readonly kind: 'secret';
  readonly secret: Uint8Array;
}

export interface RsaKey {
  readonly kind: 'rsa';
  readonly modulus: bigint;
  readonly publicExponent: bigint;
  readonly privatePart: RsaPrivatePart | undefined;
  /** The key restricts itself to RSASSA-PSS (RFC 4055). */
  readonly isPssOnly: boolean;
}

export interface RsaPrivatePart {
  readonly privateExponent: bigint;
  /** For the Chinese remainder theorem. Missing in a JWK that omits the primes, or has more than two. */
  readonly primes: RsaPrimes | undefined;
}

/** RFC 8017, section 3.2, second representation. */
export interface RsaPrimes {
  readonly p: bigint;
  readonly q: bigint;
  readonly dP: bigint;
  readonly dQ: bigint;
  readonly qInv: bigint;
}

export interface EcKey {
  readonly kind: 'ec';
  readonly curve: EcCurve;
  /** A point in the encoding of SEC 1, section 2.3.3. */
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array | undefined;
}

export interface OkpKey {
  readonly kind: 'okp';
  readonly curve: OkpCurve;
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array | undefined;
}
