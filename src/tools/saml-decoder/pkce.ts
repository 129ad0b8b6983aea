import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { loadDigest } from '../../lib/hash/hasher.ts';
import { equalBytes } from '../../lib/signature/equal.ts';
import type { pkce } from './fields.ts';
import type { challengeMethods } from './verifier.ts';
import { isVerifier } from './verifier.ts';

/** As RFC 7636, section 4.1, recommends. */
const VERIFIER_BYTES = 32;

/** Generates a code verifier of 43 letters. */
export const generateVerifier = (randomBytes: (length: number) => Uint8Array): string => encodeBase64(randomBytes(VERIFIER_BYTES), { urlSafe: true });

type Method = (typeof challengeMethods)[number];

/**
 * Computes the code challenge of a verifier (RFC 7636, section 4.2), and compares it with the expected one, if there is one.
 * @throws InputError `invalid-verifier` on `verifier`
 */
export async function challengeOf(verifier: string, method: Method, expected: string): Promise<OutputValues<(typeof pkce)['output']>> {
  const text = verifier.trim();
  const foreign = /[^\w.~-]/u.exec(text)?.[0];
  if (foreign !== undefined) throw new InputError('invalid-verifier', { field: 'verifier', params: { reason: 'character', character: foreign } });
  if (!isVerifier(text)) throw new InputError('invalid-verifier', { field: 'verifier', params: { reason: 'length', length: text.length } });
  const hashed = encodeBase64((await loadDigest('sha-256'))(new TextEncoder().encode(text)), { urlSafe: true });
  const challenge = method === 'S256' ? hashed : text;
  return { challenge, verdict: compare(expected.trim(), { S256: hashed, plain: text }, method) };
}

function compare(expected: string, challenges: Readonly<Record<Method, string>>, method: Method): OutputValues<(typeof pkce)['output']>['verdict'] {
  if (expected === '') return '';
  if (isEqual(expected, challenges[method])) return 'match';
  // Many libraries write other Base64 by default.
  const unpadded = expected.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
  if (method === 'S256' && isEqual(unpadded, challenges.S256)) return 'not-base64url';
  return Object.values(challenges).some((challenge) => isEqual(expected, challenge)) ? 'other-method' : 'mismatch';
}

const isEqual = (one: string, other: string): boolean => equalBytes(new TextEncoder().encode(one), new TextEncoder().encode(other));
