import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { NamespacedElement } from '../../lib/document/xml/namespaced.ts';
import { attributeOf } from '../../lib/document/xml/namespaced.ts';
import type { Verdict, WarningCode } from '../../lib/saml/codes.ts';
import type { Examined } from '../../lib/saml/examine-message.ts';
import { examineMessage } from '../../lib/saml/examine-message.ts';
import { findInput, MAX_MESSAGE_BYTES } from '../../lib/saml/find-message.ts';
import type { Message } from '../../lib/saml/message.ts';
import { ASSERTION, childOf, PROTOCOL, textOf, timeOf } from '../../lib/saml/message.ts';
import { audiencesOf, bearerConfirmationsOf, validityOf } from '../../lib/saml/validity.ts';
import type { Gap } from './codes.ts';
import type { Check, Expected, Moment, PartReport, Span } from './report.ts';
import { compare, dateOf, emptyReport, rowsOf, stateAt, unreadable } from './report.ts';

const rows = rowsOf('saml');

/** Checks a SAML response as its receiver does. `certificate` has the sender's certificates or public keys. */
export async function checkSaml(text: string, certificate: string, expected: Expected, context: RunContext): Promise<PartReport> {
  try {
    const examined = await examine(text, certificate, expected.time, context);
    return reportOf(examined, certificate.trim() !== '', expected);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return unreadable('saml', 'SAML Bindings §3.4–3.5', 'saml-unreadable', withOwnCode(error));
  }
}

/** The same code is used for tokens, whose message is another. */
const withOwnCode = ({ code, params, position }: InputError): InputError =>
  new InputError(code === 'invalid-base64' ? 'invalid-saml-base64' : code, { field: 'saml', params, ...(position && { position }) });

async function examine(text: string, certificate: string, now: number, context: RunContext): Promise<Examined> {
  const input = await findInput(text, { limit: MAX_MESSAGE_BYTES, signal: context.signal });
  if (input.protocol === 'oauth') throw new InputError('not-saml', { field: 'saml' });
  try {
    return await examineMessage(input, { certificate, now }, context);
  } catch (error) {
    // Without a key among them, the certificates are reported by their own part.
    if (!(error instanceof InputError) || error.field !== 'certificate') throw error;
    return examineMessage(input, { certificate: '', now }, context);
  }
}

function reportOf(examined: Examined, hasCertificate: boolean, expected: Expected): PartReport {
  const { message, assertions } = examined.evidence;
  const { root, kind } = message;
  const readable = rows.passed('readable', 'SAML Bindings §3.4–3.5');
  const isSignOn = kind === 'response' || kind === 'assertion';
  if (!isSignOn)
    return { ...emptyReport, checks: [readable, rows.refused('message-type', 'SAML Profiles §4.1.4.2', 'saml-not-a-response', { found: root.localName })] };
  const [assertion] = assertions;
  return {
    ...emptyReport,
    checks: [
      readable,
      rows.passed('message-type', 'SAML Profiles §4.1.4.2', { found: root.localName }),
      checkStatus(message),
      checkSignature(examined),
      checkCoverage(examined),
      ...checkTimes(assertion, expected),
      ...checkNames(root, assertion, expected),
    ],
    spans: assertion ? spansOf(assertion, expected) : [],
    moments: momentsOf(assertion ?? root),
    gap: gapOf(examined, hasCertificate),
  };
}

function checkStatus({ root, kind }: Message): Check {
  const reference = 'SAML Core §3.2.2';
  const status = childOf(root, PROTOCOL, 'Status');
  const code = childOf(status, PROTOCOL, 'StatusCode');
  // An assertion alone has none.
  if (kind === 'assertion') return rows.notChecked('status', reference);
  const codes = [code, childOf(code, PROTOCOL, 'StatusCode')].flatMap((each) => (each ? [lastSegment(attributeOf(each, 'Value') ?? '')] : []));
  const text = textOf(status, PROTOCOL, 'StatusMessage');
  const found = [codes.join(', '), ...(text === undefined ? [] : [text])].join(': ');
  return codes[0] === 'Success' ? rows.passed('status', reference, { found }) : rows.refused('status', reference, 'saml-failed', { found });
}

