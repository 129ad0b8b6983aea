import { readUtf8 } from './utf8.ts';

/** Removes the byte order mark at the start of a text. The mark indicates the encoding of a file and is not part of its text. */
export const withoutByteOrderMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** Returns the text of a file without its byte order mark: UTF-16 if it starts with a UTF-16 mark, otherwise strict UTF-8; undefined for other bytes. */
export function readText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return readUtf16('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return readUtf16('utf-16be', bytes);
  const text = readUtf8(bytes);
  return text === undefined ? undefined : withoutByteOrderMark(text);
}

function readUtf16(encoding: 'utf-16le' | 'utf-16be', bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // For bytes that are not UTF-16 `decode` throws a TypeError, and nothing else.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
