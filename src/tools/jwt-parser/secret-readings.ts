import { unlessRefused } from '../../contract/errors.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import { lengthOfSequence } from '../../lib/key/der-form.ts';
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
 * Whether this is the Base64 of a key or certificate in DER. It is never a secret: otherwise anyone with the public key
 * could sign tokens (algorithm confusion).
 */
function isDer({ text, format }: SecretReading): boolean {
  const bytes = format === 'base64' ? unlessRefused(() => decodeBase64(text, 'key')) : undefined;
  return bytes !== undefined && bytes.length > 32 && lengthOfSequence(bytes) === bytes.length;
}
