import { unlessRefused } from '../../contract/errors.ts';
import { readMessage } from '../../lib/digest-text/digest-text.ts';
import type { MessageEncoding } from '../../lib/digest-text/encodings.ts';
import type { SecretNote } from '../../lib/key/secret-notes.ts';
import { otherReadings, secretsOfJwks } from '../../lib/key/secret-readings.ts';

/** A key from another interpretation of its text. */
export interface OtherKey {
  readonly bytes: Uint8Array;
  readonly notes: readonly SecretNote[];
}

/** Returns the keys from other interpretations of a text, without duplicates and without the selected one. */
export function otherKeys(text: string, encoding: MessageEncoding, chosen: Uint8Array): readonly OtherKey[] {
  const keys = new Map<string, OtherKey>();
  for (const { text: value, format, notes } of otherReadings(text, encoding)) {
    const bytes = unlessRefused(() => readMessage(value, format, 'key'));
    const id = String(bytes);
    if (bytes && id !== String(chosen) && !keys.has(id)) keys.set(id, { bytes, notes });
  }
  return [...keys.values()];
}

/** Returns whether the text is a JWK with a secret, or a JWK Set, rather than the secret itself. */
export const isSecretJwk = (text: string): boolean => secretsOfJwks(text).length > 0;
