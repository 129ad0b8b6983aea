import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { readPersonsFile } from '../../lib/file/read.ts';
import type { Wrapping } from '../../lib/lines/wrap.ts';
import { wrappedLength, wrapText } from '../../lib/lines/wrap.ts';
import { pause } from '../../lib/pause/pause.ts';

/** The string length that every current engine supports, in UTF-16 code units. */
const MAX_TEXT = 2 ** 29 - 2 ** 16;
/** A multiple of three bytes, so that the pieces of Base64 join without padding between them. */
const PIECE_BYTES = 3 * 2 ** 19;

type Watch = Pick<RunContext, 'signal' | 'progress'>;

/**
 * Reads the bytes of a file whose Base64 fits in a string.
 * @throws InputError on `file`: `out-of-range` if the string would be too long; `unreadable-file` if the file was deleted or
 * is no longer readable.
 */
export async function readEncodable(file: FileValue): Promise<Uint8Array> {
  const max = Math.floor(MAX_TEXT / 4) * 3;
  if (fileSize(file) > max) throw new InputError('out-of-range', { field: 'file', params: { min: 0, max } });
  return readPersonsFile(file, 'file');
}

/** Encodes bytes as Base64 in pieces, so that a long run can be aborted. */
export async function encodeBytes(bytes: Uint8Array, { urlSafe }: { readonly urlSafe: boolean }, { signal, progress }: Watch): Promise<string> {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    if (start > 0) {
      progress(start, bytes.length, 'bytes');
      await pause(signal);
    }
    pieces.push(encodeBase64(bytes.subarray(start, start + PIECE_BYTES), { urlSafe }));
  }
  return pieces.join('');
}

/**
 * Wraps Base64 into lines.
 * @throws InputError `out-of-range` on `file` if the string would be too long
 */
export function wrap(base64: string, wrapping: Wrapping): string {
  if (wrappedLength(base64.length, wrapping) > MAX_TEXT) {
    const max = Math.floor((((MAX_TEXT * base64.length) / wrappedLength(base64.length, wrapping)) * 3) / 4);
    throw new InputError('out-of-range', { field: 'file', params: { min: 0, max } });
  }
  return wrapText(base64, wrapping);
}

interface Snippet {
  readonly uri: string;
  readonly fileName: string;
}

/** Formats a data URI for the place where it is used. */
export const snippets = {
  'data-uri': ({ uri }) => uri,
  css: ({ uri }) => `url("${uri}")`,
  html: ({ uri, fileName }) => `<img src="${uri}" alt="${escapeAttribute(fileName)}">`,
  markdown: ({ uri, fileName }) => `![${fileName.replaceAll(/[\\[\]]/gu, String.raw`\$&`)}](${uri})`,
} satisfies Record<string, (snippet: Snippet) => string>;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Builds a data URI (RFC 2397). Characters that no media type contains, but that could end the quotes, brackets or line around the
 * URI, are percent-encoded.
 */
export function dataUri(mediaType: string, base64: string): string {
  const type = mediaType.replaceAll(/["'<>()[\]\\`]|\p{Cc}/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  return `data:${type};base64,${base64}`;
}
