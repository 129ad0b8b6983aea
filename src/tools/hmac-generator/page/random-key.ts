import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { encodeHex } from '../../../lib/hex/hex.ts';

const KEY_BYTES = 32;

/** 32 random bytes as a key of an encoding is written; as plain text, the characters of Base64 for URLs stand for themselves. */
export function randomKey(encoding: unknown): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  if (encoding === 'hex') return encodeHex(bytes);
  return encodeBase64(bytes, { urlSafe: encoding !== 'base64' });
}
