import type { FileValue } from '../../contract/values.ts';
import { isUtf8 } from '../../lib/charset/utf8.ts';
import { extensionOfMediaType, mediaTypeByName } from '../../lib/media-type/extensions.ts';
import { mediaTypeOfBinary, textMediaType } from '../../lib/media-type/text-content.ts';

const UNKNOWN = 'application/octet-stream';
/** Characters that file systems do not allow in a name, and control characters. */
const UNFIT = /[/\\:*?"<>|\p{Cc}]/gu;

/** Detects the type of a file: the declared one, else by its content, its name, or finally by whether it has binary bytes. */
export function mediaTypeOfFile({ type, name }: Pick<FileValue, 'type' | 'name'>, bytes: Uint8Array): string {
  return type || mediaTypeOfBinary(bytes) || mediaTypeByName(name) || textMediaType(bytes) || UNKNOWN;
}

/** Generic types, which do not identify the content. RFC 2397 makes `text/plain` the default type of a data URI. */
const GENERIC: ReadonlySet<string> = new Set([
  UNKNOWN,
  'text/plain',
  'binary/octet-stream',
  'application/binary',
  'application/unknown',
  'application/x-download',
  'application/force-download',
  'application/download',
  'application/x-unknown',
  'unknown/unknown',
]);

/** Returns the media type of bytes without a name: the declared one, unless that is generic and the content has a known type. */
export function mediaTypeOfBytes(bytes: Uint8Array, declared: string | undefined): string {
  if (declared === undefined) return mediaTypeOfBinary(bytes) ?? textMediaType(bytes) ?? UNKNOWN;
  if (!GENERIC.has(declared)) return declared;
  // UTF-8 text stays plain text.
  const isText = declared === 'text/plain' && isUtf8(bytes) && !bytes.includes(0);
  return isText ? declared : (mediaTypeOfBinary(bytes) ?? (declared === 'text/plain' ? declared : (textMediaType(bytes) ?? declared)));
}

/** Returns the entered extension without its dot, or else the one of the media type. */
export function chooseExtension(typed: string, mediaType: string): string {
  return typed.trim().replace(/^\./u, '').replaceAll(UNFIT, '-') || extensionOfMediaType(mediaType);
}

/** Returns a name that every file system accepts, ending with the extension. */
export function fullName(fileName: string, extension: string): string {
  const name = fileName.replaceAll(UNFIT, '-') || 'file';
  return name.toLowerCase().endsWith(`.${extension.toLowerCase()}`) ? name : `${name}.${extension}`;
}
