import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import { isIssuer, withoutRepeats } from '../../lib/certificate/certificate.ts';
import { isSelfIssued } from '../../lib/certificate/chain.ts';
import { findObjects } from '../../lib/certificate/find-objects.ts';
import type { Link } from '../../lib/certificate/link-certificates.ts';
import { findIssuer, linkCertificates, orderChains } from '../../lib/certificate/link-certificates.ts';
import { displayName } from '../../lib/certificate/name.ts';
import type { Crl } from '../../lib/certificate/read-crl.ts';
import { isRevokedBy } from '../../lib/certificate/read-crl.ts';
import { validityAt } from '../../lib/certificate/validity.ts';
import type { Part, Refusal, SpanKind } from './codes.ts';
import type { Check, Expected, PartReport, Span } from './report.ts';
import { dateOf, emptyReport, rowsOf, stateAt, unreadable } from './report.ts';

const rows = rowsOf('certificates');

const MAX_SPANS = 30;

/** A certificate with its place in a chain. */
interface Member {
  readonly certificate: Certificate;
  readonly name: string;
  readonly kind: Extract<SpanKind, 'certificate' | 'intermediate' | 'root'>;
  readonly link: Link;
  /** Whether it issued another one of them. */
  readonly isIssuing: boolean;
  readonly isRevoked: boolean;
}

/** Checks a chain of certificates: its order, signatures and validity. For a SAML response, a public key is enough. */
export async function checkCertificates(
  { certificates: text, saml }: Readonly<Record<Part, string>>,
  { time }: Expected,
  context: RunContext,
): Promise<PartReport> {
  try {
    const { objects } = await findObjects(text, { field: 'certificates', passphrase: '', context });
    const certificates = withoutRepeats(
      objects.flatMap((object) => (object.kind === 'certificate' ? [object.certificate] : [])),
      (certificate) => certificate,
    );
    const lists = objects.flatMap((object) => (object.kind === 'crl' ? [object.crl] : []));
    const readable = rows.passed('readable', 'RFC 7468 §5', { found: certificates.map(({ subject }) => displayName(subject)).join(', ') });
    if (certificates.length === 0) return { ...emptyReport, checks: [readable], gap: saml === '' ? 'needs-chain' : undefined };
    return await reportOf(readable, certificates, { lists, time, context });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return unreadable('certificates', 'RFC 7468 §5', 'certificates-unreadable', error);
  }
}

interface Circumstances {
  readonly lists: readonly Crl[];
  readonly time: number;
  readonly context: RunContext;
}

async function reportOf(readable: Check, certificates: readonly Certificate[], { lists, time, context }: Circumstances): Promise<PartReport> {
  const links = await linkCertificates(certificates, context);
  const order = orderChains(certificates, links);
  const issuers = new Set(links.map(({ issuer }) => issuer));
  const members = order.flatMap((index): Member[] => {
    const [certificate, link] = [certificates[index], links[index]];
    if (!certificate || !link) return [];
    const kind =
      link.signature === 'self-signed' && isIssuer(certificate) ? 'root' : issuers.has(index) || isIssuer(certificate) ? 'intermediate' : 'certificate';
    return [
      {
        certificate,
        name: displayName(certificate.subject),
        kind,
        link,
        isIssuing: issuers.has(index),
        isRevoked: lists.some((list) => isRevokedBy(certificate, list)),
      },
    ];
  });
  const listSignatures = await Promise.all(lists.map((list) => findIssuer(list, certificates)));
  return {
    ...emptyReport,
    checks: [
      readable,
      checkOrder(issuers.has(0), certificates),
      checkSignatures(members, { lists: listSignatures, hasSpareIssuer: members.some(isSpare) }),
      checkAuthority(certificates, links),
      checkValidity(members, time),
      checkRevocation(members),
      rows.notChecked('trust', 'RFC 5280 §6.1', { found: rootsOf(members) }),
    ],
    spans: members.slice(0, MAX_SPANS).map((member) => spanOf(member, time)),
  };
}

/** The end certificate comes first; servers accept the others in any order. */
function checkOrder(isFirstAnIssuer: boolean, certificates: readonly Certificate[]): Check {
  const reference = 'RFC 8446 §4.4.2, RFC 7515 §4.1.6';
  const found = certificates.map(({ subject }) => displayName(subject)).join(', ');
  if (certificates.length === 1) return rows.notChecked('order', reference);
  return isFirstAnIssuer ? rows.refused('order', reference, 'chain-order', { found }) : rows.passed('order', reference, { found });
}

