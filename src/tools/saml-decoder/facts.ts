import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import type { NamespacedElement } from '../../lib/document/xml/namespaced.ts';
import { attributeOf, childrenNamed, textIn } from '../../lib/document/xml/namespaced.ts';
import type { FactName } from '../../lib/saml/codes.ts';
import type { decode } from './fields.ts';
import { ASSERTION, childOf, PROTOCOL, textOf, timeOf } from '../../lib/saml/message.ts';
import { audiencesOf } from '../../lib/saml/validity.ts';
import { meaningOf } from './reference.ts';

type Decoded = OutputValues<(typeof decode)['output']>;
export type FactRow = Decoded['facts'][number];
export type AttributeRow = Decoded['attributes'][number];

interface Sources {
  readonly root: NamespacedElement;
  /** The assertion that is used, if there is one and it can be read. */
  readonly assertion: NamespacedElement | undefined;
  readonly relayState: string | undefined;
}

/** Lists what a message and its assertion say, in the order of the codes. */
export function describeFacts({ root, assertion, relayState }: Sources, reference: RunContext['reference']): FactRow[] {
  const subject = childOf(assertion ?? root, ASSERTION, 'Subject');
  const nameId = childOf(subject, ASSERTION, 'NameID') ?? childOf(root, ASSERTION, 'NameID');
  const confirmations = subject ? childrenNamed(subject, ASSERTION, 'SubjectConfirmation') : [];
  const data = childOf(confirmations[0], ASSERTION, 'SubjectConfirmationData');
  const conditions = childOf(assertion ?? root, ASSERTION, 'Conditions');
  const statement = childOf(assertion, ASSERTION, 'AuthnStatement');
  const context = childOf(statement, ASSERTION, 'AuthnContext');
  const status = childOf(root, PROTOCOL, 'Status');
  const statusCode = childOf(status, PROTOCOL, 'StatusCode');
  const requested = childOf(root, PROTOCOL, 'RequestedAuthnContext');
  const all: Readonly<Record<FactName, string | undefined | readonly string[]>> = {
    issuer: textOf(root, ASSERTION, 'Issuer') ?? textOf(assertion, ASSERTION, 'Issuer'),
    subject: nameId && textIn(nameId).trim(),
    'subject-format': value(nameId, 'Format'),
    audience: audiencesOf(conditions),
    status: value(statusCode, 'Value'),
    'status-detail': value(childOf(statusCode, PROTOCOL, 'StatusCode'), 'Value'),
    'status-message': textOf(status, PROTOCOL, 'StatusMessage'),
    'authentication-time': dateOf(statement, 'AuthnInstant'),
    'authentication-context': textOf(context ?? requested, ASSERTION, 'AuthnContextClassRef'),
    'confirmation-method': confirmations.flatMap((each) => attributeOf(each, 'Method') ?? []),
    recipient: value(data, 'Recipient'),
    destination: value(root, 'Destination'),
    'consumer-url': value(root, 'AssertionConsumerServiceURL'),
    'requested-format': value(childOf(root, PROTOCOL, 'NameIDPolicy'), 'Format'),
    'force-authn': value(root, 'ForceAuthn'),
    'in-response-to': value(root, 'InResponseTo') ?? value(data, 'InResponseTo'),
    session: value(statement, 'SessionIndex') ?? textOf(root, PROTOCOL, 'SessionIndex'),
    'issued-at': dateOf(assertion ?? root, 'IssueInstant'),
    'not-before': dateOf(conditions, 'NotBefore'),
    'not-on-or-after': dateOf(conditions, 'NotOnOrAfter'),
    'confirmation-until': dateOf(data, 'NotOnOrAfter'),
    id: value(root, 'ID'),
    'relay-state': relayState,
    endpoint: undefined,
  };
  return Object.entries(all).flatMap(([name, values]) =>
    (typeof values === 'string' ? [values] : (values ?? []))
      .filter((each) => each !== '')
      .map((each) => ({ name: name as FactName, value: each, meaning: meaningOf(lastSegment(each), reference, SEGMENTED.has(name)) })),
  );
}

const value = (element: NamespacedElement | undefined, name: string): string | undefined => element && attributeOf(element, name);

/** Facts whose values are URNs that the reference explains by their last segment. */
const SEGMENTED: ReadonlySet<string> = new Set([
  'subject-format',
  'status',
  'status-detail',
  'authentication-context',
  'confirmation-method',
  'requested-format',
] satisfies FactName[]);

const lastSegment = (urn: string): string => urn.split(/[:/]/u).at(-1) ?? '';

/** A date as it is written if it is not valid. */
function dateOf(element: NamespacedElement | undefined, attribute: string): string | undefined {
  const time = timeOf(element, attribute);
  return time === undefined ? element && attributeOf(element, attribute) : formatUtc(time);
}

/** Lists the attributes of an assertion, one row per value. */
export function attributesOf(assertion: NamespacedElement | undefined): AttributeRow[] {
  const statements = assertion ? childrenNamed(assertion, ASSERTION, 'AttributeStatement') : [];
  return statements
    .flatMap((statement) => childrenNamed(statement, ASSERTION, 'Attribute'))
    .flatMap((attribute) => {
      const name = attributeOf(attribute, 'Name') ?? '';
      const friendlyName =
        attributeOf(attribute, 'FriendlyName') ?? knownNames.get(name.replace(/^urn:oid:/u, '')) ?? (/^https?:/u.test(name) ? lastSegment(name) : '');
      const values = childrenNamed(attribute, ASSERTION, 'AttributeValue').map((value) => textIn(value).trim());
      return (values.length === 0 ? [''] : values).map((value) => ({ name, friendlyName, value }));
    });
}

/** Object identifier → name, in LDAP (RFC 4519, RFC 2798) and eduPerson. */
const knownNames: ReadonlyMap<string, string> = new Map([
  ['0.9.2342.19200300.100.1.1', 'uid'],
  ['0.9.2342.19200300.100.1.3', 'mail'],
  ['2.5.4.3', 'cn'],
  ['2.5.4.4', 'sn'],
  ['2.5.4.10', 'o'],
  ['2.5.4.11', 'ou'],
  ['2.5.4.12', 'title'],
  ['2.5.4.20', 'telephoneNumber'],
  ['2.5.4.42', 'givenName'],
  ['2.16.840.1.113730.3.1.3', 'employeeNumber'],
  ['2.16.840.1.113730.3.1.39', 'preferredLanguage'],
  ['2.16.840.1.113730.3.1.241', 'displayName'],
  ['1.3.6.1.4.1.5923.1.1.1.1', 'eduPersonAffiliation'],
  ['1.3.6.1.4.1.5923.1.1.1.6', 'eduPersonPrincipalName'],
  ['1.3.6.1.4.1.5923.1.1.1.7', 'eduPersonEntitlement'],
  ['1.3.6.1.4.1.5923.1.1.1.9', 'eduPersonScopedAffiliation'],
  ['1.3.6.1.4.1.5923.1.1.1.10', 'eduPersonTargetedID'],
  ['1.3.6.1.4.1.5923.1.1.1.13', 'eduPersonUniqueId'],
  ['1.3.6.1.4.1.5923.1.5.1.1', 'isMemberOf'],
  ['1.3.6.1.4.1.25178.1.2.9', 'schacHomeOrganization'],
]);
