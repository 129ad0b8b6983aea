import { BASE32_LETTERS, bytesOfQuintets, encodeBase32, quintetsOf } from '../../lib/base32/base32.ts';
import type { Codec, Content, EncodeOptions } from './codec.ts';
import { problemAt } from './codec.ts';
import type { Encoding } from './encodings.ts';
import type { Alphabet } from './letters.ts';
import { readLetters, WHITESPACE } from './letters.ts';

const HEX_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
const CROCKFORD_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const Z_LETTERS = 'ybndrfg8ejkmcpqxot1uwisza345h769';
/** The symbols for the remainder modulo 37 of a number, after the 32 letters. */
const CHECK_SYMBOLS = `${CROCKFORD_LETTERS}*~$=U`;
const CHECK_MODULUS = 37;

const crockford = (encoding: Encoding): Alphabet => ({
  encoding,
  letters: CROCKFORD_LETTERS,
  ignoresCase: true,
  alike: ['1I', '1L', '0O'],
  ignored: `${WHITESPACE}-`,
});

/** Numbers of letters in a last group that no number of bytes has. */
const isIncomplete = (count: number): boolean => [1, 3, 6].includes(count % 8);

/** Base32 of RFC 4648 and of z-base-32: bits from left to right. */
function streamCodec(alphabet: Alphabet, isPadded: boolean): Codec {
  return {
    encode: ({ bytes }, { padding, letterCase }) =>
      inCase(encodeBase32(bytes, { letters: alphabet.letters, padding: padding === 'auto' ? isPadded : padding === 'keep' }), letterCase, isPadded),
    decode(text) {
      const end = endBeforePadding(text, alphabet.encoding);
      const letters = readLetters(text, alphabet, 0, end);
      const { length } = letters.values;
      if (isIncomplete(length)) throw problemAt(text, { code: 'incomplete-group', encoding: alphabet.encoding, index: letters.indexOf(length - 1) });
      const { bytes, isCanonical } = bytesOfQuintets(letters.values);
      return { bytes, hasUnusedBits: !isCanonical };
    },
  };
}

const inCase = (text: string, letterCase: EncodeOptions['letterCase'], hasCase = true): string => {
  if (letterCase === 'auto' || !hasCase) return text;
  return letterCase === 'upper' ? text.toUpperCase() : text.toLowerCase();
};

/**
 * Returns the index of the padding, or the end.
 * @throws InputError `invalid-padding` if letters follow, or the last group does not become complete.
 */
function endBeforePadding(text: string, encoding: Encoding): number {
  const start = text.indexOf('=');
  if (start < 0) return text.length;
  const padding = text.slice(start).replace(/\s/gu, '');
  const letters = text.slice(0, start).replace(/\s/gu, '').length;
  if (/[^=]/u.test(padding) || (letters + padding.length) % 8 !== 0 || padding.length > 6)
    throw problemAt(text, { code: 'invalid-padding', encoding, index: start });
  return start;
}

/** Base32 of Crockford: bits from left to right, or a number, whose bits end with the last letter. Both can have a check symbol. */
function crockfordCodec(encoding: 'base32-crockford' | 'base32-crockford-number'): Codec {
  const alphabet = crockford(encoding);
  const isNumber = encoding === 'base32-crockford-number';
  const leadingBitsOf = ({ bytes }: Content): number => (isNumber ? (5 - ((bytes.length * 8) % 5)) % 5 : 0);
  return {
    encode(content, { letterCase, checkSymbol }) {
      const leadingBits = leadingBitsOf(content);
      const letters = encodeBase32(content.bytes, { letters: CROCKFORD_LETTERS, leadingBits });
      const check = checkSymbol ? CHECK_SYMBOLS.charAt(remainder(quintetsOf(content.bytes, leadingBits))) : '';
      return inCase(letters + check, letterCase);
    },
    decode(text, { checkSymbol }) {
      const end = text.trimEnd().length - 1;
      const hasCheck = end >= 0 && (checkSymbol || /[*~$=Uu]/u.test(text.charAt(end)));
      const { values, indexOf } = readLetters(text, alphabet, 0, hasCheck ? end : text.length);
      const check = hasCheck ? CHECK_SYMBOLS.charAt(remainder(values)) : '';
      if (hasCheck && symbolOf(text.charAt(end)) !== check)
        throw problemAt(text, { code: 'wrong-check-symbol', encoding, index: end, params: { found: text.charAt(end), expected: check } });
      const details = hasCheck ? [{ name: 'check-symbol' as const, value: check }] : [];
      if (isNumber) return { bytes: bytesOfNumber(values), details };
      if (isIncomplete(values.length)) throw problemAt(text, { code: 'incomplete-group', encoding, index: indexOf(values.length - 1) });
      const { bytes, isCanonical } = bytesOfQuintets(values);
      return { bytes, hasUnusedBits: !isCanonical, details };
    },
  };
}

const symbolOf = (character: string): string => character.toUpperCase().replace(/[IL]/u, '1').replace('O', '0');

function remainder(quintets: Uint8Array): number {
  let rest = 0;
  for (let at = 0; at < quintets.length; at++) rest = (rest * 32 + (quintets[at] ?? 0)) % CHECK_MODULUS;
  return rest;
}

/** Returns the bytes of a number: as many as its letters were made from, or one more if the number is too large for that. */
function bytesOfNumber(quintets: Uint8Array): Uint8Array<ArrayBuffer> {
  const extraBits = (quintets.length * 5) % 8;
  const { bytes } = bytesOfQuintets(quintets, (8 - extraBits) % 8);
  return extraBits > 0 && bytes[0] === 0 && bytes.length > 1 ? bytes.slice(1) : bytes;
}

export const base32Codecs = {
  base32: streamCodec({ encoding: 'base32', letters: BASE32_LETTERS, ignoresCase: true }, true),
  base32hex: streamCodec({ encoding: 'base32hex', letters: HEX_LETTERS, ignoresCase: true }, true),
  'z-base-32': streamCodec({ encoding: 'z-base-32', letters: Z_LETTERS, ignoresCase: true }, false),
  'base32-crockford': crockfordCodec('base32-crockford'),
  'base32-crockford-number': crockfordCodec('base32-crockford-number'),
} satisfies Partial<Record<Encoding, Codec>>;
