import type { NamespacedElement } from '../document/xml/namespaced.ts';
import { attributeOf, childrenNamed, textIn } from '../document/xml/namespaced.ts';
import type { TimeStatus } from './codes.ts';
import { ASSERTION, childOf, timeOf } from './message.ts';

export const audiencesOf = (conditions: NamespacedElement | undefined): string[] =>
  (conditions ? childrenNamed(conditions, ASSERTION, 'AudienceRestriction') : [])
    .flatMap((restriction) => childrenNamed(restriction, ASSERTION, 'Audience'))
    .map((audience) => textIn(audience).trim());

/** When an assertion, or a request with a time limit, is valid: from `from`, and before `until`. */
export interface Validity {
  readonly from: number | undefined;
  readonly until: number | undefined;
}

export function validityOf(element: NamespacedElement): Validity {
  const conditions = childOf(element, ASSERTION, 'Conditions');
  return { from: timeOf(conditions, 'NotBefore'), until: timeOf(conditions, 'NotOnOrAfter') ?? timeOf(element, 'NotOnOrAfter') };
}

/** `NotOnOrAfter` itself is too late (SAML core, section 2.5.1.2). */
export function statusAt(now: number, { from, until }: Validity): TimeStatus {
  if (from === undefined && until === undefined) return 'no-time-limits';
  if (until !== undefined && now >= until) return 'expired';
  return from !== undefined && now < from ? 'not-yet-valid' : 'active';
}

/** The confirmations with which someone can use the assertion by having it, as in every sign-on in a browser. */
export const bearerConfirmationsOf = (assertion: NamespacedElement): NamespacedElement[] =>
  childrenNamed(childOf(assertion, ASSERTION, 'Subject') ?? assertion, ASSERTION, 'SubjectConfirmation').filter(
    (each) => attributeOf(each, 'Method')?.endsWith(':bearer') === true,
  );
