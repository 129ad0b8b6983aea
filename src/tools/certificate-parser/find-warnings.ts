import { hashOfSignature } from '../../lib/certificate/signature-algorithm.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import { isIssuer } from '../../lib/certificate/certificate.ts';
import { validityAt } from '../../lib/certificate/validity.ts';
import { isSelfIssued } from '../../lib/certificate/chain.ts';
import { formatSeconds } from '../../lib/date-time/zoned.ts';
import { bitLength } from '../../lib/key/integers.ts';
import type { Key } from '../../lib/key/key.ts';
import type { AlgorithmIdentifier } from '../../lib/certificate/algorithm-identifier.ts';
import type { WarningCode } from './codes.ts';
import { SUBJECT_NAMES } from './describe-extension.ts';
import { algorithmName } from './oids.ts';

/** A weakness of an object, with the value that causes it, if any. */
export interface Weakness {
  readonly code: WarningCode;
  readonly detail: string;
}

/** The time of a check, and how long before its end a certificate counts as expiring; both in milliseconds. */
export interface CheckTime {
  readonly now: number;
  readonly expiresWithin: number;
}

/** Yields the weaknesses that a certificate has on its own. */
export function* certificateWarnings(certificate: Certificate, time: CheckTime): Generator<Weakness> {
  yield* dateWarnings(certificate, time);
  // Nobody verifies the signature of a root.
  if (!(isSelfIssued(certificate) && isIssuer(certificate))) yield* hashWarnings(certificate.signatureAlgorithm);
  yield* algorithmWarnings(certificate);
  yield* keyWarnings(certificate.key);
  if (isServer(certificate)) yield* serverWarnings(certificate);
}

function* dateWarnings(certificate: Certificate, { now, expiresWithin }: CheckTime): Generator<Weakness> {
  const { notBefore, notAfter } = certificate;
  const status = validityAt(certificate, now);
  if (status === 'invalid-dates') yield { code: status, detail: '' };
  else if (status === 'expired') yield { code: status, detail: formatSeconds(notAfter) };
  else if (status === 'not-yet-valid') yield { code: status, detail: formatSeconds(notBefore) };
  else if (notAfter - now < expiresWithin) yield { code: 'expiring', detail: formatSeconds(notAfter) };
}

/** Algorithms that `hashOfSignature` does not know, because nothing is verified with them. */
const MD5_AND_OLDER = ['md2WithRSAEncryption', 'md4WithRSAEncryption', 'md5WithRSAEncryption'];
const SHA1 = ['sha1WithRSA', 'dsaWithSHA1'];

/** Yields a warning about a broken hash in a signature. */
export function* hashWarnings(algorithm: AlgorithmIdentifier): Generator<Weakness> {
  const name = algorithmName(algorithm.oid);
  if (MD5_AND_OLDER.includes(name)) yield { code: 'md5', detail: name };
  if (hashOfSignature(algorithm) === 'sha-1' || SHA1.includes(name)) yield { code: 'sha-1', detail: name };
}

/** Yields a warning about signature algorithms that differ inside and outside of what the issuer signed (RFC 5280, section 4.1.1.2). */
function* algorithmWarnings({ signedAlgorithm, signatureAlgorithm }: Certificate): Generator<Weakness> {
  if (signedAlgorithm.oid !== signatureAlgorithm.oid)
    yield { code: 'different-algorithms', detail: [signedAlgorithm, signatureAlgorithm].map(({ oid }) => algorithmName(oid)).join(', ') };
}

const MIN_RSA_BITS = 2_048;

/** Yields a warning about an RSA key that is shorter than NIST SP 800-131A allows. */
export function* keyWarnings(key: Key | undefined): Generator<Weakness> {
  if (key?.kind === 'rsa' && bitLength(key.modulus) < MIN_RSA_BITS) yield { code: 'short-rsa', detail: String(bitLength(key.modulus)) };
}

const SERVER_AUTHENTICATION = '1.3.6.1.5.5.7.3.1';

const isServer = (certificate: Certificate): boolean =>
  !certificate.isCa && (certificate.extendedKeyUsage.length === 0 || certificate.extendedKeyUsage.includes(SERVER_AUTHENTICATION));

const DAY_MS = 86_400_000;

/** The longest lifetimes of public certificates for servers, by the day they start (CA/Browser Forum, Ballots 193, SC31 and SC-081v3). */
const lifetimes: readonly { readonly from: number; readonly days: number }[] = [
  { from: Date.UTC(2029, 2, 15), days: 47 },
  { from: Date.UTC(2027, 2, 15), days: 100 },
  { from: Date.UTC(2026, 2, 15), days: 200 },
  { from: Date.UTC(2020, 8, 1), days: 398 },
  { from: Date.UTC(2018, 2, 1), days: 825 },
];

function* serverWarnings({ extensions, notBefore, notAfter }: Certificate): Generator<Weakness> {
  if (!extensions.some(({ oid }) => oid === SUBJECT_NAMES)) yield { code: 'no-san', detail: '' };
  const limit = lifetimes.find(({ from }) => notBefore >= from);
  // The last second belongs to the lifetime.
  const length = notAfter - notBefore + 1_000;
  if (limit && length > limit.days * DAY_MS) yield { code: 'long-lifetime', detail: `${Math.ceil(length / DAY_MS)} > ${limit.days}` };
}
