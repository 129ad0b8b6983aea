import { InputError } from '../../contract/errors.ts';
import { otherReadings } from '../key/secret-readings.ts';
import type { SecretFormat, SecretReading } from '../key/secret-readings.ts';
import type { Key } from '../key/key.ts';
import type { SecretNote } from '../key/secret-notes.ts';
import type { Algorithm } from './algorithms.ts';
import { isNone } from './algorithms.ts';
import { isDerSignature } from './der-signature.ts';
import type { FindNote } from './find-token.ts';
import type { Expectations } from './expectations.ts';
import { allowsAlgorithm, checkClaims, hasClaimRules } from './expectations.ts';
import { isSignature, requireAlgorithm } from './jws.ts';
import type { KeyFormat } from './keys.ts';
import type { FittingKey } from './keys.ts';
import { isWeak, keySizeOf, notesOn, readKeys } from './keys.ts';
import type { Refusal, RuleName, RuleRow, RuleState, Verdict } from './rules.ts';
import { ruleReferences } from './rules.ts';
import type { JsonObject, Token } from './token.ts';
import { isDetached, readBytes, readPayload, readTokens } from './token.ts';

type VerifyNote = FindNote | SecretNote | 'weak-key' | 'der-signature' | 'one-of-several-keys' | 'other-key-id';

/** What is known about a token after all rules were checked. */
export interface Verified {
  readonly verdict: Verdict;
  /** The first rule that is not met. */
  readonly refusedBy: Refusal | '';
  readonly rules: readonly (Omit<RuleRow, 'rule'> & { readonly rule: RuleName; readonly reference: string })[];
  readonly algorithm: string;
  readonly keyKind: Key['kind'] | '';
  /** In bits. */
  readonly keySize: number;
  /** The 1-based number of the key that verifies the signature; otherwise 0. */
  readonly keyNumber: number;
  readonly keyId: string;
  readonly notes: readonly VerifyNote[];
}

/**
 * Whether the token's signature is valid, and the expectations are met. Dates are only checked with a time, and claims need not even be JSON without
 * expectations. Every rule is checked, and the first that is not met is reported. Of several signatures, one must be valid.
 */
export async function verifyToken(text: string, keyText: string, keyFormat: KeyFormat, expected: Expectations = {}): Promise<Verified> {
  return (await verifyTokens(readTokens(text), keyText, keyFormat, expected)).verified;
}

/** Does the same with the signatures of a token that was read, and also returns the one that the result is about. */
export async function verifyTokens(
  tokens: readonly Token[],
  keyText: string,
  keyFormat: KeyFormat,
  expected: Expectations,
): Promise<{ readonly token: Token; readonly verified: Verified }> {
  const failures: unknown[] = [];
  const results: { readonly token: Token; readonly verified: Verified }[] = [];
  for (const token of tokens) {
    try {
      const result = { token, verified: await verifyOne(token, keyText, keyFormat, expected) };
      if (result.verified.verdict === 'verified') return result;
      results.push(result);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      failures.push(error);
    }
  }
  const [result] = results;
  if (result) return result;
  throw failures[0];
}

async function verifyOne(token: Token, keyText: string, keyFormat: KeyFormat, expected: Expectations): Promise<Verified> {
  if (token.form === 'jwe') return withoutKey('encrypted', token);
  const result = await verifySignature(token, keyText, keyFormat, expected);
  const rules = [...headerRules(token, expected), signatureRule(result), ...checkClaims(await claimsOf(token, expected), expected)];
  const refusedBy = rules.find(({ state }) => state === 'refused')?.rule ?? '';
  const isRefused = refusedBy !== '' && (result.verdict === 'verified' || result.verdict === 'not-checked');
  return {
    ...result,
    refusedBy,
    verdict: isRefused ? 'refused' : result.verdict,
    // A token that could be read has the right format.
    rules: [{ rule: 'format', state: 'ok', expected: '', found: '' } as const, ...rules].map((row) => ({ ...row, reference: ruleReferences[row.rule] })),
  };
}

/** Verifies the signature only. An algorithm that is not allowed is not tried. */
async function verifySignature(token: Token, keyText: string, keyFormat: KeyFormat, expected: Expectations): Promise<Verified> {
  const { alg } = token.header.value;
  if (isNone(alg)) return withoutKey('unsecured', token);
  const algorithm = requireAlgorithm(alg, 'jwt');
  if (!isUnderstood(token)) return withoutKey('unknown-critical-header', token);
  if (keyText === '' || !allowsAlgorithm(algorithm, expected)) return withoutKey('not-checked', token);
  const result = await verifyByAnyReading(token, algorithm, keyText, keyFormat);
  return result.verdict !== 'verified' && isDetached(token) ? { ...result, verdict: 'detached' } : result;
}

/** Header parameters that a verifier must understand (RFC 7515, section 4.1.11); only `b64` of RFC 7797 is supported. */
const isUnderstood = ({ header }: Token): boolean => {
  const { crit } = header.value;
  return crit === undefined || (Array.isArray(crit) && crit.length > 0 && crit.every((name) => name === 'b64' && Object.hasOwn(header.value, name)));
};

