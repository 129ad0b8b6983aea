import type { NamespacedElement } from '../document/xml/namespaced.ts';
import { attributeOf, elementsIn, isNamed } from '../document/xml/namespaced.ts';
import { elementsById } from '../xml-signature/ids.ts';
import type { CheckedSignature } from './check-signatures.ts';
import type { Verdict, WarningCode } from './codes.ts';
import { audiencesOf, bearerConfirmationsOf, statusAt, validityOf } from './validity.ts';
import type { Message } from './message.ts';
import { ASSERTION, childOf, timeOf } from './message.ts';

/** All that a verdict and warnings depend on. */
export interface Evidence {
  readonly message: Message;
  /** Roots of decrypted documents. */
  readonly decrypted: readonly NamespacedElement[];
  /** The assertions that a receiver reads, decrypted ones included. */
  readonly assertions: readonly NamespacedElement[];
  readonly stillEncrypted: number;
  readonly signatures: readonly CheckedSignature[];
  /** In milliseconds. */
  readonly now: number;
}

const UNVERIFIABLE: ReadonlySet<string> = new Set(['no-key', 'unsupported-algorithm', 'unsupported-transform']);

/** Judges the signatures. One that is not valid makes the whole message invalid, as it does for a receiver. */
export function judge({ message, assertions, stillEncrypted, signatures }: Evidence): Verdict {
  const results = signatures.map(({ row }) => row.result);
  if (results.includes('other-key')) return 'other-key';
  if (results.some((result) => result !== 'valid' && !UNVERIFIABLE.has(result))) return 'invalid';
  const used = assertions.length > 0 ? assertions : [message.root];
  const covering = used.map((element) => signatures.filter((signature) => isCovered(element, signature)));
  if (covering.every((each) => each.length > 0)) {
    const isGiven = covering.every((each) => each.some(({ row }) => row.keySource === 'given'));
    return isGiven ? 'verified' : 'embedded-key';
  }
  if (results.some((result) => UNVERIFIABLE.has(result))) return 'unverifiable';
  if (assertions.length === 0 && stillEncrypted > 0) return 'encrypted';
  return results.length > 0 ? 'not-covered' : 'unsigned';
}

/** Whether a valid signature covers the element, by itself or with an element around it. It never covers what is inside the signature itself. */
function isCovered(element: NamespacedElement, { target, signature, row }: CheckedSignature): boolean {
  if (!target || (signature && !isInPlace(signature.element, target, row.covers === 'document'))) return false;
  for (let around: NamespacedElement | undefined = element; around && around !== signature?.element; around = around.parent) if (around === target) return true;
  return false;
}

/** A signature is a child of what it signs (SAML core, section 5.4.1). */
const isInPlace = (signature: NamespacedElement, target: NamespacedElement, isDocument: boolean): boolean => isDocument || signature.parent === target;

/** Returns what may deceive a receiver, or is unusual, in the order of the codes. */
export function warningsOf(evidence: Evidence, weakEncryption: boolean): WarningCode[] {
  const { message, decrypted, assertions, stillEncrypted, signatures, now } = evidence;
  const roots = [message.document.root, ...decrypted];
  const all = roots.flatMap((root) => [...elementsIn(root)]);
  const isSigned = signatures.some(({ target }) => target !== undefined);
  const [assertion] = assertions;
  const confirmation =
    assertion && childOf(childOf(childOf(assertion, ASSERTION, 'Subject'), ASSERTION, 'SubjectConfirmation'), ASSERTION, 'SubjectConfirmationData');
  const until = timeOf(confirmation, 'NotOnOrAfter');
  const isLogin = assertion !== undefined && bearerConfirmationsOf(assertion).length > 0;
  return [
    ...when(isSigned && assertions.some((each) => !signatures.some((signature) => isCovered(each, signature))), 'assertion-not-covered'),
    ...when(
      all.some((element) => isNamed(element, ASSERTION, 'Assertion') && !assertions.includes(element)),
      'assertion-not-in-place',
    ),
    ...when(assertions.length > 1, 'several-assertions'),
    ...when(
      [...elementsById(roots).values()].some((elements) => elements.length > 1),
      'duplicate-id',
    ),
    ...when(signatures.some(isMisplaced), 'signature-not-in-place'),
    ...when(
      signatures.some(({ signature }) => (signature?.references.length ?? 0) > 1),
      'several-references',
    ),
    ...when(all.some(hasSplitText), 'comment-in-value'),
    ...when(
      signatures.some(({ row }) => row.algorithm.endsWith('sha1') || row.digest === 'sha1'),
      'sha-1',
    ),
    ...when(
      signatures.some(({ certificate }) => certificate && (now < certificate.notBefore || now > certificate.notAfter)),
      'certificate-not-valid',
    ),
    ...when(stillEncrypted > 0, 'encrypted-assertion'),
    ...when(weakEncryption, 'weak-encryption'),
    ...when(isLogin && audiencesOf(childOf(assertion, ASSERTION, 'Conditions')).length === 0, 'no-audience'),
    ...when(isLogin && until === undefined && statusAt(now, validityOf(assertion)) === 'no-time-limits', 'no-time-limits'),
    ...when(isLogin && until !== undefined && now >= until, 'confirmation-expired'),
    ...when(message.kind === 'response' && attributeOf(message.root, 'InResponseTo') === undefined, 'no-in-response-to'),
  ];
}

const when = (holds: boolean, code: WarningCode): WarningCode[] => (holds ? [code] : []);

/** Whether a signature refers to something else than the element that it is a child of. */
function isMisplaced({ signature, row }: CheckedSignature): boolean {
  const targets = signature?.references[0]?.targets ?? [];
  return targets.length > 0 && row.covers !== 'document' && targets.every((target) => ('kind' in target ? target : target.root) !== signature?.element.parent);
}

/** Values that receivers compare. Some libraries read only the text before a comment. */
const VALUES = new Set(['NameID', 'AttributeValue', 'Issuer', 'Audience']);

const hasSplitText = ({ namespace, localName, children }: NamespacedElement): boolean =>
  namespace === ASSERTION && VALUES.has(localName) && children.some(({ kind }) => kind === 'comment') && children.some(({ kind }) => kind === 'text');
