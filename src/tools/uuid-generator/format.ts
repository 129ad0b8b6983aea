import { encodeBase64 } from '../../lib/base64/base64.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { formatUuid, toBase64Url, toInteger, toOid } from '../../lib/uuid/uuid.ts';

const writers = {
  hyphenated: (bytes, inCase) => inCase(formatUuid(bytes)),
  plain: (bytes, inCase) => inCase(encodeHex(bytes)),
  braces: (bytes, inCase) => `{${inCase(formatUuid(bytes))}}`,
  urn: (bytes, inCase) => `urn:uuid:${inCase(formatUuid(bytes))}`,
  base64: (bytes) => encodeBase64(bytes),
  base64url: toBase64Url,
  integer: (bytes) => String(toInteger(bytes)),
  oid: toOid,
} satisfies Record<string, (bytes: Uint8Array, inCase: (digits: string) => string) => string>;

export type UuidFormat = keyof typeof writers;

/** Formats a UUID. Uppercase applies to hex digits only. */
export function writeUuid(bytes: Uint8Array, format: UuidFormat, uppercase: boolean): string {
  return writers[format](bytes, (digits) => (uppercase ? digits.toUpperCase() : digits));
}