const lastSegment = (urn: string): string => urn.split(/[:/]/u).at(-1) ?? '';

const refusedSignatures = { unsigned: 'saml-unsigned', invalid: 'saml-signature-invalid', 'other-key': 'saml-other-key' } as const;

const isRefused = (verdict: Verdict): verdict is keyof typeof refusedSignatures => Object.hasOwn(refusedSignatures, verdict);

function checkSignature({ verdict, evidence }: Examined): Check {
  const reference = 'SAML Core §5, SAML Profiles §4.1.4.5';
  const found = evidence.signatures.map(({ row }) => [row.algorithm, row.result].join(': ')).join(', ');
  if (isRefused(verdict)) return rows.refused('signature', reference, refusedSignatures[verdict], { found });
  return verdict === 'verified' || verdict === 'not-covered'
    ? rows.passed('signature', reference, { found })
    : rows.notChecked('signature', reference, { found });
}

/** Signs that another element is read than the one that was signed. */
const WRAPPING: readonly WarningCode[] = ['assertion-not-covered', 'assertion-not-in-place', 'duplicate-id', 'signature-not-in-place'];

function checkCoverage({ verdict, warnings, evidence }: Examined): Check {
  const reference = 'SAML Core §5.4.1–5.4.2';
  const signs = warnings.filter((warning) => WRAPPING.includes(warning));
  const covered = evidence.signatures.flatMap(({ target, row }) => (target ? [row.covers] : []));
  const texts = { expected: 'assertion', found: [...covered, ...signs].join(', ') };
  if (evidence.assertions.length === 0 && evidence.stillEncrypted === 0) return rows.refused('coverage', reference, 'saml-no-assertion', texts);
  if (verdict === 'not-covered' || (signs.length > 0 && evidence.signatures.length > 0)) return rows.refused('coverage', reference, 'saml-not-covered', texts);
  // What is in an encrypted assertion may be another.
  const isRead = evidence.stillEncrypted === 0;
  return isRead && (verdict === 'verified' || verdict === 'embedded-key')
    ? rows.passed('coverage', reference, texts)
    : rows.notChecked('coverage', reference, texts);
}

function gapOf({ verdict, evidence }: Examined, hasCertificate: boolean): Gap | undefined {
  if (evidence.stillEncrypted > 0) return 'saml-encrypted';
  if (verdict === 'embedded-key') return 'needs-certificate';
  if (verdict === 'unverifiable') return hasCertificate ? 'saml-not-verifiable' : 'needs-certificate';
  return undefined;
}

function checkTimes(assertion: NamespacedElement | undefined, { time, clockSkewMs }: Expected): Check[] {
  const { from, until } = assertion ? validityOf(assertion) : { from: undefined, until: undefined };
  const end = assertion && confirmationEndOf(assertion);
  const [earliest, latest] = [`> ${dateOf(time - clockSkewMs) ?? ''}`, `≤ ${dateOf(time + clockSkewMs) ?? ''}`];
  const check = (isMet: boolean, limit: number | undefined, rule: 'not-before' | 'expiry' | 'confirmation-expiry', reference: string): Check => {
    const texts = { expected: rule === 'not-before' ? latest : earliest, found: dateOf(limit) ?? '' };
    if (limit === undefined) return rows.notChecked(rule, reference, texts);
    return isMet ? rows.passed(rule, reference, texts) : rows.refused(rule, reference, reasonsOfTimes[rule], texts);
  };
  return [
    check(from === undefined || time >= from - clockSkewMs, from, 'not-before', 'SAML Core §2.5.1.2'),
    check(until === undefined || time < until + clockSkewMs, until, 'expiry', 'SAML Core §2.5.1.2'),
    check(end === undefined || time < end + clockSkewMs, end, 'confirmation-expiry', 'SAML Profiles §4.1.4.3'),
  ];
}

