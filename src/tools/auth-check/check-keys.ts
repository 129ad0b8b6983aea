import { ignoreRefusal, InputError } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import { tryCertificate } from '../../lib/certificate/certificate.ts';
import { comparableKey } from '../../lib/certificate/comparable-key.ts';
import { displayName } from '../../lib/certificate/name.ts';
import { validityAt } from '../../lib/certificate/validity.ts';
import { isJsonObject } from '../../lib/json-text/json-text.ts';
import { findKeys } from '../../lib/key/find-keys.ts';
import type { FoundKey } from '../../lib/key/found-key.ts';
import type { Key, SecretKey } from '../../lib/key/key.ts';
import { toSpki } from '../../lib/key/key-to-der.ts';
import { readFoundKey } from '../../lib/key/read-keys.ts';
import { equalBytes } from '../../lib/signature/equal.ts';
import type { Refusal } from './codes.ts';
import type { TokenEvidence } from './read-token.ts';
import type { Check, Expected, PartReport, Span } from './report.ts';
import { dateOf, emptyReport, problemOf, rowsOf, stateAt, unreadable } from './report.ts';

const rows = rowsOf('keys');

// Sets of large providers have a dozen keys.
const MAX_SPANS = 30;

/** A key of the set with what limits its time. */
interface KnownKey {
  readonly found: FoundKey;
  /** Its key ID, or the name in its certificate. */
  readonly name: string;
  readonly certificate: Certificate | undefined;
  /** In milliseconds, as are all times. */
  readonly from: number | undefined;
  readonly until: number | undefined;
  readonly revokedAt: number | undefined;
}

/** Checks whether the keys have the one that the token was signed with, and whether that may still be used. */
export async function checkKeys(text: string, token: TokenEvidence | undefined, { time }: Expected): Promise<PartReport> {
  const found = findKeys(text);
  const problem = token?.keyError ?? (isTried(token) ? undefined : refusalOf(text, found));
  if (problem?.code === 'invalid-key' || problem?.code === 'unpaired-surrogate') return unreadable('keys', 'RFC 7517 §4–5', 'keys-unreadable', problem);
  const keys = await Promise.all(found.map(readKnown));
  const ids = found.flatMap(({ keyId }) => keyId ?? []);
  const isMissing = token?.keyId !== undefined && ids.length > 0 && !ids.includes(token.keyId);
  // Another key may have made the signature, but a server looks for the one that the token names.
  const used = token && !isMissing ? keyOf(keys, token) : undefined;
  return {
    ...emptyReport,
    checks: [
      rows.passed('readable', 'RFC 7517 §4–5'),
      ...(token ? [checkId(token, ids, isMissing), ...(isMissing ? [] : [checkUse(token, used)])] : []),
      ...(used ? await checkOne(used, time) : []),
    ],
    spans: [
      ...(isMissing ? [{ part: 'keys', kind: 'key', name: token.keyId ?? '', from: null, to: null, state: 'not-in-set' } as const] : []),
      ...keys.filter((key) => key === used || isLimited(key)).flatMap((key) => spansOf(key, time)),
    ].slice(0, MAX_SPANS),
    problems: token?.keyError && token.keyError.code !== 'key-not-found' ? [problemOf('keys', token.keyError)] : [],
    gap: token ? undefined : 'needs-token',
  };
}

