import { InputError } from '../../contract/errors.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import * as parts from '../../lib/hash/hash-wasm-parts.js';
import type { BcryptHash } from './encoding.ts';
import { parseBcryptHash } from './encoding.ts';

/** The number of bytes used. Every bcrypt implementation ignores the rest. */
const MAX_PASSWORD_BYTES = 72;

interface Password {
  /** The bytes that bcrypt uses. */
  readonly bytes: Uint8Array;
  /** The length of the whole password. */
  readonly byteLength: number;
  /** Whether it was longer than bcrypt supports. It can be truncated within a character. */
  readonly truncated: boolean;
}

/**
 * Encodes a password as UTF-8, truncated to the bytes that bcrypt uses.
 * @throws InputError on `password`: `nul-character`, where implementations disagree; `unpaired-surrogate`.
 */
export function passwordBytes(password: string): Password {
  const bytes = encodeUtf8(password, 'password');
  const nul = [...password].indexOf('\0');
  if (nul >= 0) throw new InputError('nul-character', { field: 'password', position: { character: nul + 1 } });
  return { bytes: bytes.subarray(0, MAX_PASSWORD_BYTES), byteLength: bytes.length, truncated: bytes.length > MAX_PASSWORD_BYTES };
}

/** Computes bcrypt as in OpenBSD's `$2b$`. `salt` has 16 bytes, `cost` is the log2 of the number of rounds. */
export async function bcrypt(password: Uint8Array, salt: Uint8Array, cost: number): Promise<BcryptHash> {
  const { default: engine } = await parts.bcrypt();
  // The key is the password and a zero byte, repeated: an empty password and a single zero byte give the same key.
  const key = password.length === 0 ? new Uint8Array(1) : password;
  return parseBcryptHash(await engine.bcrypt({ password: key, salt, costFactor: cost, outputType: 'encoded' }), '');
}
