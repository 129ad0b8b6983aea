import { randomBelow } from '../../lib/random/random.ts';

const FIRST = '!'.charCodeAt(0);
const LAST = '~'.charCodeAt(0);

/** Generates a password of `length` of the 94 visible ASCII characters, each equally likely: 6.55 bits per character. */
export const strongPassword = (length: number, randomBytes: (length: number) => Uint8Array): string =>
  String.fromCharCode(...Array.from({ length }, () => FIRST + randomBelow(LAST - FIRST + 1, randomBytes)));
