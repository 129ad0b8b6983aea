import { encodeBase64 } from '../base64/base64.ts';
import { toMinimalBytes } from './integers.ts';
import type { PrivateKey, PublicKey } from './key-to-der.ts';
import { coordinateLength } from './valid-key.ts';

type Members = Readonly<Record<string, string>>;

/** Returns the public JWK of a key (RFC 7518, section 6; RFC 8037, section 2). Points of EC keys must not be compressed. */
export function toPublicJwk(key: PublicKey): Members {
  if (key.kind === 'rsa') return { kty: 'RSA', n: integer(key.modulus), e: integer(key.publicExponent) };
  if (key.kind === 'okp') return { kty: 'OKP', crv: key.curve, x: base64(key.publicKey) };
  const length = coordinateLength(key.curve);
  return { kty: 'EC', crv: key.curve, x: base64(key.publicKey.subarray(1, 1 + length)), y: base64(key.publicKey.subarray(1 + length)) };
}

/** Returns the JWK of a private key: the members of the public one, then its own. */
export function toPrivateJwk(key: PrivateKey): Members {
  if (key.kind !== 'rsa') return { ...toPublicJwk(key), d: base64(key.privateKey) };
  const { privateExponent, primes } = key.privatePart;
  const { p, q, dP, dQ, qInv } = primes;
  const own = { d: privateExponent, p, q, dp: dP, dq: dQ, qi: qInv };
  return { ...toPublicJwk(key), ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, integer(value)])) };
}

const base64 = (bytes: Uint8Array): string => encodeBase64(bytes, { urlSafe: true });
const integer = (value: bigint): string => base64(toMinimalBytes(value));