/** Whether it is a CA without a certificate that it issued: one between them is missing. */
const isSpare = ({ kind, isIssuing }: Member): boolean => kind !== 'certificate' && !isIssuing;

interface ChainEvidence {
  readonly lists: readonly Link[];
  readonly hasSpareIssuer: boolean;
}

function checkSignatures(members: readonly Member[], { lists, hasSpareIssuer }: ChainEvidence): Check {
  const reference = 'RFC 5280 §6.1.3';
  const invalid = members.find(({ link }) => link.signature === 'invalid');
  if (invalid) return rows.refused('chain-signatures', reference, 'chain-signature-invalid', { found: invalid.name });
  if (lists.some(({ signature }) => signature === 'invalid')) return rows.refused('chain-signatures', reference, 'chain-signature-invalid', { found: 'CRL' });
  // The issuer of the last certificate is in the trust store. A certificate alone has no issuer here.
  const open = members.filter(({ link, kind }) => link.signature === 'unsupported' || (link.signature === 'issuer-missing' && kind === 'certificate'));
  const found = open.map(({ name, link }) => `${name}: ${link.signature}`).join(', ');
  if (hasSpareIssuer && open.some(({ link }) => link.signature === 'issuer-missing'))
    return rows.refused('chain-signatures', reference, 'chain-incomplete', { found });
  return open.length > 0 ? rows.notChecked('chain-signatures', reference, { found }) : rows.passed('chain-signatures', reference);
}

/** Only a CA may issue, and no more of them below each other than it allows (RFC 5280, sections 4.2.1.9 and 6.1.4). */
function checkAuthority(certificates: readonly Certificate[], links: readonly Link[]): Check {
  const reference = 'RFC 5280 §4.2.1.9';
  for (const start of certificates.keys()) {
    let below = 0;
    for (let index = links[start]?.issuer; index !== undefined; index = links[index]?.issuer) {
      const issuer = certificates[index];
      if (!issuer) break;
      const isTooLong = issuer.pathLength !== undefined && below > issuer.pathLength;
      if (!isIssuer(issuer) || isTooLong) return rows.refused('authority', reference, 'issuer-not-ca', { found: displayName(issuer.subject) });
      if (!isSelfIssued(issuer)) below += 1;
      // Certificates that issue each other have no end.
      if (below > certificates.length) break;
    }
  }
  return links.some(({ issuer }) => issuer !== undefined) ? rows.passed('authority', reference) : rows.notChecked('authority', reference);
}

const refusedTimes = {
  certificate: { expired: 'certificate-expired', 'not-yet-valid': 'certificate-not-yet-valid' },
  intermediate: { expired: 'intermediate-expired', 'not-yet-valid': 'intermediate-not-yet-valid' },
  root: { expired: 'root-expired', 'not-yet-valid': 'root-not-yet-valid' },
} as const satisfies Record<Member['kind'], Record<string, Refusal>>;

function checkValidity(members: readonly Member[], time: number): Check {
  const reference = 'RFC 5280 §4.1.2.5, §6.1.3';
  const expected = dateOf(time) ?? '';
  for (const { certificate, kind, name } of members) {
    const status = validityAt(certificate, time);
    if (status === 'active') continue;
    const reason = status === 'invalid-dates' ? 'certificate-dates-invalid' : refusedTimes[kind][status];
    const limits = `${dateOf(certificate.notBefore) ?? ''} – ${dateOf(certificate.notAfter) ?? ''}`;
    return rows.refused('validity', reference, reason, { expected, found: `${name}: ${limits}` });
  }
  return rows.passed('validity', reference, { expected });
}

function checkRevocation(members: readonly Member[]): Check {
  const reference = 'RFC 5280 §6.3';
  const revoked = members.find(({ isRevoked }) => isRevoked);
  return revoked ? rows.refused('revocation', reference, 'certificate-revoked', { found: revoked.name }) : rows.notChecked('revocation', reference);
}

const rootsOf = (members: readonly Member[]): string =>
  members
    .filter(({ link }) => link.issuer === undefined)
    .map(({ certificate, link }) => displayName(link.signature === 'self-signed' ? certificate.subject : certificate.issuer))
    .join(', ');

function spanOf(member: Member, time: number): Span {
  const { notBefore, notAfter } = member.certificate;
  return {
    part: 'certificates',
    kind: member.kind,
    name: member.name,
    from: dateOf(notBefore),
    to: dateOf(notAfter),
    // The last millisecond belongs to it.
    state: member.isRevoked ? 'revoked' : stateAt(time, notBefore, notAfter + 1),
  };
}
