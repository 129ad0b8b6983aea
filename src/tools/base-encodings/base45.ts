import type { Codec } from './codec.ts';
import { problemAt } from './codec.ts';
import type { Alphabet } from './letters.ts';
import { readLetters, writeLetters } from './letters.ts';

/** RFC 9285, section 4.2: the letters of alphanumeric QR codes, with a space. */
const base45: Alphabet = { encoding: 'base45', letters: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:', ignored: '\t\n\v\f\r' };
const BASE = base45.letters.length;

/** Base45 (RFC 9285): two bytes as three letters, a last byte as two, with the least significant letter first. */
export const base45Codec: Codec = {
  encode({ bytes }) {
    const values = new Uint8Array((bytes.length >> 1) * 3 + (bytes.length & 1) * 2);
    let out = 0;
    for (let at = 0; at < bytes.length; at += 2) {
      const isPair = at + 1 < bytes.length;
      const number = isPair ? ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
      values[out++] = number % BASE;
      values[out++] = Math.floor(number / BASE) % BASE;
      if (isPair) values[out++] = Math.floor(number / BASE ** 2);
    }
    return writeLetters(values, base45.letters);
  },
  decode(text) {
    const { values, indexOf } = readLetters(text, base45);
    if (values.length % 3 === 1) throw problemAt(text, { code: 'incomplete-group', encoding: 'base45', index: indexOf(values.length - 1) });
    const bytes = new Uint8Array(Math.floor(values.length / 3) * 2 + (values.length % 3 === 2 ? 1 : 0));
    let out = 0;
    for (let at = 0; at < values.length; at += 3) {
      const isPair = at + 2 < values.length;
      const number = (values[at] ?? 0) + (values[at + 1] ?? 0) * BASE + (isPair ? (values[at + 2] ?? 0) * BASE ** 2 : 0);
      if (number > (isPair ? 0xffff : 0xff)) throw problemAt(text, { code: 'group-out-of-range', encoding: 'base45', index: indexOf(at) });
      if (isPair) bytes[out++] = number >> 8;
      bytes[out++] = number & 0xff;
    }
    return { bytes };
  },
};
