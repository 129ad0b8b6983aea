import { unlessRefused } from '../../contract/errors.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { anyName, ending, peelLayers, quotes, trimInvisible } from '../surroundings/surroundings.ts';
import { lengthOfSequence } from './der-form.ts';
import { findJsonKeys } from './json-keys.ts';
import type { SecretNote } from './secret-notes.ts';

export type SecretFormat = 'utf-8' | 'base64' | 'hex';

/** Another way to read the same secret. */
export interface SecretReading {
  readonly notes: readonly SecretNote[];
  readonly text: string;
  readonly format: SecretFormat;
}

/** Limits the work for a text with many keys. */
const MAX_READINGS = 24;

/** Standard Webhooks: Base64 after a prefix that is not part of it. Stripe uses the same prefix, but the whole text is the secret. */
const WEBHOOK_SECRET = /^(?:v1,)?whsec_(?=\S)/u;

/** Returns at most `MAX_READINGS` readings of an HMAC secret, except `chosen`; the most common come first. Not all of them can be decoded. */
export function otherReadings(text: string, chosen: SecretFormat | undefined): readonly SecretReading[] {
  const bare = trimInvisible(text).text;
  const prefix = WEBHOOK_SECRET.exec(bare)?.[0] ?? '';
  const readings: readonly SecretReading[] = [
    ...inEveryFormat(text, []),
    { notes: ['secret-ends-in-line-break'], text: withoutLineBreaks(text), format: 'utf-8' },
    ...['\n', '\r\n'].map((end): SecretReading => ({ notes: ['secret-lacks-line-break'], text: text + end, format: 'utf-8' })),
    ...secretsOfJwks(text).map((secret): SecretReading => ({ notes: ['secret-is-jwk'], text: secret, format: 'base64' })),
    ...(prefix === '' ? [] : [{ notes: ['secret-has-prefix'], text: bare.slice(prefix.length), format: 'base64' } as const]),
    ...valuesIn(text).flatMap((value) => inEveryFormat(value, ['secret-has-surroundings'])),
  ];
  return readings.filter((reading) => (reading.format !== chosen || reading.text !== text) && !isDer(reading)).slice(0, MAX_READINGS);
}

/** Returns the secrets of the JWKs in a text, as Base64url. */
export const secretsOfJwks = (text: string): readonly string[] =>
  findJsonKeys(text, () => []).keys.flatMap((key) => (key.kind === 'jwk' && key.jwk.kty === 'oct' && typeof key.jwk.k === 'string' ? [key.jwk.k] : []));

function inEveryFormat(text: string, notes: readonly SecretNote[]): readonly SecretReading[] {
  const base64: SecretNote = /[-_]/u.test(text) ? 'secret-is-base64url' : 'secret-is-base64';
  return [
    { notes: notes.length === 0 ? ['secret-is-text'] : notes, text, format: 'utf-8' },
    { notes: [...notes, base64], text, format: 'base64' },
    { notes: [...notes, 'secret-is-hex'], text: text.trim(), format: 'hex' },
  ];
}

/** Returns the trimmed text, then the text without quotes, a name and the end of a line of code. */
function valuesIn(text: string): readonly string[] {
  const values = [trimInvisible(text).text, ...peelLayers(text, [quotes, ending, anyName]).map((layer) => layer.text)];
  return values.filter((value) => value !== '' && value !== text && value !== withoutLineBreaks(text));
}

/** Returns a text without trailing line breaks. */
export function withoutLineBreaks(text: string): string {
  // A pattern that ends in `+$` would be quadratic in line breaks.
  let end = text.length;
  while (text[end - 1] === '\n') end -= text[end - 2] === '\r' ? 2 : 1;
  return text.slice(0, end);
}

/**
 * Whether this is the Base64 of a key or certificate in DER. It is never a secret: otherwise anyone with the public key
 * could sign tokens (algorithm confusion).
 */
function isDer({ text, format }: SecretReading): boolean {
  const bytes = format === 'base64' ? unlessRefused(() => decodeBase64(text, 'key')) : undefined;
  return bytes !== undefined && bytes.length > 32 && lengthOfSequence(bytes) === bytes.length;
}
