import { encodeHex } from '../hex/hex.ts';
import type { EcCurve, OkpCurve } from './curves.ts';
import { DerReader, tags } from './der.ts';
import { toBigInt } from './integers.ts';
import { invalidKey, unsupportedKey } from './invalid-key.ts';
import type { EcKey, Key, RsaKey } from './key.ts';
import { describeOid, EC_PUBLIC_KEY, ecOids, nameOfOid, okpOids, RSA_ENCRYPTION, RSASSA_PSS } from './oids.ts';
import { ecFromPrivate, okpFromPrivate, okpFromPublic, validEc, validRsa } from './valid-key.ts';

/**
 * Reads a SubjectPublicKeyInfo (RFC 5280, section 4.1.2.7).
 * @throws InputError `invalid-key` on `field`, like all functions of this file, for bytes that are not such a key.
 */
export const readSpki = async (der: Uint8Array, field: string): Promise<Key> => readKeyInfo(openSequence(der, field), field);

/** Reads the public key of a Certificate (RFC 5280, section 4.1). */
export async function readCertificate(der: Uint8Array, field: string): Promise<Key> {
  const body = openSequence(der, field).enter(tags.sequence);
  body.skip(tags.explicit0);
  body.read(tags.integer);
  // Skips signature algorithm, issuer, validity, subject.
  for (let count = 0; count < 4; count++) body.read(tags.sequence);
  return readKeyInfo(body.enter(tags.sequence), field);
}

/** Reads the public key of a CertificationRequest (RFC 2986, section 4.1). */
export async function readRequest(der: Uint8Array, field: string): Promise<Key> {
  const body = openSequence(der, field).enter(tags.sequence);
  body.read(tags.integer);
  // Skips the subject.
  body.read(tags.sequence);
  return readKeyInfo(body.enter(tags.sequence), field);
}

async function readKeyInfo(info: DerReader, field: string): Promise<Key> {
  const { oid, parameters } = readAlgorithm(info);
  const bytes = info.readBits();
  if (oid === RSA_ENCRYPTION || oid === RSASSA_PSS) return readPkcs1Public(bytes, field, oid === RSASSA_PSS);
  if (oid === EC_PUBLIC_KEY) return validEc({ kind: 'ec', curve: readCurve(parameters, field), publicKey: bytes, privateKey: undefined }, field);
  return okpFromPublic(okpCurveOf(oid, field), bytes, field);
}

/** Reads a PrivateKeyInfo or OneAsymmetricKey (RFC 5958, section 2). */
export async function readPkcs8(der: Uint8Array, field: string): Promise<Key> {
  const info = openSequence(der, field);
  info.readUnsigned();
  const { oid, parameters } = readAlgorithm(info);
  const bytes = info.read(tags.octetString);
  if (oid === RSA_ENCRYPTION || oid === RSASSA_PSS) return readPkcs1Private(bytes, field, oid === RSASSA_PSS);
  if (oid === EC_PUBLIC_KEY) return readSec1(bytes, field, readCurve(parameters, field));
  return okpFromPrivate(okpCurveOf(oid, field), openDer(bytes, field).read(tags.octetString), field);
}

/** Reads an RSAPublicKey (RFC 8017, appendix A.1.1). */
export function readPkcs1Public(der: Uint8Array, field: string, isPssOnly = false): RsaKey {
  const key = openSequence(der, field);
  const [modulus, publicExponent] = [toBigInt(key.readUnsigned()), toBigInt(key.readUnsigned())];
  return validRsa({ modulus, publicExponent, privatePart: undefined, isPssOnly }, field);
}

/** Reads an RSAPrivateKey (RFC 8017, appendix A.1.2). */
export function readPkcs1Private(der: Uint8Array, field: string, isPssOnly = false): RsaKey {
  const key = openSequence(der, field);
  const next = (): bigint => toBigInt(key.readUnsigned());
  const hasMorePrimes = next() !== 0n;
  const [modulus, publicExponent, privateExponent] = [next(), next(), next()];
  const primes = { p: next(), q: next(), dP: next(), dQ: next(), qInv: next() };
  return validRsa({ modulus, publicExponent, privatePart: { privateExponent, primes: hasMorePrimes ? undefined : primes }, isPssOnly }, field);
}

/** Reads an ECPrivateKey (RFC 5915, section 3); PKCS #8 specifies the curve outside it. */
export async function readSec1(der: Uint8Array, field: string, outerCurve?: EcCurve): Promise<EcKey> {
  const key = openSequence(der, field);
  key.readUnsigned();
  const number = key.read(tags.octetString);
  const curve = key.nextTag === tags.explicit0 ? readCurve(key.enter(tags.explicit0), field) : outerCurve;
  if (!curve) throw invalidKey(field, 'unreadable');
  const publicKey = key.nextTag === tags.explicit1 ? key.enter(tags.explicit1).readBits() : undefined;
  return ecFromPrivate(curve, number, publicKey, field);
}

function readAlgorithm(info: DerReader): { readonly oid: string; readonly parameters: DerReader } {
  const parameters = info.enter(tags.sequence);
  return { oid: encodeHex(parameters.read(tags.oid)), parameters };
}

function readCurve(parameters: DerReader, field: string): EcCurve {
  // A curve given by explicit parameters (a SEQUENCE here) is rejected, as RFC 5480, section 2.1.1, requires.
  if (parameters.nextTag !== tags.oid) throw unsupportedKey(field, 'EC (explicit parameters)');
  const oid = encodeHex(parameters.read(tags.oid));
  const curve = nameOfOid(ecOids, oid);
  if (!curve) throw unsupportedKey(field, describeOid(oid));
  return curve;
}

function okpCurveOf(oid: string, field: string): OkpCurve {
  const curve = nameOfOid(okpOids, oid);
  if (!curve) throw unsupportedKey(field, describeOid(oid));
  return curve;
}

const openDer = (der: Uint8Array, field: string): DerReader => new DerReader(der, () => invalidKey(field, 'unreadable'));
const openSequence = (der: Uint8Array, field: string): DerReader => openDer(der, field).enter(tags.sequence);
