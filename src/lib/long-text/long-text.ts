import { InputError } from '../../contract/errors.ts';

// Strings of V8 hold a little less than twice as much, and a page much less beside them.
const MAX_UNITS = 2 ** 28;

/** @throws InputError `too-long` on `field` if a text of so many UTF-16 code units would be more than a page can hold. */
export function refuseTooLong(length: number, field: string): void {
  if (length > MAX_UNITS) throw new InputError('too-long', { field, params: { limit: MAX_UNITS } });
}
