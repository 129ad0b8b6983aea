import { encodeUtf8 } from '../charset/utf8.ts';
import type { NamespacedDocument, NamespacedElement } from '../document/xml/namespaced.ts';
import { attributeOf, childElements, childrenNamed, isNamed } from '../document/xml/namespaced.ts';
import { loadDigest } from '../hash/hasher.ts';
import type { Key } from '../key/key.ts';
import { equalBytes } from '../signature/equal.ts';
import { canonicalizations, digestMethods, DSIG, ENVELOPED_SIGNATURE, EXCLUSIVE, signatureMethods } from './algorithms.ts';
import type { Canonicalization } from './canonicalize.ts';
import { canonicalize } from './canonicalize.ts';
import { bytesIn } from './key-info.ts';
import type { SignatureResult } from './results.ts';
import { verifyMessage } from './verify-message.ts';

type How = Omit<Canonicalization, 'omitted'>;

export interface XmlReference {
  /** `''` is the whole document. */
  readonly uri: string;
  readonly digestMethod: string;
  readonly digestValue: Uint8Array | undefined;
  /** Undefined if there is none, or a kind of transform that SAML does not allow (SAML core, section 5.4.4). */
  readonly transforms: { readonly isEnveloped: boolean; readonly how: How } | undefined;
  /** What the reference refers to; several elements if the ID is not unique. */
  readonly targets: readonly (NamespacedElement | NamespacedDocument)[];
}

export interface XmlSignature {
  readonly element: NamespacedElement;
  readonly signedInfo: NamespacedElement | undefined;
  readonly method: string;
  readonly canonicalization: How | undefined;
  readonly references: readonly XmlReference[];
  readonly value: Uint8Array | undefined;
  readonly keyInfo: NamespacedElement | undefined;
}

interface Surroundings {
  readonly document: NamespacedDocument;
  readonly byId: ReadonlyMap<string, readonly NamespacedElement[]>;
}

/** Reads a `Signature` element. What is missing or unknown is undefined; nothing is verified. */
export function readSignature(element: NamespacedElement, surroundings: Surroundings): XmlSignature {
  const signedInfo = onlyChild(element, 'SignedInfo');
  const canonicalization = signedInfo && onlyChild(signedInfo, 'CanonicalizationMethod');
  return {
    element,
    signedInfo,
    method: algorithmOf(signedInfo && onlyChild(signedInfo, 'SignatureMethod')),
    canonicalization: canonicalization && readCanonicalization(canonicalization),
    references: signedInfo ? childrenNamed(signedInfo, DSIG, 'Reference').map((reference) => readReference(reference, surroundings)) : [],
    value: bytesIn(onlyChild(element, 'SignatureValue')),
    keyInfo: onlyChild(element, 'KeyInfo'),
  };
}

function onlyChild(element: NamespacedElement, localName: string): NamespacedElement | undefined {
  const [first, ...others] = childrenNamed(element, DSIG, localName);
  return others.length === 0 ? first : undefined;
}

const algorithmOf = (element: NamespacedElement | undefined): string => (element && attributeOf(element, 'Algorithm')) ?? '';

function readCanonicalization(element: NamespacedElement): How | undefined {
  const known = canonicalizations.get(algorithmOf(element));
  if (!known) return undefined;
  const [list] = childrenNamed(element, EXCLUSIVE, 'InclusiveNamespaces');
  const prefixes = ((list && attributeOf(list, 'PrefixList')) ?? '').split(/[ \t\r\n]+/u).filter((prefix) => prefix !== '');
  return { ...known, inclusivePrefixes: prefixes };
}

function readReference(element: NamespacedElement, { document, byId }: Surroundings): XmlReference {
  const uri = attributeOf(element, 'URI');
  return {
    uri: uri ?? '',
    digestMethod: algorithmOf(onlyChild(element, 'DigestMethod')),
    digestValue: bytesIn(onlyChild(element, 'DigestValue')),
    // An XPointer is a transform, too: it can select any nodes. So are URIs of other documents.
    transforms: uri === '' || /^#(?!xpointer\()/u.test(uri ?? '') ? readTransforms(onlyChild(element, 'Transforms')) : undefined,
    targets: uri === '' ? [document] : uri?.startsWith('#') ? (byId.get(uri.slice(1)) ?? []) : [],
  };
}

/** An enveloped signature is removed, then the rest is canonicalized. A reference to a part of the document never includes comments. */
function readTransforms(element: NamespacedElement | undefined): XmlReference['transforms'] {
  let isEnveloped = false;
  let how: How | undefined;
  for (const transform of element ? childElements(element) : []) {
    if (how || !isNamed(transform, DSIG, 'Transform')) return undefined;
    if (algorithmOf(transform) === ENVELOPED_SIGNATURE) isEnveloped = true;
    else {
      how = readCanonicalization(transform);
      if (!how) return undefined;
    }
  }
  return { isEnveloped, how: { ...(how ?? { method: 'inclusive' }), withComments: false } };
}

export interface Verification {
  readonly result: SignatureResult;
  /** The key that made the signature, even if a digest does not match. */
  readonly key: Key | undefined;
}

/** Verifies a signature with one of several keys, and the digest of everything that it refers to. */
export async function verifySignature(signature: XmlSignature, keys: readonly Key[]): Promise<Verification> {
  const { signedInfo, canonicalization, value, references } = signature;
  if (!signedInfo || !value || signature.method === '' || references.length === 0) return fail('malformed');
  const method = signatureMethods.get(signature.method);
  if (!method || !canonicalization) return fail('unsupported-algorithm');
  const message = encodeUtf8(canonicalize(signedInfo, canonicalization), '');
  const key = await findKey(keys, (each) => verifyMessage(method, each, message, value));
  for (const reference of references) {
    const problem = await verifyReference(reference, signature.element);
    if (problem) return fail(problem, key);
  }
  if (keys.length === 0) return fail('no-key');
  return key ? { result: 'valid', key } : fail('signature-mismatch');
}

const fail = (result: SignatureResult, key?: Key): Verification => ({ result, key });

async function findKey(keys: readonly Key[], fits: (key: Key) => Promise<boolean>): Promise<Key | undefined> {
  for (const key of keys) if (await fits(key)) return key;
  return undefined;
}

async function verifyReference(reference: XmlReference, signature: NamespacedElement): Promise<SignatureResult | undefined> {
  const { transforms, digestValue, targets } = reference;
  if (!digestValue) return 'malformed';
  if (!transforms) return 'unsupported-transform';
  const hash = digestMethods.get(reference.digestMethod);
  if (!hash) return 'unsupported-algorithm';
  const [target] = targets;
  if (!target) return 'target-missing';
  if (targets.length > 1) return 'duplicate-id';
  const text = canonicalize(target, { ...transforms.how, omitted: transforms.isEnveloped ? signature : undefined });
  const digest = await loadDigest(hash);
  return equalBytes(digest(encodeUtf8(text, '')), digestValue) ? undefined : 'digest-mismatch';
}
