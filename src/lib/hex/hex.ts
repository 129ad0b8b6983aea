import { InputError } from '../../contract/errors.ts';

const FOREIGN = 255;
const IGNORED = 254;

// character code → four bits, or one of the two markers above
const nibbles = new Uint8Array(128).fill(FOREIGN);
for (let value = 0; value < 16; value++) {
  nibbles[value.toString(16).charCodeAt(0)] = value;
  nibbles[value.toString(16).toUpperCase().charCodeAt(0)] = value;
}
for (const ignored of ' \t\n\f\r:') nibbles[ignored.charCodeAt(0)] = IGNORED;

const LOWER = new TextEncoder().encode('0123456789abcdef');
const UPPER = new TextEncoder().encode('0123456789ABCDEF');

/** Encodes as hex, two digits per byte. */
export function encodeHex(bytes: Uint8Array, { uppercase = false }: { readonly uppercase?: boolean } = {}): string {
  const digits = uppercase ? UPPER : LOWER;
  const target = new Uint8Array(bytes.length * 2);
  let out = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    target[out++] = digits[byte >> 4] ?? 0;
    target[out++] = digits[byte & 15] ?? 0;
  }
  return new TextDecoder().decode(target);
}

/**
 * Decodes hex digits of either case; ASCII whitespace and colons between them are ignored, and so is one leading `0x`.
 * @throws InputError `invalid-hex` on `field`, at the first invalid character, or at the end for an odd number of digits.
 */
export function decodeHex(text: string, field: string): Uint8Array<ArrayBuffer> {
  const fail = (index: number): InputError => new InputError('invalid-hex', { field, position: { character: index + 1 } });
  const bytes = new Uint8Array(text.length >> 1);
  const prefix = /^[ \t\n\f\r]*0x/iu.exec(text)?.[0].length ?? 0;
  let count = 0;
  let high = 0;
  for (let at = prefix; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const nibble = code < 128 ? (nibbles[code] ?? FOREIGN) : FOREIGN;
    if (nibble === FOREIGN) throw fail(at);
    if (nibble === IGNORED) continue;
    if ((count & 1) === 0) high = nibble << 4;
    else bytes[count >> 1] = high | nibble;
    count++;
  }
  if ((count & 1) === 1) throw fail(text.length);
  return bytes.slice(0, count >> 1);
}
