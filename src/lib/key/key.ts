import type { EcCurve, OkpCurve } from './curves.ts';

/** A key as plain data. What is private is there only if the key that was read is a private one. */
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
  /** The key says of itself that it is for RSASSA-PSS alone (RFC 4055). */
  readonly isPssOnly: boolean;
}

export interface RsaPrivatePart {
  readonly privateExponent: bigint;
  /** For the Chinese remainder theorem. Not there in a JWK that leaves the primes out, or with more than two primes. */
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
  /** A point as SEC 1, section 2.3.3, encodes it. */
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array | undefined;
}

export interface OkpKey {
  readonly kind: 'okp';
  readonly curve: OkpCurve;
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array | undefined;
}
