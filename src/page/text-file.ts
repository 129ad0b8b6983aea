import { readUtf8 } from '../lib/charset/utf8.ts';

/** The text of a file and its encoding. `binary`: the file is not text. `unreadable`: reading the file failed. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'unreadable' };

/**
 * Reads a file as text: as UTF-16 if it begins with a UTF-16 byte order mark, as UTF-8 if it is valid UTF-8, else as
 * Windows-1252, in which every byte is a character, unless it contains a zero byte. A byte order mark is not part of the text.
 */
export async function readTextFile(file: Blob): Promise<TextFile> {
  const bytes = await bytesOf(file);
  if (!bytes) return { kind: 'unreadable' };
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (isBigEndian || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
    return { kind: 'text', text: new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes), encoding: 'utf-16' };
  }
  const text = readUtf8(bytes);
  if (text !== undefined) return { kind: 'text', text: text.replace(/^\uFEFF/u, ''), encoding: 'utf-8' };
  if (bytes.includes(0)) return { kind: 'binary' };
  return { kind: 'text', text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
}

async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // The file was deleted or changed since it was chosen, or may no longer be read.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
