import type { EcCurve, OkpCurve } from './curves.ts';
import { curveBits, loadEcCurve, loadOkpCurve } from './curves.ts';
import { bitLength } from './integers.ts';
import { invalidKey } from './invalid-key.ts';
import type { EcKey, OkpKey, RsaKey, RsaPrivatePart } from './key.ts';

// The limits of OpenSSL, so that no key takes minutes.
const MAX_MODULUS_BITS = 16_384;
const MAX_FREE_EXPONENT_MODULUS_BITS = 3072;
const MAX_EXPONENT_BITS = 64;

/**
 * Returns the key with these numbers. It is not factored: numbers of the right sizes are accepted.
 * @throws InputError `invalid-key` on `field`, like all functions of this file.
 */
export function validRsa(numbers: Omit<RsaKey, 'kind'>, field: string): RsaKey {
  const { modulus, publicExponent, privatePart } = numbers;
  if (!isPublicRsa(modulus, publicExponent) || (privatePart && !isPrivateRsa(privatePart, modulus))) throw invalidKey(field, 'unreadable');
  return { kind: 'rsa', ...numbers };
}

function isPublicRsa(modulus: bigint, publicExponent: bigint): boolean {
  const bits = bitLength(modulus);
  if (bits < 16 || bits > MAX_MODULUS_BITS || modulus % 2n === 0n) return false;
  if (publicExponent < 3n || publicExponent % 2n === 0n || publicExponent >= modulus) return false;
  return bits <= MAX_FREE_EXPONENT_MODULUS_BITS || bitLength(publicExponent) <= MAX_EXPONENT_BITS;
}

function isPrivateRsa({ privateExponent, primes }: RsaPrivatePart, modulus: bigint): boolean {
  if (privateExponent < 2n || privateExponent >= modulus) return false;
  if (!primes) return true;
  const { p, q, dP, dQ, qInv } = primes;
  return p > 1n && p < modulus && q > 1n && q < modulus && p * q === modulus && dP < p && dQ < q && qInv < p;
}

/** Returns the key, whose public point must be on its curve. */
export async function validEc(key: EcKey, field: string): Promise<EcKey> {
  const { utils } = await loadEcCurve(key.curve);
  if (!utils.isValidPublicKey(key.publicKey)) throw invalidKey(field, 'unreadable');
  return key;
}

/** Returns the key of a private number; computes its point if it is not given. */
export async function ecFromPrivate(curve: EcCurve, number: Uint8Array, publicKey: Uint8Array | undefined, field: string): Promise<EcKey> {
  const { utils, getPublicKey } = await loadEcCurve(curve);
  const privateKey = fitLength(number, coordinateLength(curve));
  if (!privateKey || !utils.isValidSecretKey(privateKey)) throw invalidKey(field, 'unreadable');
  return validEc({ kind: 'ec', curve, publicKey: publicKey ?? getPublicKey(privateKey, false), privateKey }, field);
}

export const coordinateLength = (curve: EcCurve): number => Math.ceil(curveBits[curve] / 8);

/** Fits the number to exactly `length` bytes: some writers drop leading zeros, or add one. */
export function fitLength(number: Uint8Array, length: number): Uint8Array | undefined {
  const start = number.findIndex((byte) => byte !== 0);
  const digits = start < 0 ? new Uint8Array() : number.subarray(start);
  if (digits.length > length) return undefined;
  const bytes = new Uint8Array(length);
  bytes.set(digits, length - digits.length);
  return bytes;
}

export async function okpFromPublic(curve: OkpCurve, publicKey: Uint8Array, field: string): Promise<OkpKey> {
  const { utils } = await loadOkpCurve(curve);
  if (!utils.isValidPublicKey(publicKey, false)) throw invalidKey(field, 'unreadable');
  return { kind: 'okp', curve, publicKey, privateKey: undefined };
}

export async function okpFromPrivate(curve: OkpCurve, privateKey: Uint8Array, field: string): Promise<OkpKey> {
  const { utils, getPublicKey } = await loadOkpCurve(curve);
  if (!utils.isValidSecretKey(privateKey)) throw invalidKey(field, 'unreadable');
  return { kind: 'okp', curve, publicKey: getPublicKey(privateKey), privateKey };
}
