import { MAX_FILE_BYTES } from './max-file-bytes.ts';
// Decoding this much takes a few milliseconds.
const SLICE_BYTES = 1_000_000;

/** A larger file is not a key. */
const MAX_KEY_BYTES = 2 ** 16;
/** The first byte of keys and certificates in DER. */
const SEQUENCE = 0x30;

/** The text of a file and its encoding. `binary`: the file is not text. `unreadable`: reading the file failed. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' | 'base64' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'unreadable' };

/**
 * Reads a file as text: as UTF-16 if it begins with a UTF-16 byte order mark, as UTF-8 if it is valid UTF-8, else as
 * Windows-1252, in which every byte is a character, unless it contains a zero byte. A byte order mark is not part of the text.
 * For an input of the format `pem`, a key or certificate in DER is read as Base64.
 */
export async function readTextFile(file: Blob, format?: unknown): Promise<TextFile> {
  const bytes = file.size > MAX_FILE_BYTES ? undefined : await bytesOf(file);
  if (!bytes) return { kind: 'unreadable' };
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (isBigEndian || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
    return { kind: 'text', text: await decode(bytes, new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le')), encoding: 'utf-16' };
  }
  const text = await decodeUtf8(bytes);
  if (text !== undefined) return { kind: 'text', text, encoding: 'utf-8' };
  if (bytes.includes(0)) {
    if (format !== 'pem' || bytes[0] !== SEQUENCE || bytes.length > MAX_KEY_BYTES) return { kind: 'binary' };
    return { kind: 'text', text: btoa(String.fromCharCode(...bytes)), encoding: 'base64' };
  }
  return { kind: 'text', text: await decode(bytes, new TextDecoder('windows-1252')), encoding: 'windows-1252' };
}

async function decodeUtf8(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return await decode(bytes, new TextDecoder('utf-8', { fatal: true }));
  } catch (error) {
    // For bytes that are not valid UTF-8 `decode` throws a TypeError, and nothing else.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Decodes slice by slice, with the other work of the page between them. */
async function decode(bytes: Uint8Array, decoder: TextDecoder): Promise<string> {
  const slices: string[] = [];
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    if (start > 0) await new Promise<void>((resolve) => setTimeout(resolve));
    slices.push(decoder.decode(bytes.subarray(start, start + SLICE_BYTES), { stream: true }));
  }
  slices.push(decoder.decode());
  return slices.join('');
}

async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // The file was deleted or changed since it was chosen, or can no longer be read.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
