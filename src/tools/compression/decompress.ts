import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { invalidBase64 } from '../../lib/base64/pasted/invalid.ts';
import { scanBase64 } from '../../lib/base64/scan.ts';
import { readUtf8 } from '../../lib/charset/utf8.ts';
import { decompress, recognize } from '../../lib/compression/decompress.ts';
import type { CompressionFormat, Damage, Decompressed } from '../../lib/compression/formats.ts';
import { readGzipHeader } from '../../lib/compression/gzip.ts';
import { extensionOfMediaType, mediaTypeByName } from '../../lib/media-type/extensions.ts';
import { mediaTypeOfBinary, textMediaType } from '../../lib/media-type/text-content.ts';

/** How much is decompressed: more does not fit in the memory of many devices. */
export const MAX_BYTES = 2 ** 29;

type Note = Damage | 'trailing-bytes';

interface DecompressedFile {
  readonly file: FileValue;
  /** Empty for other bytes than UTF-8. */
  readonly text: string;
  readonly detectedFormat: CompressionFormat;
  readonly byteLength: number;
  readonly compressedLength: number;
  readonly notes: Note[];
}

interface Packed {
  readonly bytes: Uint8Array;
  /** Name of the compressed file, which may be empty. */
  readonly name: string;
  /** Name of the input field. */
  readonly field: string;
}

/** Decodes Base64, also after the header of a data URI. @throws InputError `invalid-base64` */
export function readBase64(text: string): Uint8Array {
  const start = /^\s*data:[^,]{0,200},/iu.exec(text)?.[0].length ?? 0;
  const scanned = scanBase64(text, { start, percentEncoded: true });
  if (!scanned.ok) throw invalidBase64(text, scanned.problem, { field: 'base64' });
  return scanned.bytes;
}

/**
 * Decompresses bytes. Damaged data are returned as far as they can be decompressed, with a note.
 * @throws InputError `unknown-compression`, `invalid-compressed-data`, `content-too-large`
 */
export async function decompressPacked(packed: Packed, format: CompressionFormat | 'auto', context: Pick<RunContext, 'signal'>): Promise<DecompressedFile> {
  const { bytes, field } = packed;
  const options = { limit: MAX_BYTES, signal: context.signal };
  const result = format === 'auto' ? await recognize(bytes, options) : { format, ...(await decompress(format, bytes, options)) };
  if (!result) throw new InputError('unknown-compression', { field });
  if (result.ended === 'too-much') throw new InputError('content-too-large', { field, params: { max: MAX_BYTES / 2 ** 20 } });
  if (result.ended === 'damaged' && result.bytes.length === 0) {
    throw new InputError('invalid-compressed-data', { field, params: { damage: result.damage ?? 'invalid' } });
  }
  return {
    file: nameFile(result.bytes, result.format === 'gzip' ? (readGzipHeader(bytes)?.name ?? '') : '', packed.name),
    text: readText(result.bytes),
    detectedFormat: result.format,
    byteLength: result.bytes.length,
    compressedLength: bytes.length - result.trailing.length,
    notes: notesOf(result),
  };
}

/** The text of UTF-8; empty for other bytes. */
export function readText(bytes: Uint8Array): string {
  const text = readUtf8(bytes) ?? '';
  return text.includes('\0') ? '' : text;
}

const notesOf = ({ damage, trailing }: Decompressed): Note[] => [...(damage ? [damage] : []), ...(trailing.length > 0 ? (['trailing-bytes'] as const) : [])];

/** Extensions of compressed files, and of the file inside. */
const EXTENSIONS: readonly (readonly [RegExp, string])[] = [
  [/\.t(?:gz|zst|br)$/iu, '.tar'],
  [/\.(?:gz|gzip|z|zz|zlib|deflate|br|zst|zstd)$/iu, ''],
];

/** Names a file as its archive says, or as the compressed file without its extension. */
function nameFile(content: Uint8Array<ArrayBuffer>, storedName: string, packedName: string): FileValue {
  const extension = EXTENSIONS.find(([pattern]) => pattern.test(packedName));
  const name = baseName(storedName) || baseName(extension ? packedName.replace(...extension) : '');
  const type = mediaTypeOf(content, name);
  return { name: name || `decompressed.${extensionOfMediaType(type)}`, type, content };
}

/** The media type of a file, by its content or name. */
export const mediaTypeOf = (content: Uint8Array, name: string): string =>
  mediaTypeOfBinary(content) || mediaTypeByName(name) || textMediaType(content) || 'application/octet-stream';

/** A name from an archive as a file, without folders and characters that file systems do not allow. */
export const baseName = (path: string): string => (path.split(/[/\\]/u).at(-1) ?? '').replaceAll(/[:*?"<>|\p{Cc}]/gu, '-');
