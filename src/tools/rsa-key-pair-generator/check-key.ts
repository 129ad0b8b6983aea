import { encodeHex } from '../../lib/hex/hex.ts';
import { loadEcCurve } from '../../lib/key/curves.ts';
import { invalidKey, unsupportedKey } from '../../lib/key/invalid-key.ts';
import type { EcKey, Key, RsaKey } from '../../lib/key/key.ts';
import { factorModulus, isConsistentRsa, withExponents } from '../../lib/key/rsa-numbers.ts';
import { isSshKey } from '../../lib/openssh-key/public-key.ts';
import type { PairKey } from './pair-key.ts';

/**
 * Returns the key in canonical form: a private RSA key with its primes, EC points uncompressed. Verifies that its private
 * numbers match its public ones; does not test whether the primes are prime.
 * @throws InputError `invalid-key` on `field`, with the reason `unsupported` for key types that the tool does not generate.
 */
export async function checkKey(key: Key, field: string, signal: AbortSignal): Promise<PairKey> {
  if (!isSshKey(key) || (key.kind === 'rsa' && key.isPssOnly)) throw unsupportedKey(field, describeKey(key));
  if (key.kind === 'rsa') return checkRsa(key, field, signal);
  return key.kind === 'ec' ? checkEc(key, field) : key;
}

function describeKey(key: Key): string {
  if (key.kind === 'rsa') return 'RSASSA-PSS';
  if (key.kind === 'secret') return 'oct (HMAC, AES)';
  return key.kind === 'ec' ? `EC (${key.curve})` : key.curve;
}

async function checkRsa(key: RsaKey, field: string, signal: AbortSignal): Promise<RsaKey> {
  if (!key.privatePart) return key;
  const { privateExponent, primes: given } = key.privatePart;
  const primes = given ?? (await findPrimes(key, privateExponent, field, signal));
  if (!isConsistentRsa(key, privateExponent, primes)) throw given ? invalidKey(field, 'unreadable') : unsupportedKey(field, 'RSA (more than two primes)');
  return { ...key, privatePart: { privateExponent, primes } };
}

/** For keys without primes. Keys with more than two primes pass here and are rejected later. */
async function findPrimes({ modulus, publicExponent }: RsaKey, privateExponent: bigint, field: string, signal: AbortSignal) {
  const factors = await factorModulus(modulus, publicExponent, privateExponent, signal);
  const primes = factors && withExponents(...factors, privateExponent);
  if (!primes) throw invalidKey(field, 'unreadable');
  return primes;
}

async function checkEc<Curve extends EcKey>(key: Curve, field: string): Promise<Curve> {
  const { Point, getPublicKey } = await loadEcCurve(key.curve);
  const publicKey = Point.fromBytes(key.publicKey).toBytes(false);
  if (key.privateKey && encodeHex(getPublicKey(key.privateKey, false)) !== encodeHex(publicKey)) throw invalidKey(field, 'unreadable');
  return { ...key, publicKey };
}
