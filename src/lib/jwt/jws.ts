import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { invalidKey } from '../key/invalid-key.ts';
import type { Key } from '../key/key.ts';
import { signEcdsa, verifyEcdsa } from '../signature/ecdsa.ts';
import { signEddsa, verifyEddsa } from '../signature/eddsa.ts';
import { signHmac, verifyHmac } from '../signature/hmac.ts';
import { signPkcs1, signPss, verifyPkcs1, verifyPss } from '../signature/rsa.ts';
import type { Algorithm } from './algorithms.ts';
import { findAlgorithm, schemes } from './algorithms.ts';
import { mismatch } from './keys.ts';

const FIELD = 'key';

/**
 * Returns the algorithm with this exact name.
 * @throws InputError `unsupported-algorithm` on `field`
 */
export function requireAlgorithm(name: unknown, field: string): Algorithm {
  const algorithm = findAlgorithm(name);
  if (algorithm) return algorithm;
  throw new InputError('unsupported-algorithm', { field, params: typeof name === 'string' ? { algorithm: name.slice(0, 80), given: 'yes' } : { given: 'no' } });
}

/** Whether the signature is valid (RFC 7515, section 5.2). The key must match the algorithm. */
export async function isSignature(algorithm: Algorithm, key: Key, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const scheme = schemes[algorithm];
  if (scheme.kind === 'secret' && key.kind === 'secret') return verifyHmac(scheme.hash, key.secret, message, signature);
  if (scheme.kind === 'rsa' && key.kind === 'rsa') return (scheme.padding === 'pss' ? verifyPss : verifyPkcs1)(scheme.hash, key, message, signature);
  if (key.kind === 'ec') return verifyEcdsa(key, message, signature);
  if (key.kind === 'okp') return verifyEddsa(key, message, signature);
  throw mismatch({ algorithm });
}

/**
 * Signs a message (RFC 7515, section 5.1).
 * @throws InputError on `key`: `invalid-key` for a public key and for one with inconsistent parts, `key-mismatch` for an RSA key too short for the hash.
 */
export async function createSignature(
  algorithm: Algorithm,
  key: Key,
  message: Uint8Array,
  context: Pick<RunContext, 'randomBytes' | 'signal'>,
): Promise<Uint8Array> {
  const scheme = schemes[algorithm];
  if (scheme.kind === 'secret' && key.kind === 'secret') return signHmac(scheme.hash, key.secret, message);
  if (scheme.kind === 'rsa' && key.kind === 'rsa') {
    const { privatePart } = key;
    if (!privatePart) throw publicOnly();
    const whole = { ...key, privatePart };
    const signed = await (scheme.padding === 'pss' ? signPss(scheme.hash, whole, message, context) : signPkcs1(scheme.hash, whole, message, context.signal));
    if (signed.ok) return signed.signature;
    throw signed.reason === 'key-too-short' ? mismatch({ algorithm }) : invalidKey(FIELD, 'unreadable');
  }
  if (key.kind === 'ec' || key.kind === 'okp') {
    const { privateKey } = key;
    if (!privateKey) throw publicOnly();
    return key.kind === 'ec' ? signEcdsa({ ...key, privateKey }, message) : signEddsa({ ...key, privateKey }, message);
  }
  throw mismatch({ algorithm });
}

const publicOnly = (): InputError => invalidKey(FIELD, 'public');
