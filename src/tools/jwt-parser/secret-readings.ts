import { InputError } from '../../contract/errors.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import type { KeyFormat } from './keys.ts';

export type SecretNote =
  | 'secret-is-text'
  | 'secret-is-base64'
  | 'secret-is-base64url'
  | 'secret-is-hex'
  | 'secret-ends-in-line-break'
  | 'secret-lacks-line-break';

/** Another way to read the same secret. */
export interface SecretReading {
  readonly note: SecretNote;
  readonly text: string;
  readonly format: KeyFormat;
}

const LINE_BREAK = /(?:\r?\n)+$/u;

/** The ways to read an HMAC secret, apart from `chosen`. */
export function otherReadings(text: string, chosen: KeyFormat): readonly SecretReading[] {
  const isUrlSafe = /[-_]/u.test(text);
  const readings: readonly SecretReading[] = [
    { note: 'secret-is-text', text, format: 'utf-8' },
    { note: isUrlSafe ? 'secret-is-base64url' : 'secret-is-base64', text, format: 'base64' },
    { note: 'secret-is-hex', text: text.trim(), format: 'hex' },
    { note: 'secret-ends-in-line-break', text: text.replace(LINE_BREAK, ''), format: 'utf-8' },
    ...['\n', '\r\n'].map((end): SecretReading => ({ note: 'secret-lacks-line-break', text: text + end, format: 'utf-8' })),
  ];
  const own = chosen === 'auto' ? 'utf-8' : chosen === 'base64url' ? 'base64' : chosen;
  return readings.filter((reading) => (reading.format !== own || reading.text !== text) && !isDer(reading));
}

/**
 * Whether this is the Base64 of a key or certificate in DER. Never a secret: a public key, which everybody has, would sign
 * tokens (algorithm confusion).
 */
function isDer({ text, format }: SecretReading): boolean {
  if (format !== 'base64') return false;
  try {
    const bytes = decodeBase64(text, 'key');
    const lengthBytes = (bytes[1] ?? 0) < 0x80 ? 0 : (bytes[1] ?? 0) - 0x80;
    const length = lengthBytes === 0 ? (bytes[1] ?? 0) : bytes.slice(2, 2 + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
    return bytes[0] === 0x30 && bytes.length > 32 && length === bytes.length - 2 - lengthBytes;
  } catch (error) {
    if (error instanceof InputError) return true;
    throw error;
  }
}
