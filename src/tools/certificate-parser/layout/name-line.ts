import { readAttributes } from '../../../lib/certificate/name.ts';
import { attributeName } from '../oids.ts';

/** Writes a name on one line, as openssl does since 3.2: `C=NO, O=Example + OU=Tools`. */
export const nameLine = (der: Uint8Array): string =>
  readAttributes(der)
    .map(
      ({ oid, value, isDer, isJoined }, index) =>
        `${index === 0 ? '' : isJoined ? ' + ' : ', '}${attributeName(oid)}=${isDer ? value.toUpperCase() : quote(value)}`,
    )
    .join('');

/** Quotes a value with characters that separate parts, and escapes quotes, backslashes and control characters. */
function quote(value: string): string {
  const escaped = value
    .replaceAll(/["\\]/gu, String.raw`\$&`)
    .replaceAll(/\p{Cc}/gu, (character) => (character > '\u007F' ? character : `\\${hexOf(character.charCodeAt(0))}`));
  return /[,+;<>]|^[ #]| $/u.test(value) ? `"${escaped}"` : escaped;
}

/** Writes a name with slashes, as openssl does in the authority key identifier: `/C=NO/O=Example`. */
export const slashedName = (der: Uint8Array): string =>
  readAttributes(der)
    .map(({ oid, value }) => `/${attributeName(oid)}=${escapeBytes(value)}`)
    .join('');

const escapeBytes = (value: string): string =>
  Array.from(new TextEncoder().encode(value), (byte) => {
    if (byte < 0x20 || byte > 0x7e) return `\\x${hexOf(byte)}`;
    return byte === 0x2f || byte === 0x2b ? `\\${String.fromCharCode(byte)}` : String.fromCharCode(byte);
  }).join('');

const hexOf = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
