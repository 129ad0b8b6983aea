import { randomBelow } from '../../lib/random/random.ts';

const FIRST = '!'.charCodeAt(0);
const LAST = '~'.charCodeAt(0);

/** A password of so many of the 94 visible characters of ASCII, each of which is as likely as the others: 6.55 bits a character. */
export const strongPassword = (length: number, randomBytes: (length: number) => Uint8Array): string =>
  String.fromCharCode(...Array.from({ length }, () => FIRST + randomBelow(LAST - FIRST + 1, randomBytes)));
