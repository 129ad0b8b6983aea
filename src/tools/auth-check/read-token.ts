import { InputError } from '../../contract/errors.ts';
import type { Expectations } from '../../lib/jwt/expectations.ts';
import type { JsonObject, Token } from '../../lib/jwt/token.ts';
import { isDetached, readPayload, readTokens } from '../../lib/jwt/token.ts';
import type { Verified } from '../../lib/jwt/verify-token.ts';
import { verifyToken } from '../../lib/jwt/verify-token.ts';
import type { Expected } from './report.ts';

/** What the token and the keys say about each other. */
export interface TokenEvidence {
  /** Undefined if the token cannot be read, or its algorithm is unknown. */
  readonly verified: Verified | undefined;
  /** Why it is undefined. */
  readonly error: InputError | undefined;
  /** Why none of the keys could be used. */
  readonly keyError: InputError | undefined;
  /** `alg` and `kid` of the header. */
  readonly algorithm: string;
  readonly keyId: string | undefined;
  /** Undefined if they are encrypted, detached or unreadable. */
  readonly claims: JsonObject | undefined;
}

/** Reads a token, and verifies it with one of the keys. Claims are checked even if no key fits. */
export async function readToken(text: string, keys: string, expected: Expected): Promise<TokenEvidence> {
  const expectations: Expectations = {
    algorithms: expected.algorithms,
    validAt: expected.time,
    clockSkew: expected.clockSkewMs / 1000,
    issuer: expected.issuers,
    audience: expected.audiences,
    subject: expected.subject,
    requiredClaims: expected.requiredClaims,
  };
  const verify = (withKeys: string): Promise<Verified | InputError> => unlessRefused(verifyToken(text, withKeys, 'auto', expectations));
  const first = await verify(keys.trim() === '' ? '' : keys);
  const isKeyError = first instanceof InputError && first.field === 'key';
  const result = isKeyError ? await verify('') : first;
  return {
    verified: result instanceof InputError ? undefined : result,
    error: result instanceof InputError ? result : undefined,
    keyError: isKeyError ? first : undefined,
    ...(await headAndClaims(text)),
  };
}

async function unlessRefused<Value>(value: Promise<Value>): Promise<Value | InputError> {
  try {
    return await value;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

async function headAndClaims(text: string): Promise<Pick<TokenEvidence, 'algorithm' | 'keyId' | 'claims'>> {
  const token = await unlessRefused(readFirst(text));
  if (token instanceof InputError) return { algorithm: '', keyId: undefined, claims: undefined };
  const { alg, kid } = token.header.value;
  const payload = token.form === 'jwe' || isDetached(token) ? undefined : await unlessRefused(readPayload(token));
  return {
    algorithm: typeof alg === 'string' ? alg : '',
    keyId: typeof kid === 'string' ? kid : undefined,
    claims: payload instanceof InputError ? undefined : payload?.value,
  };
}

// As a promise, an error of reading is handled like all others.
const readFirst = async (text: string): Promise<Token> => readTokens(text)[0];
