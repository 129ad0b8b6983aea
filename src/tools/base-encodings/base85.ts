import { InputError } from '../../contract/errors.ts';
import type { Ipv6 } from '../../lib/ipv6/ipv6.ts';
import { formatIpv6, readIpv6 } from '../../lib/ipv6/ipv6.ts';
import type { Codec, Content, Decoded } from './codec.ts';
import { problemAt } from './codec.ts';
import type { Encoding } from './encodings.ts';
import type { Alphabet } from './letters.ts';
import { AsciiBuilder, readLetters, writeLetters } from './letters.ts';
import { bytesOfNumber, fixedDigits, numberOfBytes, numberOfDigits } from './radix.ts';

const BASE = 85;
const GROUP_BYTES = 4;
const GROUP_LETTERS = 5;
const LAST_NUMBER = 0xff_ff_ff_ff;

const ASCII85 = Array.from({ length: BASE }, (_, value) => String.fromCharCode(0x21 + value)).join('');
const RFC1924 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
/** ZeroMQ 32. */
const Z85 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';

/** The letters after those of Ascii85. Two of them stand for a whole group. */
const AFTER_ASCII85 = 'vwxyz';

const SHORT_GROUPS: Readonly<Record<string, number>> = { z: 0, y: 0x20_20_20_20 };

interface Style {
  /** Letters for whole groups that the encoder writes. */
  readonly short?: readonly string[];
}

function encodeGroups(bytes: Uint8Array, letters: string, { short = [] }: Style = {}): string {
  const target = new AsciiBuilder();
  const shortened = new Map(short.map((letter) => [SHORT_GROUPS[letter] ?? 0, letter.charCodeAt(0)]));
  const codes = new TextEncoder().encode(letters);
  for (let at = 0; at < bytes.length; at += GROUP_BYTES) {
    const size = Math.min(GROUP_BYTES, bytes.length - at);
    const number = (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0;
    const code = size === GROUP_BYTES ? shortened.get(number) : undefined;
    if (code === undefined) for (let place = 0; place <= size; place++) target.add(codes[Math.floor(number / BASE ** (GROUP_LETTERS - 1 - place)) % BASE] ?? 0);
    else target.add(code);
  }
  return target.text;
}

/** Groups of five letters. A last group of two to four letters is completed with the last letter, or refused if `isWhole`. */
function decodeGroups(text: string, alphabet: Alphabet, { start = 0, end = text.length, isWhole = false } = {}): Uint8Array<ArrayBuffer> {
  const { encoding } = alphabet;
  const { values, indexOf } = readLetters(text, alphabet, start, end);
  const target = new AsciiBuilder();
  let number = 0;
  let count = 0;
  const finish = (at: number): void => {
    if (number > LAST_NUMBER) throw problemAt(text, { code: 'group-out-of-range', encoding, index: indexOf(at) });
    for (let place = 0; place < count - 1; place++) target.add(Math.floor(number / 256 ** (GROUP_BYTES - 1 - place)) & 0xff);
    number = 0;
    count = 0;
  };
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value < BASE) {
      number = number * BASE + value;
      count++;
    } else {
      const short = count === 0 ? SHORT_GROUPS[AFTER_ASCII85.charAt(value - BASE)] : undefined;
      if (short === undefined)
        throw problemAt(text, { code: 'misplaced-group', encoding, index: indexOf(at), params: { character: AFTER_ASCII85.charAt(value - BASE) } });
      number = short;
      count = GROUP_LETTERS;
    }
    if (count === GROUP_LETTERS) finish(at - (value < BASE ? GROUP_LETTERS - 1 : 0));
  }
  if (count === 1 || (isWhole && count > 0)) throw problemAt(text, { code: 'incomplete-group', encoding, index: indexOf(values.length - count) });
  const rest = count;
  for (; count > 0 && count < GROUP_LETTERS; count++) number = number * BASE + BASE - 1;
  count = rest;
  if (rest > 0) finish(values.length - rest);
  return target.bytes;
}

const ADOBE_START = '<~';
const ADOBE_END = '~>';
const BTOA_START = 'xbtoa Begin';
const BTOA_END = '\nxbtoa End N ';

function ascii85Codec(encoding: 'ascii85' | 'ascii85-adobe' | 'ascii85-btoa'): Codec {
  const alphabet: Alphabet = { encoding, letters: ASCII85 + AFTER_ASCII85 };
  return {
    encode: ({ bytes }) => {
      const text = encodeGroups(bytes, ASCII85, { short: encoding === 'ascii85-btoa' ? ['z', 'y'] : ['z'] });
      return encoding === 'ascii85-adobe' ? ADOBE_START + text + ADOBE_END : text;
    },
    decode(text) {
      const { start, end, length, isProven } = frameOf(text);
      const bytes = decodeGroups(text, alphabet, { start, end });
      if (length !== undefined && length > bytes.length) throw problemAt(text, { code: 'incomplete-group', encoding, index: end });
      return { bytes: bytes.slice(0, length), isProven };
    },
  };
}

