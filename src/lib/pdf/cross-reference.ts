import { ascii, isWhiteSpace, lastIndexOfWord } from './bytes.ts';
import { ObjectReader } from './object-reader.ts';
import { readStreamData } from './stream-data.ts';
import type { PdfDictionary, PdfStream } from './value.ts';
import { asKind, integerOf, nameOf, PdfError } from './value.ts';

/** Location of an object: in the file, or in an object stream, by the stream's number. Free entries hide older ones. */
export type Entry = { readonly kind: 'free' } | { readonly kind: 'file'; readonly offset: number } | { readonly kind: 'packed'; readonly stream: number };

/** Locations of all objects in the newest revision (ISO 32000-2, sections 7.5.4 and 7.5.8). */
export interface CrossReference {
  readonly entries: Map<number, Entry>;
  readonly trailer: PdfDictionary;
}

const STARTXREF = ascii('startxref');
const XREF = ascii('xref');
const TRAILER = ascii('trailer');
const MAX_SECTIONS = 4_096;
const MAX_OBJECTS = 8_388_607;
const MAX_DATA_BYTES = 2 ** 27;
const FREE = { kind: 'free' } as const;

interface Section {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly trailer: PdfDictionary;
}

/**
 * Reads the cross-reference of a file from its end on, newest revision first; the first entry of an object is used.
 * @throws PdfError if a part of it is missing or cannot be read.
 */
export async function readCrossReference(bytes: Uint8Array): Promise<CrossReference> {
  const start = lastIndexOfWord(bytes, STARTXREF);
  if (start < 0) throw new PdfError('no startxref');
  const waiting = [new ObjectReader(bytes, start + STARTXREF.length).readUnsigned()];
  const seen = new Set<number>();
  const entries = new Map<number, Entry>();
  let trailer: PdfDictionary | undefined;
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (seen.has(offset)) continue;
    if (seen.add(offset).size > MAX_SECTIONS) throw new PdfError('too many revisions');
    const section = await readSection(bytes, offset);
    for (const [number, entry] of section.entries) if (!entries.has(number)) entries.set(number, entry);
    trailer ??= section.trailer;
    // A hybrid file has a stream in addition to its table, which takes precedence over older revisions.
    for (const key of ['XRefStm', 'Prev']) {
      const next = integerOf(section.trailer.entries.get(key));
      if (next !== undefined) waiting.push(next);
    }
  }
  if (!trailer) throw new PdfError('no trailer');
  return { entries, trailer };
}

function readSection(bytes: Uint8Array, offset: number): Section | Promise<Section> {
  const reader = new ObjectReader(bytes, offset);
  reader.skipSpace();
  if (reader.at >= bytes.length) throw new PdfError('no cross-reference');
  return reader.takeWord(XREF) ? readTable(bytes, reader) : readStream(bytes, reader);
}

const [LETTER_N, LETTER_F] = [0x6e, 0x66];

function readTable(bytes: Uint8Array, reader: ObjectReader): Section {
  const entries = new Map<number, Entry>();
  for (reader.skipSpace(); !reader.takeWord(TRAILER); reader.skipSpace()) {
    const [first, count] = [reader.readUnsigned(), reader.readUnsigned()];
    for (let number = first; number < first + count; number++) {
      const [offset] = [reader.readUnsigned(), reader.readUnsigned()];
      reader.skipSpace();
      const type = bytes[reader.at++];
      if ((type !== LETTER_N && type !== LETTER_F) || !isWhiteSpace(bytes[reader.at]) || number > MAX_OBJECTS) throw new PdfError('not an entry');
      entries.set(number, type === LETTER_N ? { kind: 'file', offset } : FREE);
    }
  }
  const trailer = asKind(reader.readValue(), 'dictionary');
  if (!trailer) throw new PdfError('no trailer');
  return { entries, trailer };
}

async function readStream(bytes: Uint8Array, reader: ObjectReader): Promise<Section> {
  const stream = asKind(reader.readIndirect().value, 'stream');
  if (!stream || nameOf(stream.dictionary.entries.get('Type')) !== 'XRef') throw new PdfError('not a cross-reference stream');
  // References cannot be resolved before the cross-reference is read, so all values must be in the dictionary itself.
  const data = await readStreamData(bytes, stream, async (value) => value ?? null, MAX_DATA_BYTES);
  return { entries: readRows(data, stream), trailer: stream.dictionary };
}

function readRows(data: Uint8Array, { dictionary }: PdfStream): ReadonlyMap<number, Entry> {
  const widths = integersOf(dictionary, 'W') ?? [];
  const index = integersOf(dictionary, 'Index') ?? [0, integerOf(dictionary.entries.get('Size')) ?? 0];
  const rowBytes = widths.reduce((sum, width) => sum + width, 0);
  if (widths.length !== 3 || widths.some((width) => width < 0 || width > 8) || rowBytes === 0) throw new PdfError('invalid widths');
  const [typeBytes = 0, secondBytes = 0] = widths;
  const entries = new Map<number, Entry>();
  let at = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [first = 0, count = 0] = [index[pair], index[pair + 1]];
    if (first < 0 || count < 0) throw new PdfError('invalid index');
    for (let number = first; number < first + count && at + rowBytes <= data.length; number++, at += rowBytes) {
      const type = typeBytes === 0 ? 1 : readUnsigned(data, at, typeBytes);
      entries.set(number, toEntry(type, readUnsigned(data, at + typeBytes, secondBytes)));
    }
  }
  return entries;
}

function integersOf({ entries }: PdfDictionary, key: string): readonly number[] | undefined {
  return asKind(entries.get(key), 'array')?.items.map((item) => integerOf(item) ?? -1);
}

function readUnsigned(data: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index++) value = value * 256 + (data[at + index] ?? 0);
  return value;
}

function toEntry(type: number, second: number): Entry {
  if (type === 1) return { kind: 'file', offset: second };
  return type === 2 ? { kind: 'packed', stream: second } : FREE;
}
