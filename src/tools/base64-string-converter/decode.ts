import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { invalidBase64 } from '../../lib/base64/pasted/invalid.ts';
import { indexOfByte, scanBase64 } from '../../lib/base64/scan.ts';
import type { Charset, CharsetNote, CharsetOrAuto } from '../../lib/charset/sets/charsets.ts';
import { charsetNamed } from '../../lib/charset/sets/charsets.ts';
import { decodeBytesOf } from '../../lib/charset/sets/decode.ts';
import { recognizeCharset } from '../../lib/charset/sets/recognize.ts';
import { formatBySignature } from '../../lib/compression/decompress.ts';
import { decompressIfCompressed } from '../../lib/compression/optional.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { Pacer } from '../../lib/pause/pause.ts';

const FIELD = 'base64';

interface Reading {
  readonly charset: CharsetOrAuto;
  readonly strict: boolean;
}

interface Decoded {
  readonly text: string;
  readonly byteLength: number;
  readonly detectedCharset: Charset;
  readonly notes: Note[];
}

type Note = CharsetNote | 'surroundings-removed';

/**
 * Decodes Base64 as text.
 * @throws InputError `invalid-base64`, `non-canonical-base64`, `undecodable-bytes`, `binary-content`, `compressed-content`
 */
export function decodeWhole(base64: string, { charset, strict }: Reading): Decoded {
  const scanned = scanPart(base64, { start: 0, end: base64.length }, strict);
  return suggestingDecompression(scanned.bytes, () => decodeBytes(base64, scanned, charset));
}

/**
 * Decodes Base64 of compressed text. Base64 of other text is decoded, too.
 * @throws InputError as `decodeWhole` except `compressed-content`, and `damaged-compressed-data`
 */
export async function decodeCompressed(base64: string, { charset, strict }: Reading, { signal }: Pick<RunContext, 'signal'>): Promise<Decoded> {
  const scanned = scanPart(base64, { start: 0, end: base64.length }, strict);
  const bytes = await decompressIfCompressed(scanned.bytes, { field: FIELD, signal });
  // Decompressed bytes have no place in the Base64.
  return decodeBytes(base64, { ...scanned, bytes, ...(bytes !== scanned.bytes && { placeOfByte: () => 0 }) }, charset);
}

/**
 * Decodes each line, and joins the results with LF. The character set is that of the first line that is not empty.
 * @throws InputError as `decodeWhole` except `compressed-content`
 */
export async function decodeLines(base64: string, reading: Reading, { signal, progress }: Pick<RunContext, 'signal' | 'progress'>): Promise<Decoded> {
  const pacer = new Pacer();
  const texts: string[] = [];
  const notes = new Set<Note>();
  let byteLength = 0;
  let detectedCharset: Charset | undefined;
  let start = 0;
  for (const line of splitLines(base64)) {
    if (pacer.isDue) {
      progress(start, base64.length);
      await pacer.pause(signal);
    }
    const end = start + line.length;
    const decoded = decodePart(base64, { start, end }, reading);
    texts.push(decoded.text);
    for (const note of decoded.notes) notes.add(note);
    byteLength += decoded.byteLength;
    if (line !== '') detectedCharset ??= decoded.detectedCharset;
    start = end + (base64.startsWith('\r\n', end) ? 2 : 1);
  }
  return {
    text: texts.join('\n'),
    byteLength,
    detectedCharset: detectedCharset ?? recognizeCharset(new Uint8Array(0), reading.charset).charset,
    notes: [...notes],
  };
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** Decodes a part of a text that can have other text around it. Positions in errors are positions in the whole text. */
const decodePart = (whole: string, part: Part, { charset, strict }: Reading): Decoded => decodeBytes(whole, scanPart(whole, part, strict), charset);

interface Scanned {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The text before the Base64. */
  readonly head: string;
  /** Returns the index in the whole text of the letters of a byte. */
  readonly placeOfByte: (index: number) => number;
  /** Whether text around the Base64 was ignored. */
  readonly isPeeled: boolean;
}

function scanPart(whole: string, { start, end }: Part, strict: boolean): Scanned {
  const full = whole.slice(start, end);
  const { head, length } = strict ? { head: '', length: full.length } : surroundingsOf(full);
  const part = full.slice(0, length);
  const options = { start: head.length, percentEncoded: !strict, strict };
  const scanned = scanBase64(part, options);
  if (!scanned.ok) throw invalidBase64(whole, scanned.problem, { field: FIELD, start });
  const isPeeled = length < full.length || (head !== '' && !DATA_URI_HEAD.test(head));
  return { bytes: scanned.bytes, head, placeOfByte: (index) => start + indexOfByte(part, index, options), isPeeled };
}

function decodeBytes(whole: string, { bytes, head, placeOfByte, isPeeled }: Scanned, charset: CharsetOrAuto): Decoded {
  const isDataUri = DATA_URI_HEAD.test(head);
  const named = charset === 'auto' && isDataUri ? charsetOfHead(head) : undefined;
  const { charset: detectedCharset, notes } = recognizeCharset(bytes, named ?? charset);
  const text = decodeBytesOf({ field: FIELD, text: whole, placeOfByte }, bytes, detectedCharset);
  return { text, byteLength: bytes.length, detectedCharset, notes: isPeeled ? [...notes, 'surroundings-removed'] : [...notes] };
}

/** Calls `decode`. If the bytes are not text, but compressed, the error refers to the option that decompresses them. */
function suggestingDecompression(bytes: Uint8Array, decode: () => Decoded): Decoded {
  try {
    return decode();
  } catch (error) {
    const format = error instanceof InputError && error.code === 'binary-content' ? formatBySignature(bytes) : undefined;
    throw format ? new InputError('compressed-content', { field: FIELD, params: { format: FORMAT_NAMES[format] } }) : error;
  }
}

const FORMAT_NAMES = { gzip: 'gzip', zstandard: 'Zstandard' } as const;

const DATA_URI_HEAD = /^\s*data:[^,]*;\s*base64\s*,/iu;
/** A call of PowerShell, which abbreviates `-EncodedCommand`. */
const POWERSHELL_HEAD = /^\s*(?:\S*(?:powershell|pwsh)\S*\s(?:[^\n]*\s)?-e|-e(?=c|nc))(?:c|nc|ncodedcommand)?\s+/iu;
const OPENING_QUOTE = /^\s*["'`]/u;
const TAIL = /["'`]?[,;]?$/u;

/** Finds the text before the Base64, and the end of the Base64 without trailing quotes and separators. */
function surroundingsOf(text: string): { readonly head: string; readonly length: number } {
  const before = POWERSHELL_HEAD.exec(text)?.[0] ?? '';
  const quote = OPENING_QUOTE.exec(text.slice(before.length))?.[0] ?? '';
  const uri = DATA_URI_HEAD.exec(text.slice(before.length + quote.length))?.[0] ?? '';
  const trimmed = text.trimEnd();
  const tail = TAIL.exec(trimmed.slice(-2))?.[0] ?? '';
  return { head: before + quote + uri, length: tail === '' ? text.length : trimmed.length - tail.length };
}

/** Returns the character set declared by the header of a data URI (RFC 2397), if it is supported. */
const charsetOfHead = (head: string): Charset | undefined => charsetNamed(/;\s*charset\s*=\s*"?([^";,]*)/iu.exec(head)?.[1] ?? '');
