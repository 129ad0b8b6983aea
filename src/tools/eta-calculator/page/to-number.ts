import { readNumber } from '../../../lib/decimal/read-number.ts';

/** The number of a box that the run has read, which may be written in another notation. */
export const toNumber = (value: number | string | undefined): number =>
  typeof value === 'string' ? Number(readNumber(value)?.readings[0] ?? 0) : (value ?? 0);
