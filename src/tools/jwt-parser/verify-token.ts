import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { Algorithm } from './algorithms.ts';
import { findAlgorithm, isNone } from './algorithms.ts';
import type { verify } from './fields.ts';
import { isSignature } from './jws.ts';
import type { KeyFormat } from './keys.ts';
import type { FittingKey, FittingKeys } from './keys.ts';
import { isWeak, keySizeOf, readKeys } from './keys.ts';
import type { Token } from './token.ts';
import { readBytes, readToken } from './token.ts';

type Verified = OutputValues<(typeof verify)['output']>;

/** Whether the token's signature is right. Dates do not count, and the claims need not even be JSON. */
export async function verifyToken(text: string, keyText: string, keyFormat: KeyFormat): Promise<Verified> {
  const token = readToken(text);
  const { alg } = token.header.value;
  if (token.form === 'jwe') return withoutKey('encrypted', alg);
  if (isNone(alg)) return withoutKey('unsecured', alg);
  const algorithm = findAlgorithm(alg);
  if (!algorithm)
    throw new InputError('unsupported-algorithm', {
      field: 'jwt',
      params: typeof alg === 'string' ? { algorithm: alg.slice(0, 80), given: 'yes' } : { given: 'no' },
    });
  return keyText === '' ? withoutKey('not-checked', algorithm) : verifyWithKey(token, algorithm, keyText, keyFormat);
}

const withoutKey = (verdict: Verified['verdict'], alg: unknown): Verified => ({
  verdict,
  algorithm: typeof alg === 'string' ? alg : '',
  keyKind: '',
  keySize: 0,
  keyNumber: 0,
  keyId: '',
  notes: [],
});

async function verifyWithKey(token: Token, algorithm: Algorithm, keyText: string, keyFormat: KeyFormat): Promise<Verified> {
  const { kid } = token.header.value;
  const signature = readBytes(token, 2);
  const keyId = typeof kid === 'string' ? kid : undefined;
  const found = await readKeys(keyText, keyFormat, { algorithm, keyId, needsPrivate: false });
  // The parts are signed as they are written (RFC 7515, section 5.2, step 8).
  const message = new TextEncoder().encode(token.parts.slice(0, 2).join('.'));
  for (const fitting of found.keys) {
    if (await isSignature(algorithm, fitting.key, message, signature)) return withKey('verified', algorithm, fitting, [...notesOf(fitting, found, keyId)]);
  }
  const [first] = found.keys;
  if (found.refusal || !first) throw found.refusal ?? new InputError('key-not-found', { field: 'key' });
  return withKey('signature-mismatch', algorithm, first, []);
}

function withKey(verdict: Verified['verdict'], algorithm: Algorithm, { key, keyId, number }: FittingKey, notes: Verified['notes']): Verified {
  return {
    verdict,
    algorithm,
    keyKind: key.kind,
    keySize: keySizeOf(key),
    keyNumber: verdict === 'verified' ? number : 0,
    keyId: verdict === 'verified' ? (keyId ?? '') : '',
    notes: isWeak(key, algorithm) ? ['weak-key', ...notes] : notes,
  };
}

function* notesOf(fitting: FittingKey, { count }: FittingKeys, keyId: string | undefined): Generator<'one-of-several-keys' | 'other-key-id'> {
  if (count > 1) yield 'one-of-several-keys';
  if (keyId !== undefined && fitting.keyId !== undefined && fitting.keyId !== keyId) yield 'other-key-id';
}
