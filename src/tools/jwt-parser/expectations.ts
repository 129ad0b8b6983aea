import type { JsonObject } from './token.ts';

/** Expectations of a token in addition to a valid signature. Missing ones are not checked. */
export interface Expectations {
  /** Names separated by commas or spaces. */
  readonly algorithms?: string;
  /** In milliseconds; `undefined` if dates are not checked. */
  readonly validAt?: number | undefined;
  readonly issuer?: string;
  readonly audience?: string;
}

export type Refusal = 'algorithm' | 'exp' | 'nbf' | 'iss' | 'aud';

export const hasClaimRules = ({ validAt, issuer = '', audience = '' }: Expectations): boolean => validAt !== undefined || issuer !== '' || audience !== '';

/** Whether an algorithm is allowed. */
export function allowsAlgorithm(name: string, { algorithms = '' }: Expectations): boolean {
  const names = algorithms.split(/[\s,]+/u).filter((allowed) => allowed !== '');
  return names.length === 0 || names.includes(name);
}

/** Returns the first unexpected claim (RFC 7519, section 4.1). A date that is not a number is rejected too. */
export function refuseClaims({ exp, nbf, iss, aud }: JsonObject, { validAt, issuer = '', audience = '' }: Expectations): Refusal | undefined {
  if (validAt !== undefined && exp !== undefined && !(typeof exp === 'number' && validAt < exp * 1000)) return 'exp';
  if (validAt !== undefined && nbf !== undefined && !(typeof nbf === 'number' && validAt >= nbf * 1000)) return 'nbf';
  if (issuer !== '' && iss !== issuer) return 'iss';
  if (audience !== '' && !(Array.isArray(aud) ? aud.includes(audience) : aud === audience)) return 'aud';
  return undefined;
}