/** A text without keys is a secret, unless it looks like damaged keys. */
const refusalOf = (text: string, found: readonly FoundKey[]): InputError | undefined =>
  found.some(({ kind }) => kind === 'damaged') || (found.length === 0 && /^\s*(?:\{|-----BEGIN )/u.test(text))
    ? new InputError('invalid-key', { field: 'keys', params: { reason: 'unreadable' } })
    : undefined;

/** Whether a key was tried. A token that cannot be read, is encrypted or has no allowed signature needs none. */
const isTried = (token: TokenEvidence | undefined): boolean => (token?.verified?.keyKind ?? '') !== '';

/** The key that verifies the token, or else the one that it names, or else the only one. */
function keyOf(keys: readonly KnownKey[], { verified, keyId }: TokenEvidence): KnownKey | undefined {
  const verifying = keys[(verified?.keyNumber ?? 0) - 1];
  const own = keyId === undefined ? undefined : keys.find(({ found }) => found.keyId === keyId);
  return verifying ?? own ?? (keys.length === 1 ? keys[0] : undefined);
}

function checkId({ keyId }: TokenEvidence, ids: readonly string[], isMissing: boolean): Check {
  const reference = 'RFC 7515 §4.1.4';
  const texts = { expected: keyId ?? '', found: ids.join(' ') };
  if (isMissing) return rows.refused('key-id', reference, 'key-not-in-set', texts);
  return keyId === undefined || ids.length === 0 ? rows.notChecked('key-id', reference, texts) : rows.passed('key-id', reference, texts);
}

const USE_MEMBERS = ['kty', 'crv', 'alg', 'use', 'key_ops'] as const;

function checkUse(token: TokenEvidence, used: KnownKey | undefined): Check {
  const { keyError, algorithm } = token;
  const reference = 'RFC 7517 §4.2–4.4';
  const jwk = used?.found.kind === 'jwk' ? used.found.jwk : {};
  const found = USE_MEMBERS.flatMap((name) => (jwk[name] === undefined ? [] : [`${name}=${textOf(jwk[name])}`])).join(' ');
  const texts = { expected: algorithm, found };
  if (keyError) return rows.refused('key-use', reference, 'key-not-usable', texts);
  return isTried(token) ? rows.passed('key-use', reference, texts) : rows.notChecked('key-use', reference, texts);
}

const textOf = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function checkOne(key: KnownKey, time: number): Promise<Check[]> {
  const { certificate, from, until, revokedAt } = key;
  const checks = certificate && key.found.kind === 'jwk' ? [await checkCertificate(key.found, certificate)] : [];
  const hasLimits = from !== undefined || until !== undefined || revokedAt !== undefined;
  if (certificate) checks.push(checkLifetime(certificateRefusal(certificate, time), limitsOf(certificate.notBefore, certificate.notAfter), X509));
  if (hasLimits || !certificate) checks.push(checkLifetime(memberRefusal(key, time), limitsOf(from, until), FEDERATION));
  return checks;
}

const X509 = 'RFC 5280 §4.1.2.5';
/** The standard that gives keys in a set a lifetime. */
const FEDERATION = 'OpenID Federation 1.0 §8.7';

const limitsOf = (from: number | undefined, until: number | undefined): string =>
  from === undefined && until === undefined ? '' : `${dateOf(from) ?? ''} – ${dateOf(until) ?? ''}`;

function checkLifetime(reason: Refusal | undefined, found: string, reference: string): Check {
  if (reason) return rows.refused('key-lifetime', reference, reason, { found });
  return found === '' ? rows.notChecked('key-lifetime', reference) : rows.passed('key-lifetime', reference, { found });
}

function certificateRefusal(certificate: Certificate, time: number): Refusal | undefined {
  const status = validityAt(certificate, time);
  if (status === 'active') return undefined;
  return status === 'not-yet-valid' ? 'key-certificate-not-yet-valid' : 'key-certificate-expired';
}

function memberRefusal({ from, until, revokedAt }: KnownKey, time: number): Refusal | undefined {
  if (revokedAt !== undefined && time >= revokedAt) return 'key-revoked';
  const state = stateAt(time, from, until);
  if (state === 'not-yet-valid') return 'key-not-yet-valid';
  return state === 'expired' ? 'key-expired' : undefined;
}

/** The first certificate of a JWK must have the same key (RFC 7517, section 4.7). */
async function checkCertificate(found: FoundKey, certificate: Certificate): Promise<Check> {
  const reference = 'RFC 7517 §4.7';
  const texts = { found: displayName(certificate.subject) };
  const key = await readPublic(found);
  const own = key && toSpki(key);
  return own && equalBytes(own, comparableKey(certificate))
    ? rows.passed('key-certificate', reference, texts)
    : rows.refused('key-certificate', reference, 'key-certificate-mismatch', texts);
}

/** Undefined for a key that cannot be read, which has no certificate. */
async function readPublic(found: FoundKey): Promise<Exclude<Key, SecretKey> | undefined> {
  const key = await readFoundKey(found, 'keys').catch(ignoreRefusal);
  return key?.kind === 'secret' ? undefined : key;
}

async function readKnown(found: FoundKey): Promise<KnownKey> {
  const certificate = await certificateOf(found);
  const jwk = found.kind === 'jwk' ? found.jwk : {};
  const revoked = jwk['revoked'];
  return {
    found,
    name: found.keyId ?? (certificate ? displayName(certificate.subject) : ''),
    certificate,
    from: millisecondsOf(jwk['nbf'] ?? jwk['iat']),
    until: millisecondsOf(jwk['exp']),
    revokedAt: isJsonObject(revoked) ? millisecondsOf(revoked['revoked_at']) : undefined,
  };
}

const millisecondsOf = (value: JsonValue | undefined): number | undefined => (typeof value === 'number' ? value * 1000 : undefined);

/** The certificate of a key: itself, or the first of `x5c`. */
async function certificateOf(found: FoundKey): Promise<Certificate | undefined> {
  const [first] = found.kind === 'jwk' && Array.isArray(found.jwk['x5c']) ? findKeys(JSON.stringify([found.jwk['x5c'][0] ?? ''])) : [found];
  // The key is read separately; without a certificate, its time has no limit.
  return first?.kind === 'der' && first.form === 'certificate' ? tryCertificate(first.der) : undefined;
}

const isLimited = ({ certificate, from, until, revokedAt }: KnownKey): boolean =>
  certificate !== undefined || from !== undefined || until !== undefined || revokedAt !== undefined;

function spansOf(key: KnownKey, time: number): Span[] {
  const { name, certificate, from, until, revokedAt } = key;
  const isRevoked = revokedAt !== undefined && time >= revokedAt;
  const end = Math.min(until ?? Number.POSITIVE_INFINITY, revokedAt ?? Number.POSITIVE_INFINITY);
  const hasOwn = from !== undefined || Number.isFinite(end) || !certificate;
  return [
    ...(hasOwn
      ? [
          {
            part: 'keys',
            kind: 'key',
            name,
            from: dateOf(from),
            to: Number.isFinite(end) ? dateOf(end) : null,
            state: isRevoked ? 'revoked' : stateAt(time, from, until),
          } as const,
        ]
      : []),
    ...(certificate
      ? [
          {
            part: 'keys',
            kind: 'key-certificate',
            name: displayName(certificate.subject) || name,
            from: dateOf(certificate.notBefore),
            to: dateOf(certificate.notAfter),
            state: stateAt(time, certificate.notBefore, certificate.notAfter + 1),
          } as const,
        ]
      : []),
  ];
}
