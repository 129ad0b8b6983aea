import { InputError, unlessRefused } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import { equalInConstantTime, readHexOrBase64 } from '../../lib/digest-text/digest-text.ts';
import { createHmac } from '../../lib/hash/hasher.ts';
import { isJsonObject, tryParseJson } from '../../lib/json-text/json-text.ts';

/** A Laravel Crypt payload: a JSON object in Base64. */
export interface LaravelPayload {
  readonly iv: Uint8Array;
  readonly ciphertext: Uint8Array;
  /** Empty in CBC mode. */
  readonly tag: Uint8Array;
  /** The text that the MAC authenticates. */
  readonly signed: string;
  readonly mac: string;
}

const readPart = (part: string): Uint8Array => decodeBase64(part, 'ciphertext');

/** Parses a Laravel payload; undefined for other text. */
export function readLaravelPayload(text: string): LaravelPayload | undefined {
  const value = parsePayload(text);
  if (value === undefined || !isJsonObject(value)) return undefined;
  const { iv, value: ciphertext, tag = '', mac = '' } = value;
  if (typeof iv !== 'string' || typeof ciphertext !== 'string' || typeof tag !== 'string' || typeof mac !== 'string') return undefined;
  return { iv: readPart(iv), ciphertext: readPart(ciphertext), tag: readPart(tag), signed: iv + ciphertext, mac };
}

function parsePayload(text: string): JsonValue | undefined {
  const trimmed = text.trim();
  return tryParseJson(trimmed.startsWith('{') ? trimmed : new TextDecoder().decode(unlessRefused(() => decodeBase64(trimmed, 'ciphertext'))));
}

/**
 * Verifies the MAC, which only CBC has.
 * @throws InputError `decryption-failed` on `key`
 */
export async function checkLaravelMac({ signed, mac, tag }: LaravelPayload, key: Uint8Array): Promise<void> {
  if (tag.length > 0) return;
  const hmac = await createHmac('sha-256', key);
  hmac.update(new TextEncoder().encode(signed));
  if (!equalInConstantTime(hmac.digest(), readHexOrBase64(mac) ?? new Uint8Array())) throw new InputError('decryption-failed', { field: 'key' });
}