const reasonsOfTimes = { 'not-before': 'saml-not-yet-valid', expiry: 'saml-expired', 'confirmation-expiry': 'saml-confirmation-expired' } as const;

const confirmationDataOf = (assertion: NamespacedElement): NamespacedElement[] =>
  bearerConfirmationsOf(assertion).flatMap((each) => childOf(each, ASSERTION, 'SubjectConfirmationData') ?? []);

/** Until when the assertion can be used to sign in: one of its confirmations is enough. */
const confirmationEndOf = (assertion: NamespacedElement): number | undefined =>
  confirmationDataOf(assertion)
    .flatMap((each) => timeOf(each, 'NotOnOrAfter') ?? [])
    .toSorted((one, other) => one - other)
    .at(-1);

function checkNames(root: NamespacedElement, assertion: NamespacedElement | undefined, { audiences, redirectUrls, issuers }: Expected): Check[] {
  const references = { audience: 'SAML Core §2.5.1.4', recipient: 'SAML Profiles §4.1.4.3', destination: 'SAML Bindings §3.5.5.2' } as const;
  const destination = attributeOf(root, 'Destination');
  // An encrypted assertion has none of them to compare.
  const ifRead = (values: readonly string[]): readonly string[] => (assertion ? values : []);
  const recipients = assertion ? confirmationDataOf(assertion).flatMap((each) => attributeOf(each, 'Recipient') ?? []) : [];
  return [
    compare(
      rows,
      'audience',
      references.audience,
      'saml-audience-mismatch',
      ifRead(audiences),
      assertion ? audiencesOf(childOf(assertion, ASSERTION, 'Conditions')) : [],
    ),
    compare(rows, 'recipient', references.recipient, 'saml-recipient-mismatch', ifRead(redirectUrls), recipients),
    // Only a signed response must have a destination.
    compare(
      rows,
      'destination',
      references.destination,
      'saml-destination-mismatch',
      destination === undefined ? [] : redirectUrls,
      destination === undefined ? [] : [destination],
    ),
    checkIssuers(root, assertion, issuers),
  ];
}

/** A response may have an issuer of its own, which must be the same. */
function checkIssuers(root: NamespacedElement, assertion: NamespacedElement | undefined, issuers: readonly string[]): Check {
  const reference = 'SAML Core §2.2.5, SAML Profiles §4.1.4.3';
  const found = [...new Set([root, ...(assertion ? [assertion] : [])].flatMap((each) => textOf(each, ASSERTION, 'Issuer') ?? []))];
  const unexpected = found.find((each) => !issuers.includes(each));
  return compare(rows, 'issuer', reference, 'saml-issuer-mismatch', issuers, unexpected === undefined ? found : [unexpected]);
}

function spansOf(assertion: NamespacedElement, { time, clockSkewMs }: Expected): Span[] {
  const span = (kind: 'assertion' | 'confirmation', from: number | undefined, until: number | undefined): Span => ({
    part: 'saml',
    kind,
    name: '',
    from: dateOf(from),
    to: dateOf(until),
    state: stateAt(time, from === undefined ? undefined : from - clockSkewMs, until === undefined ? undefined : until + clockSkewMs),
  });
  const { from, until } = validityOf(assertion);
  const end = confirmationEndOf(assertion);
  return [span('assertion', from, until), ...(end === undefined ? [] : [span('confirmation', undefined, end)])];
}

function momentsOf(element: NamespacedElement): Moment[] {
  const issued = dateOf(timeOf(element, 'IssueInstant'));
  const signedIn = dateOf(timeOf(childOf(element, ASSERTION, 'AuthnStatement'), 'AuthnInstant'));
  return [
    ...(issued === null ? [] : [{ kind: 'saml-issued', time: issued } as const]),
    ...(signedIn === null ? [] : [{ kind: 'signed-in', time: signedIn } as const]),
  ];
}
