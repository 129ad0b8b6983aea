import type { Codec } from './codec.ts';
import type { Alphabet } from './letters.ts';
import { AsciiBuilder, readLetters } from './letters.ts';

/** basE91 by Joachim Henke. */
const base91: Alphabet = {
  encoding: 'base91',
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,./:;<=>?@[]^_`{|}~"',
};
const BASE = base91.letters.length;
const codes = new TextEncoder().encode(base91.letters);
const THIRTEEN_BITS = 2 ** 13 - 1;
const FOURTEEN_BITS = 2 ** 14 - 1;
/** A pair of letters is 13 bits, or 14 if those are at most this number, because 91 squared is more than 2 to the power of 13. */
const SMALL = BASE ** 2 - 2 ** 13 - 1;

export const base91Codec: Codec = {
  encode({ bytes }) {
    const target = new AsciiBuilder();
    let bits = 0;
    let held = 0;
    const add = (pair: number): void => {
      target.add(codes[pair % BASE] ?? 0);
      target.add(codes[Math.floor(pair / BASE)] ?? 0);
    };
    for (let at = 0; at < bytes.length; at++) {
      bits |= (bytes[at] ?? 0) << held;
      held += 8;
      if (held <= 13) continue;
      const isLong = (bits & THIRTEEN_BITS) <= SMALL;
      add(bits & (isLong ? FOURTEEN_BITS : THIRTEEN_BITS));
      bits >>= isLong ? 14 : 13;
      held -= isLong ? 14 : 13;
    }
    if (held > 7 || bits >= BASE) add(bits);
    else if (held > 0) target.add(codes[bits] ?? 0);
    return target.text;
  },
  decode(text) {
    const { values } = readLetters(text, base91);
    const target = new AsciiBuilder();
    let bits = 0;
    let held = 0;
    for (let at = 0; at + 1 < values.length; at += 2) {
      const pair = (values[at] ?? 0) + (values[at + 1] ?? 0) * BASE;
      bits |= pair << held;
      held += (pair & THIRTEEN_BITS) <= SMALL ? 14 : 13;
      for (; held > 7; held -= 8) {
        target.add(bits & 0xff);
        bits >>= 8;
      }
    }
    if (values.length % 2 === 1) target.add((bits | ((values.at(-1) ?? 0) << held)) & 0xff);
    return { bytes: target.bytes };
  },
};
