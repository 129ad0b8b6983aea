import { bitLength, toBigInt, toBytes } from '../key/integers.ts';
import type { RsaKey, RsaPrivatePart } from '../key/key.ts';
import { equalBytes } from './equal.ts';
import type { HashName } from './hashes.ts';
import { digestLength, hashes } from './hashes.ts';
import { modPow, privateModPow } from './mod-pow.ts';
import type { PssParameters } from './pss.ts';
import { encodePss, isPssEncoding, isPssEncodingBy } from './pss.ts';

/**
 * Why there is no signature: `key-too-short` for the hash, or `inconsistent-key`, whose private numbers do not match
 * its public ones.
 */
export type RsaSignature =
  | { readonly ok: true; readonly signature: Uint8Array }
  | { readonly ok: false; readonly reason: 'key-too-short' | 'inconsistent-key' };

export type PrivateRsaKey = RsaKey & { readonly privatePart: RsaPrivatePart };

// DER of DigestInfo up to the digest (RFC 8017, section 9.2, note 1).
const DIGEST_INFO = { 'sha-256': '608648016503040201', 'sha-384': '608648016503040202', 'sha-512': '608648016503040203' } satisfies Record<HashName, string>;

/** Signs with RSASSA-PKCS1-v1_5 (RFC 8017, section 8.2.1). */
export async function signPkcs1(hash: HashName, key: PrivateRsaKey, message: Uint8Array, signal: AbortSignal): Promise<RsaSignature> {
  return signEncoded(key, encodePkcs1(hash, message, modulusLength(key)), signal);
}

/** Verifies RSASSA-PKCS1-v1_5 (RFC 8017, section 8.2.2). */
export function verifyPkcs1(hash: HashName, key: RsaKey, message: Uint8Array, signature: Uint8Array): boolean {
  const length = modulusLength(key);
  const opened = openSignature(key, signature, length);
  const expected = encodePkcs1(hash, message, length);
  return opened !== undefined && expected !== undefined && equalBytes(opened, expected);
}

/** Signs with RSASSA-PSS with MGF1 and a salt as long as the hash, as in JOSE (RFC 8017, section 8.1.1; RFC 7518, section 3.5). */
export async function signPss(
  hash: HashName,
  key: PrivateRsaKey,
  message: Uint8Array,
  { randomBytes, signal }: { readonly randomBytes: (length: number) => Uint8Array; readonly signal: AbortSignal },
): Promise<RsaSignature> {
  const salt = randomBytes(digestLength(hash));
  return signEncoded(key, encodePss(hash, hashes[hash](message), salt, bitLength(key.modulus) - 1), signal);
}

/** Verifies RSASSA-PSS (RFC 8017, section 8.1.2). */
export function verifyPss(hash: HashName, key: RsaKey, message: Uint8Array, signature: Uint8Array): boolean {
  const bits = bitLength(key.modulus) - 1;
  const opened = openSignature(key, signature, Math.ceil(bits / 8));
  return opened !== undefined && isPssEncoding(hash, hashes[hash](message), opened, bits);
}

/** Verifies RSASSA-PKCS1-v1_5 over an existing digest: whether the signature contains one of these encodings of DigestInfo. */
export function verifyPkcs1Info(key: RsaKey, infos: readonly Uint8Array[], signature: Uint8Array): boolean {
  const length = modulusLength(key);
  const opened = openSignature(key, signature, length);
  if (!opened) return false;
  return infos.some((info) => {
    const expected = padPkcs1(info, length);
    return expected !== undefined && equalBytes(opened, expected);
  });
}

/** Verifies RSASSA-PSS over an existing digest, with explicit parameters. */
export function verifyPssDigest(key: RsaKey, parameters: PssParameters, digest: Uint8Array, signature: Uint8Array): boolean {
  const bits = bitLength(key.modulus) - 1;
  const opened = openSignature(key, signature, Math.ceil(bits / 8));
  return opened !== undefined && isPssEncodingBy(parameters, digest, opened, bits);
}

/** Length of the modulus in bytes. */
export const modulusLength = ({ modulus }: RsaKey): number => Math.ceil(bitLength(modulus) / 8);

/** RSAVP1: returns the encoded message of a signature, in `length` bytes. */
function openSignature(key: RsaKey, signature: Uint8Array, length: number): Uint8Array | undefined {
  if (signature.length !== modulusLength(key)) return undefined;
  const representative = toBigInt(signature);
  if (representative >= key.modulus) return undefined;
  const message = modPow(representative, key.publicExponent, key.modulus);
  return bitLength(message) > length * 8 ? undefined : toBytes(message, length);
}

/** EMSA-PKCS1-v1_5 (RFC 8017, section 9.2); undefined if the key is too short for it. */
const encodePkcs1 = (hash: HashName, message: Uint8Array, length: number): Uint8Array | undefined => padPkcs1(digestInfo(hash, hashes[hash](message)), length);

function padPkcs1(info: Uint8Array, length: number): Uint8Array | undefined {
  const padding = length - info.length - 3;
  return padding < 8 ? undefined : Uint8Array.of(0, 1, ...new Uint8Array(padding).fill(0xff), 0, ...info);
}

function digestInfo(hash: HashName, digest: Uint8Array): Uint8Array {
  const oid = toBytes(BigInt(`0x${DIGEST_INFO[hash]}`), 9);
  return Uint8Array.of(0x30, 17 + digest.length, 0x30, 13, 0x06, oid.length, ...oid, 0x05, 0, 0x04, digest.length, ...digest);
}

async function signEncoded(key: PrivateRsaKey, encoded: Uint8Array | undefined, signal: AbortSignal): Promise<RsaSignature> {
  if (!encoded) return { ok: false, reason: 'key-too-short' };
  const message = toBigInt(encoded);
  const signature = await applyPrivateKey(key, message, signal);
  // The signature is verified before it is returned: a wrong number in the key gives an invalid signature, and one made by the
  // Chinese remainder theorem lets anyone compute the primes.
  if (modPow(signature, key.publicExponent, key.modulus) !== message) return { ok: false, reason: 'inconsistent-key' };
  return { ok: true, signature: toBytes(signature, modulusLength(key)) };
}

/** RSASP1 and RSADP (RFC 8017, sections 5.2.1 and 5.1.2). */
export async function applyPrivateKey({ modulus, privatePart }: PrivateRsaKey, message: bigint, signal: AbortSignal): Promise<bigint> {
  const { privateExponent, primes } = privatePart;
  if (!primes) return privateModPow(message, privateExponent, modulus, signal);
  const { p, q, dP, dQ, qInv } = primes;
  const [one, two] = [await privateModPow(message, dP, p, signal), await privateModPow(message, dQ, q, signal)];
  const factor = ((((one - two) % p) + p) * qInv) % p;
  return two + q * factor;
}
