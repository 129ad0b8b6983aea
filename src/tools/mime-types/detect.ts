import type { FileValue } from '../../contract/values.ts';
import { readPersonsChunks } from '../../lib/file/read.ts';
import type { Database } from '../../lib/media-type/database.ts';
import { loadDatabase } from '../../lib/media-type/database.ts';
import { extensionOfMediaType } from '../../lib/media-type/extensions.ts';
import { hasShortSignature, mediaTypeBySignature } from '../../lib/media-type/signature.ts';
import { textMediaType } from '../../lib/media-type/text-content.ts';
import { extensionOf } from './media-types.ts';

const HEAD_BYTES = 2 ** 16;
/** The document type of a ZIP container may only appear after its first files, such as images. */
const CONTAINER_BYTES = 2 ** 22;

interface Content {
  readonly mediaType: string;
  readonly extension: string;
}

/** Detects the type of a file by its content and by its name. */
export async function detect(file: FileValue) {
  const database = await loadDatabase();
  const content = contentWithExtension(await contentOf(file), database);
  const hasExtension = file.name.includes('.');
  const candidates = hasExtension ? database.ofExtension(extensionOf(file.name)).map(({ essence }) => essence) : [];
  return {
    ...content,
    nameMediaType: candidates[0] ?? '',
    verdict: hasExtension || content.mediaType === '' ? judge(content, extensionOf(file.name), candidates) : 'no-extension',
  } as const;
}

function judge({ mediaType, extension }: Content, nameExtension: string, candidates: readonly string[]) {
  if (mediaType === '') return 'unknown';
  const agrees = candidates.includes(mediaType) || extension === nameExtension || (mediaType === 'text/plain' && candidates.some(isText));
  return agrees ? 'agrees' : 'differs';
}

/** Whether files of a type are plain text. */
const isText = (mediaType: string): boolean => /^text\/|[/+](?:json|xml|javascript|yaml)$/u.test(mediaType) || TEXTS.has(mediaType);

/** Other types whose files are, or may be, text: keys and certificates in PEM, programs, settings, models. */
const TEXTS: ReadonlySet<string> = new Set([
  ...`x-x509-ca-cert pkix-cert pkix-crl pkcs7-mime x-pkcs7-certificates pkcs8 pkcs10 pgp-keys pgp-signature pgp-encrypted vnd.apple.keynote
  toml sql x-sql rtf postscript json5 jsonl x-ndjson jsonc typescript graphql x-sh x-csh x-perl x-tcl x-httpd-php x-powershell x-bat
  x-terraform x-tex x-latex x-texinfo x-subrip mbox node vnd.apple.mpegurl x-plist x-msdownload ecmascript vnd.dart rls-services+xml
  vnd.chess-pgn x-chess-pgn n-triples n-quads trig sparql-query x-java-jnlp-file gpx+xml x-web-app-manifest+json`
    .split(/\s+/u)
    .map((subtype) => `application/${subtype}`),
  'message/rfc822',
  'message/global',
  'model/obj',
  'model/stl',
  'model/mtl',
  'model/vrml',
  'model/step',
  'model/iges',
  'image/svg+xml',
  'image/vnd.dxf',
]);

function contentWithExtension({ mediaType, extension }: Content, { find }: Database): Content {
  if (mediaType === '' || extension !== '') return { mediaType, extension };
  const usual = extensionOfMediaType(mediaType);
  return { mediaType, extension: usual === 'bin' ? (find(mediaType)?.extensions[0] ?? '') : usual };
}

/** Container types and families, whose specific types file-type detects. */
const FAMILIES: readonly (string | undefined)[] = ['application/zip', 'video/mp4', 'video/webm', 'audio/ogg', 'image/tiff', 'image/heic', undefined];

async function contentOf(file: FileValue): Promise<Content> {
  const head = await readHead(file, HEAD_BYTES);
  const signed = mediaTypeBySignature(head);
  const text = textMediaType(wholeCharacters(head));
  if (text !== undefined && hasShortSignature(signed)) return { mediaType: text, extension: '' };
  if (!FAMILIES.includes(signed)) return { mediaType: signed ?? '', extension: '' };
  const known = await contentByFileType(signed === 'application/zip' ? await readHead(file, CONTAINER_BYTES) : head);
  // SVG images and XHTML pages may start like other XML.
  if (known && !(known.mediaType === 'application/xml' && text !== undefined && text !== 'text/plain')) return known;
  return { mediaType: signed ?? text ?? '', extension: '' };
}

async function readHead(file: FileValue, length: number): Promise<Uint8Array> {
  for await (const chunk of readPersonsChunks(file, 'file', length)) return chunk;
  return new Uint8Array();
}

/** Removes a truncated UTF-8 character at the end. */
function wholeCharacters(head: Uint8Array): Uint8Array {
  if (head.length < HEAD_BYTES) return head;
  const lastStart = head.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  return head.length - lastStart > 4 ? head : head.subarray(0, lastStart);
}

async function contentByFileType(bytes: Uint8Array): Promise<Content | undefined> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  try {
    const found = await fileTypeFromBuffer(bytes);
    return found && { mediaType: found.mime, extension: found.ext };
  } catch (error) {
    // A damaged file can make the package throw various errors: the type is unknown then.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
