import { decodeBase64 } from '../../lib/base64/base64.ts';
import type { MessageEncoding } from '../../lib/digest-text/encodings.ts';
import { readHexOrBase64, readMessage } from '../../lib/digest-text/digest-text.ts';
import { decodeHex } from '../../lib/hex/hex.ts';

/** Decodes a key. The prefix `base64:`, as in Laravel's `APP_KEY`, specifies its encoding. */
export function readKeyBytes(key: string, encoding: MessageEncoding): Uint8Array {
  const prefixed = /^\s*base64:/iu.exec(key)?.[0];
  return prefixed === undefined || encoding === 'utf-8' ? readMessage(key, encoding, 'key') : decodeBase64(key.slice(prefixed.length), 'key');
}

/**
 * Decodes a tag in hex or Base64.
 * @throws InputError `invalid-hex` on `tag`
 */
export const readTag = (tag: string): Uint8Array => (tag.trim() === '' ? new Uint8Array() : (readHexOrBase64(tag) ?? decodeHex(tag, 'tag')));