/** Finds the letters between the marks of Adobe or the lines of btoa, whose last group is always whole. */
function frameOf(text: string): { readonly start: number; readonly end: number; readonly length?: number; readonly isProven: boolean } {
  const begin = text.length - text.trimStart().length;
  const btoaEnd = text.lastIndexOf(BTOA_END);
  if (text.startsWith(BTOA_START, begin) && btoaEnd >= 0) {
    const [length] = /^\d+/u.exec(text.slice(btoaEnd + BTOA_END.length, btoaEnd + BTOA_END.length + 16)) ?? [];
    return { start: begin + BTOA_START.length, end: btoaEnd, ...(length !== undefined && { length: Number(length) }), isProven: true };
  }
  const start = text.startsWith(ADOBE_START, begin) ? begin + ADOBE_START.length : begin;
  const close = text.trimEnd().length - ADOBE_END.length;
  const isClosed = close >= start && text.startsWith(ADOBE_END, close);
  return { start, end: isClosed ? close : text.length, isProven: isClosed && start > begin };
}

function base85Codec(alphabet: Alphabet): Codec {
  return { encode: ({ bytes }) => encodeGroups(bytes, alphabet.letters), decode: (text) => ({ bytes: decodeGroups(text, alphabet) }) };
}

const z85: Alphabet = { encoding: 'z85', letters: Z85 };

/** ZeroMQ 32: only whole groups. */
const z85Codec: Codec = {
  encode({ bytes, field }) {
    if (bytes.length % GROUP_BYTES !== 0) throw new InputError('length-not-multiple', { field, params: { multiple: GROUP_BYTES, length: bytes.length } });
    return encodeGroups(bytes, Z85);
  },
  decode: (text) => ({ bytes: decodeGroups(text, z85, { isWhole: true }) }),
};

const ipv6: Alphabet = { encoding: 'base85-ipv6', letters: RFC1924 };
const ADDRESS_BYTES = 16;
const ADDRESS_LETTERS = 20;
const LAST_ADDRESS = 2n ** 128n - 1n;

/** RFC 1924: an IPv6 address as one number of 20 digits. */
const ipv6Codec: Codec = {
  encode(content) {
    const bytes = addressBytes(content);
    return writeLetters(fixedDigits(numberOfBytes(bytes), BASE, ADDRESS_LETTERS), RFC1924);
  },
  decode(text): Decoded {
    const { values, indexOf } = readLetters(text, ipv6);
    if (values.length !== ADDRESS_LETTERS)
      throw problemAt(text, {
        code: 'wrong-length',
        encoding: 'base85-ipv6',
        index: indexOf(Math.min(values.length, ADDRESS_LETTERS)),
        params: { expected: ADDRESS_LETTERS, found: values.length },
      });
    const number = numberOfDigits(values, BASE);
    if (number > LAST_ADDRESS) throw problemAt(text, { code: 'group-out-of-range', encoding: 'base85-ipv6', index: indexOf(0) });
    const short = bytesOfNumber(number);
    const bytes = new Uint8Array(ADDRESS_BYTES);
    bytes.set(short, ADDRESS_BYTES - short.length);
    return { bytes, text: formatIpv6(groupsOf(bytes)) };
  },
};

/** The content is the text of an address, or its 16 bytes. */
function addressBytes({ bytes, field }: Content): Uint8Array {
  const groups = bytes.length <= 64 ? readIpv6(new TextDecoder().decode(bytes).trim()) : undefined;
  if (groups) return Uint8Array.from(groups.flatMap((group) => [group >> 8, group & 0xff]));
  if (bytes.length !== ADDRESS_BYTES) throw new InputError('not-an-address', { field });
  return bytes;
}

const groupsOf = (bytes: Uint8Array): Ipv6 => Array.from({ length: 8 }, (_, index) => ((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0));

export const base85Codecs = {
  ascii85: ascii85Codec('ascii85'),
  'ascii85-adobe': ascii85Codec('ascii85-adobe'),
  'ascii85-btoa': ascii85Codec('ascii85-btoa'),
  base85: base85Codec({ encoding: 'base85', letters: RFC1924 }),
  'base85-ipv6': ipv6Codec,
  z85: z85Codec,
} satisfies Partial<Record<Encoding, Codec>>;