function* headerRules(token: Token, expected: Expectations): Generator<RuleRow> {
  const { alg, crit } = token.header.value;
  if (crit !== undefined) yield { rule: 'critical-header', state: isUnderstood(token) ? 'ok' : 'refused', expected: 'b64', found: JSON.stringify(crit) };
  const name = isNone(alg) ? 'none' : String(alg);
  yield { rule: 'algorithm', state: allowsAlgorithm(name, expected) ? 'ok' : 'refused', expected: expected.algorithms ?? '', found: String(alg) };
}

const signatureStates: Partial<Record<Verified['verdict'], RuleState>> = { verified: 'ok', 'signature-mismatch': 'refused' };

const signatureRule = ({ verdict }: Verified): RuleRow => ({
  rule: 'signature',
  state: signatureStates[verdict] ?? 'not-checked',
  expected: '',
  found: '',
});

/** The claims; `undefined` for a payload that is detached or, if no rule needs it, unreadable. */
async function claimsOf(token: Token, expected: Expectations): Promise<JsonObject | undefined> {
  if (isDetached(token)) return undefined;
  try {
    return (await readPayload(token)).value;
  } catch (error) {
    if (!(error instanceof InputError) || hasClaimRules(expected)) throw error;
    return undefined;
  }
}

const withoutKey = (verdict: Verified['verdict'], { header, notes }: Token): Verified => ({
  verdict,
  refusedBy: '',
  rules: [],
  algorithm: typeof header.value.alg === 'string' ? header.value.alg : '',
  keyKind: '',
  keySize: 0,
  keyNumber: 0,
  keyId: '',
  notes: [...notes],
});

/** Tries the other encodings of a secret that does not match; a note reports which one matches. */
async function verifyByAnyReading(token: Token, algorithm: Algorithm, keyText: string, keyFormat: KeyFormat): Promise<Verified> {
  const result = await verifyWithKey(token, algorithm, keyText, keyFormat);
  if (result.verdict === 'verified' || result.keyKind !== 'secret') return result;
  for (const reading of otherReadings(keyText, chosenFormat(keyFormat))) {
    const other = await fitsSecret(token, algorithm, reading.text, reading.format);
    if (!other) continue;
    if (keyFormat === 'auto' && isEncoding(reading)) return { ...other, notes: [...other.notes, ...reading.notes] };
    return { ...result, notes: [...result.notes, ...reading.notes] };
  }
  return result;
}

function chosenFormat(format: KeyFormat): SecretFormat | undefined {
  if (format === 'auto') return 'utf-8';
  if (format === 'base64url') return 'base64';
  return format === 'pem' || format === 'jwk' ? undefined : format;
}

/** Whether a reading differs only in its encoding, which `auto` detects. A selected format, a line break and quotes are part of the input. */
const isEncoding = ({ notes }: SecretReading): boolean => notes.every((note) => ENCODING_NOTES.has(note));

const ENCODING_NOTES: ReadonlySet<SecretNote> = new Set(['secret-is-base64', 'secret-is-base64url', 'secret-is-hex']);

async function fitsSecret(token: Token, algorithm: Algorithm, text: string, format: KeyFormat): Promise<Verified | undefined> {
  try {
    const result = await verifyWithKey(token, algorithm, text, format);
    return result.verdict === 'verified' ? result : undefined;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

async function verifyWithKey(token: Token, algorithm: Algorithm, keyText: string, keyFormat: KeyFormat): Promise<Verified> {
  const { kid } = token.header.value;
  const signature = readBytes(token, 2);
  const keyId = typeof kid === 'string' ? kid : undefined;
  const found = await readKeys(keyText, keyFormat, { algorithm, keyId, needsPrivate: false });
  // The parts are signed as written (RFC 7515, section 5.2, step 8).
  const message = new TextEncoder().encode(token.parts.slice(0, 2).join('.'));
  const notes = [...token.notes, ...(isDerSignature(algorithm, signature) ? ['der-signature' as const] : [])];
  for (const fitting of found.keys) {
    if (await isSignature(algorithm, fitting.key, message, signature))
      return withKey('verified', algorithm, fitting, [...notes, ...notesOn(fitting, found, keyId)]);
  }
  const [first] = found.keys;
  if (found.refusal || !first) throw found.refusal ?? new InputError('key-not-found', { field: 'key' });
  return withKey('signature-mismatch', algorithm, first, notes);
}

function withKey(verdict: Verified['verdict'], algorithm: Algorithm, { key, keyId, number }: FittingKey, notes: Verified['notes']): Verified {
  return {
    verdict,
    refusedBy: '',
    rules: [],
    algorithm,
    keyKind: key.kind,
    keySize: keySizeOf(key),
    keyNumber: verdict === 'verified' ? number : 0,
    keyId: verdict === 'verified' ? (keyId ?? '') : '',
    notes: isWeak(key, algorithm) ? ['weak-key', ...notes] : notes,
  };
}
