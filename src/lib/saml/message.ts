import { InputError } from '../../contract/errors.ts';
import type { NamespacedDocument, NamespacedElement } from '../document/xml/namespaced.ts';
import { attributeOf, childElements, childrenNamed, elementsIn, isNamed, readNamespaced, textIn } from '../document/xml/namespaced.ts';
import type { Work } from '../work/slices.ts';
import type { Kind } from './codes.ts';
import { FIELD } from './find-message.ts';

export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';

export interface Message {
  readonly document: NamespacedDocument;
  /** The message or assertion itself. Something else, such as SOAP, may be around it. */
  readonly root: NamespacedElement;
  readonly kind: Kind;
}

const kindsByName: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  [`${PROTOCOL} Response`, 'response'],
  [`${ASSERTION} Assertion`, 'assertion'],
  [`${ASSERTION} EncryptedAssertion`, 'assertion'],
  [`${PROTOCOL} AuthnRequest`, 'authn-request'],
  [`${PROTOCOL} LogoutRequest`, 'logout-request'],
  [`${PROTOCOL} LogoutResponse`, 'logout-response'],
]);

/**
 * Reads the XML of a message. Document types are refused.
 * @throws InputError `invalid-xml`, `document-type`, `undeclared-prefix`, `too-deeply-nested`, `not-saml`
 */
export function* readMessage(xml: string): Work<Message> {
  const document = yield* readNamespaced(xml, { field: FIELD, doctype: 'refused' });
  for (const root of elementsIn(document.root)) {
    const kind = kindsByName.get(`${root.namespace} ${root.localName}`) ?? (root.namespace === PROTOCOL ? 'other-message' : undefined);
    if (kind) return { document, root, kind };
  }
  throw new InputError('not-saml', { field: FIELD });
}

/** Returns the text of the first child with this name, without whitespace around it; undefined if there is none. */
export function textOf(element: NamespacedElement | undefined, namespace: string, localName: string): string | undefined {
  const [child] = element ? childrenNamed(element, namespace, localName) : [];
  return child && textIn(child).trim();
}

/** Returns the first child with this name. */
export const childOf = (element: NamespacedElement | undefined, namespace: string, localName: string): NamespacedElement | undefined =>
  element && childrenNamed(element, namespace, localName)[0];

/** Reads a date of XML Schema, which is in UTC in SAML; undefined if there is none or it is not valid. */
export function timeOf(element: NamespacedElement | undefined, attribute: string): number | undefined {
  const text = element && attributeOf(element, attribute);
  const time = text === undefined || !/^-?\d{4}-\d\d-\d\dT/u.test(text) ? Number.NaN : Date.parse(/(?:Z|[+-]\d\d:\d\d)$/u.test(text) ? text : `${text}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** The assertions of a response that a receiver reads: its children. An assertion alone is its own. */
export const assertionsOf = ({ root }: Pick<Message, 'root'>): NamespacedElement[] =>
  isNamed(root, ASSERTION, 'Assertion') ? [root] : childElements(root).filter((child) => isNamed(child, ASSERTION, 'Assertion'));

/** Encrypted assertions, of a response or alone. */
export const encryptedAssertionsOf = ({ root }: Pick<Message, 'root'>): NamespacedElement[] =>
  isNamed(root, ASSERTION, 'EncryptedAssertion') ? [root] : childElements(root).filter((child) => isNamed(child, ASSERTION, 'EncryptedAssertion'));
