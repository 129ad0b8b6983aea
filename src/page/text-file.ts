import { readUtf8 } from '../lib/charset/utf8.ts';

/** What a file held, and how it was read. `binary` is no text, `unreadable` could not be read at all. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'unreadable' };

/**
 * Reads a file as text: as UTF-16 where it begins with that byte order mark, as UTF-8 where it is that, else as
 * Windows-1252, in which every byte is a character. A byte order mark is no part of the text.
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
    // Gone, or not permitted any more.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
