import type { FileValue } from '../../contract/values.ts';
import { isUtf8 } from '../../lib/charset/utf8.ts';
import { extensionOfMediaType, mediaTypeByName } from '../../lib/media-type/extensions.ts';
import { mediaTypeBySignature } from '../../lib/media-type/signature.ts';
import { textMediaType } from '../../lib/media-type/text-content.ts';

const UNKNOWN = 'application/octet-stream';
/** What file systems do not take in a name, and control characters. */
const UNFIT = /[/\\:*?"<>|\p{Cc}]/gu;

/** What a file is: what it says of itself, or else what its content, its name, and at last a look for binary bytes tell. */
export function mediaTypeOfFile({ type, name }: Pick<FileValue, 'type' | 'name'>, bytes: Uint8Array): string {
  return type || mediaTypeBySignature(bytes) || mediaTypeByName(name) || textMediaType(bytes) || UNKNOWN;
}

/** Types that say nothing about the content. RFC 2397 makes `text/plain` the type of a data URI without one. */
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

/** The media type of bytes without a name: the declared one, unless that is generic and the content has a known type. */
export function mediaTypeOfBytes(bytes: Uint8Array, declared: string | undefined): string {
  if (declared === undefined) return mediaTypeBySignature(bytes) ?? textMediaType(bytes) ?? UNKNOWN;
  if (!GENERIC.has(declared)) return declared;
  // A text may start like a file with a short signature. Text that is UTF-8 stays plain text.
  const isText = declared === 'text/plain' && isUtf8(bytes) && !bytes.includes(0);
  return isText ? declared : (mediaTypeBySignature(bytes) ?? (declared === 'text/plain' ? declared : (textMediaType(bytes) ?? declared)));
}

/** The extension that a person typed, without its dot, or else the one that the media type has. */
export function chooseExtension(typed: string, mediaType: string): string {
  return typed.trim().replace(/^\./u, '').replaceAll(UNFIT, '-') || extensionOfMediaType(mediaType);
}

/** A name that every file system takes, with the extension at its end. */
export function fullName(fileName: string, extension: string): string {
  const name = fileName.replaceAll(UNFIT, '-') || 'file';
  return name.toLowerCase().endsWith(`.${extension.toLowerCase()}`) ? name : `${name}.${extension}`;
}
