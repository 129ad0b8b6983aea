import { ignoreRefusal, InputError } from '../../contract/errors.ts';
import type { Expectations } from '../../lib/jwt/expectations.ts';
import type { JsonObject, Token } from '../../lib/jwt/token.ts';
import { isDetached, readPayload, readTokens } from '../../lib/jwt/token.ts';
import type { Verified } from '../../lib/jwt/verify-token.ts';
import { verifyTokens } from '../../lib/jwt/verify-token.ts';
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
  const tokens = await valueOrRefusal(async () => readTokens(text));
  if (tokens instanceof InputError) return { verified: undefined, error: tokens, keyError: undefined, algorithm: '', keyId: undefined, claims: undefined };
  const verify = (withKeys: string) => valueOrRefusal(() => verifyTokens(tokens, withKeys, 'auto', expectations));
  const first = await verify(keys);
  const isKeyError = first instanceof InputError && first.field === 'key';
  const result = isKeyError ? await verify('') : first;
  const isRefused = result instanceof InputError;
  return {
    verified: isRefused ? undefined : result.verified,
    error: isRefused ? result : undefined,
    keyError: isKeyError ? first : undefined,
    ...(await headAndClaims(isRefused ? tokens[0] : result.token)),
  };
}

async function valueOrRefusal<Value>(read: () => Promise<Value>): Promise<Value | InputError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

async function headAndClaims(token: Token): Promise<Pick<TokenEvidence, 'algorithm' | 'keyId' | 'claims'>> {
  const { alg, kid } = token.header.value;
  const payload = token.form === 'jwe' || isDetached(token) ? undefined : await readPayload(token).catch(ignoreRefusal);
  return {
    algorithm: typeof alg === 'string' ? alg : '',
    keyId: typeof kid === 'string' ? kid : undefined,
    claims: payload?.value,
  };
}
