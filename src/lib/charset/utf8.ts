import { InputError } from '../../contract/errors.ts';

/**
 * Encodes the text as UTF-8. Nothing is replaced.
 * @throws InputError `unpaired-surrogate` on `field`, at the lone surrogate.
 */
export function encodeUtf8(text: string, field: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  // The encoder writes U+FFFD for a lone surrogate. Searching for that is faster than checking every character first.
  if (hasReplacement(bytes)) refuseLoneSurrogates(text, field);
  return bytes;
}

function hasReplacement(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1)) if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) return true;
  return false;
}

/** @throws InputError `unpaired-surrogate` on `field`, at the first lone surrogate. */
export function refuseLoneSurrogates(text: string, field: string): void {
  const at = indexOfLoneSurrogate(text);
  if (at >= 0) throw new InputError('unpaired-surrogate', { field, position: { character: countCodePoints(text, at) + 1 } });
}

/**
 * Decodes strict UTF-8; a byte order mark stays in the text.
 * @throws InputError `undecodable-bytes` on `field`.
 */
export function decodeUtf8(bytes: Uint8Array, field: string): string {
  const text = readUtf8(bytes);
  if (text === undefined) throw new InputError('undecodable-bytes', { field });
  return text;
}

export const isUtf8 = (bytes: Uint8Array): boolean => readUtf8(bytes) !== undefined;

/** Returns the text of strict UTF-8, including a byte order mark; undefined for other bytes. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    // For bytes that are not valid UTF-8 `decode` throws a TypeError, and nothing else.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Returns the index in UTF-16 code units of the first unpaired surrogate, or -1. */
export function indexOfLoneSurrogate(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code & 0xf800) !== 0xd800) continue;
    const next = text.charCodeAt(at + 1);
    if (code > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return at;
    at++;
  }
  return -1;
}

/** Counts the code points before the UTF-16 index `end`. */
export function countCodePoints(text: string, end: number): number {
  let count = end;
  for (let at = 1; at < end; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) count--;
  return count;
}
