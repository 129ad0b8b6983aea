import { latin1 } from '../bytes/binary.ts';

const utf8 = 0x0c;
const universal = 0x1c;
const bmp = 0x1e;
/** NumericString, PrintableString, TeletexString, VideotexString, IA5String, GraphicString, VisibleString and GeneralString. */
const singleByte: readonly number[] = [0x12, 0x13, 0x14, 0x15, 0x16, 0x19, 0x1a, 0x1b];

/**
 * Reads a character string (X.690, section 8.23); undefined for an element of another type. TeletexString is read as Latin-1, which
 * is what writers of certificates put into it.
 */
export function readString(tag: number, content: Uint8Array): string | undefined {
  if (tag === utf8) return new TextDecoder().decode(content);
  if (tag === bmp) return fromUnits(content, 2);
  if (tag === universal) return fromUnits(content, 4);
  return singleByte.includes(tag) ? latin1(content) : undefined;
}

function fromUnits(content: Uint8Array, size: 2 | 4): string {
  const units: string[] = [];
  for (let at = 0; at + size <= content.length; at += size) {
    const unit = content.subarray(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0);
    units.push(size === 2 ? String.fromCharCode(unit) : unit > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(unit));
  }
  return units.join('');
}
