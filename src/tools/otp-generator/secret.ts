import { InputError } from '../../contract/errors.ts';
import { decodeBase32 } from '../../lib/base32/base32.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { decodeHex } from '../../lib/hex/hex.ts';
import type { SecretEncoding } from './terms.ts';

const readers: Readonly<Record<SecretEncoding, (text: string, field: string) => Uint8Array>> = {
  base32: decodeBase32,
  hex: decodeHex,
  'utf-8': encodeUtf8,
};

/**
 * Decodes a shared secret of at least one byte.
 * @throws InputError on `secret`: `key-uri-as-secret`, `invalid-base32`, `invalid-hex`, `unpaired-surrogate`, or `empty-secret`.
 */
export function readSecret(text: string, encoding: SecretEncoding): Uint8Array {
  if (/^\s*(?:otpauth(?:-migration)?|steam):/iu.test(text)) throw new InputError('key-uri-as-secret', { field: 'secret' });
  const bytes = readers[encoding](text, 'secret');
  if (bytes.length === 0) throw new InputError('empty-secret', { field: 'secret' });
  return bytes;
}
