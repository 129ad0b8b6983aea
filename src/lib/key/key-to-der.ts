import { tags } from './der.ts';
import { derBits, derElement, derInteger, derNull, derOctets, derOid, derSequence } from './der-writer.ts';
import type { EcKey, OkpKey, RsaKey, RsaPrimes } from './key.ts';
import { EC_PUBLIC_KEY, ecOids, okpOids, RSA_ENCRYPTION } from './oids.ts';

/** A key of a pair; its public part is written. */
export type PublicKey = RsaKey | EcKey | OkpKey;

export type RsaPrivateKey = RsaKey & { readonly privatePart: { readonly privateExponent: bigint; readonly primes: RsaPrimes } };
export type PrivateKey = RsaPrivateKey | (EcKey & { readonly privateKey: Uint8Array }) | (OkpKey & { readonly privateKey: Uint8Array });

/** Writes a SubjectPublicKeyInfo (RFC 5280, section 4.1.2.7). */
export const toSpki = (key: PublicKey): Uint8Array => derSequence(algorithmOf(key), derBits(key.kind === 'rsa' ? toPkcs1Public(key) : key.publicKey));

/** Writes a PrivateKeyInfo (RFC 5958, section 2), version 0 like openssl. */
export const toPkcs8 = (key: PrivateKey): Uint8Array => derSequence(derInteger(0n), algorithmOf(key), derOctets(privateContent(key)));

/** Writes an RSAPublicKey (RFC 8017, appendix A.1.1). */
export const toPkcs1Public = ({ modulus, publicExponent }: Pick<RsaKey, 'modulus' | 'publicExponent'>): Uint8Array =>
  derSequence(derInteger(modulus), derInteger(publicExponent));

/** Writes an RSAPrivateKey (RFC 8017, appendix A.1.2). */
export function toPkcs1Private({ modulus, publicExponent, privatePart: { privateExponent, primes } }: RsaPrivateKey): Uint8Array {
  const { p, q, dP, dQ, qInv } = primes;
  return derSequence(...[0n, modulus, publicExponent, privateExponent, p, q, dP, dQ, qInv].map(derInteger));
}

function algorithmOf(key: PublicKey): Uint8Array {
  if (key.kind === 'rsa') return derSequence(derOid(RSA_ENCRYPTION), derNull());
  if (key.kind === 'ec') return derSequence(derOid(EC_PUBLIC_KEY), derOid(ecOids[key.curve]));
  return derSequence(derOid(okpOids[key.curve]));
}

function privateContent(key: PrivateKey): Uint8Array {
  if (key.kind === 'rsa') return toPkcs1Private(key);
  if (key.kind === 'okp') return derOctets(key.privateKey);
  // ECPrivateKey (RFC 5915, section 3), without the curve: the algorithm specifies it.
  return derSequence(derInteger(1n), derOctets(key.privateKey), derElement(tags.explicit1, derBits(key.publicKey)));
}
