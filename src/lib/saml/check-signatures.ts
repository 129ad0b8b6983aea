import { InputError } from '../../contract/errors.ts';
import { scanBase64 } from '../base64/scan.ts';
import type { Certificate } from '../certificate/certificate.ts';
import { tryCertificate } from '../certificate/certificate.ts';
import { displayName } from '../certificate/name.ts';
import { encodeUtf8 } from '../charset/utf8.ts';
import type { NamespacedDocument, NamespacedElement } from '../document/xml/namespaced.ts';
import { elementsIn, isNamed } from '../document/xml/namespaced.ts';
import { findKeys } from '../key/find-keys.ts';
import type { FoundKey } from '../key/found-key.ts';
import { invalidKey, isUnsupported } from '../key/invalid-key.ts';
import type { Key } from '../key/key.ts';
import { readFoundKey } from '../key/read-keys.ts';
import { DSIG, shortAlgorithm, signatureMethods } from '../xml-signature/algorithms.ts';
import { elementsById, idOf } from '../xml-signature/ids.ts';
import { bareKeysIn, certificatesIn } from '../xml-signature/key-info.ts';
import { verifyMessage } from '../xml-signature/verify-message.ts';
import type { SignatureResult } from '../xml-signature/results.ts';
import type { XmlSignature } from '../xml-signature/xml-signature.ts';
import { readSignature, verifySignature } from '../xml-signature/xml-signature.ts';
import type { Covered, KeySource, Result } from './codes.ts';
import type { QuerySignature } from './find-message.ts';
import { ASSERTION, PROTOCOL } from './message.ts';

/** A signature as people see it. Texts that do not apply are empty. */
export interface SignatureRow {
  readonly covers: Covered | '';
  /** ID of what it covers. */
  readonly id: string;
  readonly algorithm: string;
  readonly digest: string;
  /** Name in the certificate. */
  readonly signer: string;
  readonly keySource: KeySource | '';
  readonly result: Result;
}

/** A key, with its certificate if it is in one. */
export interface KnownKey {
  readonly key: Key;
  readonly certificate: Certificate | undefined;
}

/** A verified signature of the document or of a decrypted assertion. */
export interface CheckedSignature {
  readonly row: SignatureRow;
  /** Undefined for the signature of a query. */
  readonly signature: XmlSignature | undefined;
  /** What it covers, if it is valid. */
  readonly target: NamespacedElement | undefined;
  readonly certificate: Certificate | undefined;
}

/** A document in which signatures are verified. */
export interface Checkable {
  readonly document: NamespacedDocument;
  /** IDs are searched in all of them: a duplicate may be in another one. */
  readonly roots: readonly NamespacedElement[];
}

/**
 * Reads the keys of a text: certificates, public keys, metadata of an identity provider.
 * @throws InputError `invalid-key` on `field`
 */
export async function readKnownKeys(text: string, field: string): Promise<KnownKey[]> {
  const keys: KnownKey[] = [];
  let refusal: InputError | undefined;
  for (const found of findKeys(text)) {
    try {
      keys.push({ key: await readFoundKey(found, field), certificate: await certificateOf(found) });
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      refusal ??= error;
    }
  }
  if (keys.length === 0) throw refusal ?? invalidKey(field, 'none');
  return keys;
}

/** Without a certificate, the key still verifies, but has no name. */
const certificateOf = async (found: FoundKey): Promise<Certificate | undefined> =>
  found.kind === 'der' && found.form === 'certificate' ? tryCertificate(found.der) : undefined;

/** Verifies all signatures of a document: with the given keys, then with those in the signature itself. */
export async function checkDocument({ document, roots }: Checkable, given: readonly KnownKey[]): Promise<CheckedSignature[]> {
  const byId = elementsById(roots);
  const checked: CheckedSignature[] = [];
  for (const element of elementsIn(document.root))
    if (isNamed(element, DSIG, 'Signature')) checked.push(await checkOne(readSignature(element, { document, byId }), document, given));
  return checked;
}

async function checkOne(signature: XmlSignature, document: NamespacedDocument, given: readonly KnownKey[]): Promise<CheckedSignature> {
  const known = [...given, ...(await embeddedKeys(signature))];
  const { result, key } = await verifySignature(
    signature,
    known.map((each) => each.key),
  );
  const signer = known.find((each) => each.key === key);
  const isGiven = signer !== undefined && given.includes(signer);
  const isOther = result === 'valid' && given.length > 0 && !isGiven;
  const certificate = signer?.certificate;
  const target = targetOf(signature, document);
  return {
    row: {
      covers: target ? coveredBy(target.element, target.isDocument) : '',
      id: signature.references[0]?.uri.replace(/^#/u, '') ?? '',
      algorithm: shortAlgorithm(signature.method),
      digest: shortAlgorithm(signature.references[0]?.digestMethod ?? ''),
      signer: certificate ? displayName(certificate.subject) : '',
      keySource: signer ? (isGiven ? 'given' : 'embedded') : '',
      result: isOther ? 'other-key' : result,
    },
    signature,
    target: result === 'valid' && !isOther ? target?.element : undefined,
    certificate,
  };
}

async function embeddedKeys({ keyInfo }: XmlSignature): Promise<KnownKey[]> {
  if (!keyInfo) return [];
  const certificates = (await Promise.all(certificatesIn(keyInfo).map(tryCertificate))).filter((certificate) => certificate !== undefined);
  const bare = await bareKeysIn(keyInfo);
  return [
    ...certificates.flatMap((certificate) => (certificate.key ? [{ key: certificate.key, certificate }] : [])),
    ...bare.map((key) => ({ key, certificate: undefined })),
  ];
}

/** Of several references only the first counts: SAML allows one (SAML core, section 5.4.2). */
function targetOf(
  { references }: XmlSignature,
  document: NamespacedDocument,
): { readonly element: NamespacedElement; readonly isDocument: boolean } | undefined {
  const [target] = references[0]?.targets ?? [];
  if (!target) return undefined;
  return 'kind' in target ? { element: target, isDocument: false } : { element: document.root, isDocument: true };
}

function coveredBy(element: NamespacedElement, isDocument: boolean): Covered {
  if (isNamed(element, ASSERTION, 'Assertion')) return 'assertion';
  if (element.namespace === PROTOCOL) return element.localName.endsWith('Response') ? 'response' : 'request';
  return isDocument ? 'document' : 'other';
}

/** Verifies the signature of the HTTP redirect binding. It has no certificate of its own. */
export async function checkQuery({ signed, algorithm, value }: QuerySignature, root: NamespacedElement, given: readonly KnownKey[]): Promise<CheckedSignature> {
  const method = signatureMethods.get(algorithm);
  const scanned = scanBase64(value);
  let result: SignatureResult = 'no-key';
  let signer: KnownKey | undefined;
  if (!scanned.ok) result = 'malformed';
  else if (!method) result = 'unsupported-algorithm';
  else if (given.length > 0) {
    const message = encodeUtf8(signed, '');
    for (const known of given) if (!signer && (await verifyMessage(method, known.key, message, scanned.bytes))) signer = known;
    result = signer ? 'valid' : 'signature-mismatch';
  }
  return {
    row: {
      covers: 'query',
      id: idOf(root),
      algorithm: shortAlgorithm(algorithm),
      digest: '',
      signer: signer?.certificate ? displayName(signer.certificate.subject) : '',
      keySource: signer ? 'given' : '',
      result,
    },
    signature: undefined,
    target: signer ? root : undefined,
    certificate: signer?.certificate,
  };
}
