import type { Certificate } from './certificate.ts';

/** `invalid-dates`: a date is unreadable, or the end is before the start. */
export type ValidityStatus = 'active' | 'expired' | 'not-yet-valid' | 'invalid-dates';

/** Compares a time in milliseconds with the validity of a certificate. Both ends belong to it (RFC 5280, section 4.1.2.5). */
export function validityAt({ notBefore, notAfter }: Pick<Certificate, 'notBefore' | 'notAfter'>, time: number): ValidityStatus {
  // Written so that NaN is also invalid.
  if (!(notBefore <= notAfter)) return 'invalid-dates';
  if (time > notAfter) return 'expired';
  return time < notBefore ? 'not-yet-valid' : 'active';
}
