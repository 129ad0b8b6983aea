import { encodeBase64 } from '../../lib/base64/base64.ts';
import type { MessageEncoding } from '../../lib/digest-text/encodings.ts';
import { encodeHex } from '../../lib/hex/hex.ts';

const KEY_BYTES = 32;

/** Generates a key of 32 random bytes in an encoding. As plain text it is 43 characters of Base64url, used literally. */
export function randomKey(encoding: MessageEncoding, randomBytes: (length: number) => Uint8Array): string {
  const bytes = randomBytes(KEY_BYTES);
  return encoding === 'hex' ? encodeHex(bytes) : encodeBase64(bytes, { urlSafe: encoding === 'utf-8' });
}
