import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../charset/utf8.ts';
import { nameCharacter } from '../charset/name-character.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PADDING = '=';

/** Encodes as Base32 (RFC 4648, section 6), uppercase and without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  const letters: string[] = [];
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    held += 8;
    while (held >= 5) {
      held -= 5;
      letters.push(ALPHABET.charAt((bits >> held) & 31));
    }
    bits &= 31;
  }
  if (held > 0) letters.push(ALPHABET.charAt((bits << (5 - held)) & 31));
  return letters.join('');
}

/**
 * Decodes Base32 of either case, as people copy it: whitespace and hyphens are ignored, padding is optional, and trailing bits
 * that do not fill a byte are dropped.
 * @throws InputError `invalid-base32` on `field`, at the first invalid character. `start` is the index of the text in the
 * field's value, in code points.
 */
export function decodeBase32(text: string, field: string, start = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((text.length * 5) >> 3);
  let out = 0;
  let bits = 0;
  let held = 0;
  let isPadded = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '-' || /\s/u.test(letter)) continue;
    const value = ALPHABET.indexOf(letter.toUpperCase());
    if (letter === PADDING) isPadded = true;
    else if (value < 0 || isPadded || letter > 'z') {
      const position = { character: start + countCodePoints(text, at) + 1 };
      throw new InputError('invalid-base32', { field, position, params: { character: nameCharacter(text, at) } });
    } else {
      bits = ((bits & 127) << 5) | value;
      held += 5;
      if (held >= 8) {
        held -= 8;
        bytes[out++] = bits >> held;
      }
    }
  }
  return bytes.slice(0, out);
}
