import { readNumber } from '../../../lib/decimal/read-number.ts';

/** Returns the parsed number of a field, which can be entered in a different notation. */
export const toNumber = (value: number | string | undefined): number =>
  typeof value === 'string' ? Number(readNumber(value)?.readings[0] ?? 0) : (value ?? 0);
