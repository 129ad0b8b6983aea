import type { FileValue } from '../../contract/values.ts';
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

/** What bytes without a name are. */
export const mediaTypeOfBytes = (bytes: Uint8Array): string => mediaTypeBySignature(bytes) ?? textMediaType(bytes) ?? UNKNOWN;

/** The extension that a person typed, without its dot, or else the one that the media type has. */
export function chooseExtension(typed: string, mediaType: string): string {
  return typed.trim().replace(/^\./u, '').replaceAll(UNFIT, '-') || extensionOfMediaType(mediaType);
}

/** A name that every file system takes, with the extension at its end. */
export function fullName(fileName: string, extension: string): string {
  const name = fileName.replaceAll(UNFIT, '-') || 'file';
  return name.toLowerCase().endsWith(`.${extension.toLowerCase()}`) ? name : `${name}.${extension}`;
}
