import { ascii, indexOfWord } from './bytes.ts';
import type { CrossReference, Entry } from './cross-reference.ts';
import { readCrossReference } from './cross-reference.ts';
import { ObjectReader } from './object-reader.ts';
import { findTrailers, readOrNothing, scanObjects } from './scan.ts';
import { readStreamData } from './stream-data.ts';
import type { PdfDictionary, PdfStream, PdfValue } from './value.ts';
import { asKind, integerOf, nameOf, PdfError } from './value.ts';

const HEADER = ascii('%PDF-');
const HEADER_WITHIN = 1_024;
const MAX_REFERENCES = 32;
const MAX_PACKED_BYTES = 2 ** 25;
const MAX_ALL_PACKED_BYTES = 2 ** 27;

/** Whether the bytes have a PDF header. */
export const hasPdfHeader = (bytes: Uint8Array): boolean => indexOfWord(bytes, HEADER, 0, Math.min(bytes.length, HEADER_WITHIN)) >= 0;

/** The objects of a PDF file in its newest revision, each read on demand. */
export class PdfDocument {
  readonly bytes: Uint8Array;
  readonly trailer: PdfDictionary;
  readonly #entries: ReadonlyMap<number, Entry>;
  readonly #objects = new Map<number, Promise<PdfValue>>();
  readonly #containers = new Map<number, Promise<ReadonlyMap<number, PdfValue>>>();
  #packedBytes = 0;
  #isBroken = false;

  constructor(bytes: Uint8Array, { entries, trailer }: CrossReference) {
    this.bytes = bytes;
    this.trailer = trailer;
    this.#entries = entries;
  }

  /** Whether an object was not at the location in the cross-reference. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Returns the value; for a reference, its target, which is null if there is no such object. */
  async resolve(value: PdfValue | undefined): Promise<PdfValue> {
    let resolved = value ?? null;
    for (let steps = 0; ; steps++) {
      const reference = asKind(resolved, 'reference');
      if (!reference) return resolved;
      if (steps === MAX_REFERENCES) return null;
      resolved = await this.#load(reference.number);
    }
  }

  /** Resolves values in the dictionary of an object stream. They cannot be in an object stream themselves: that could be the same one. */
  async #resolveInFile(value: PdfValue | undefined): Promise<PdfValue> {
    const reference = asKind(value, 'reference');
    if (!reference) return value ?? null;
    return this.#entries.get(reference.number)?.kind === 'file' ? this.#load(reference.number) : null;
  }

  /** Returns the dictionary of a key, resolving references. */
  async dictionaryAt({ entries }: PdfDictionary, key: string): Promise<PdfDictionary | undefined> {
    return asKind(await this.resolve(entries.get(key)), 'dictionary');
  }

  async root(): Promise<PdfDictionary | undefined> {
    return this.dictionaryAt(this.trailer, 'Root');
  }

  #load(number: number): Promise<PdfValue> {
    const known = this.#objects.get(number);
    if (known) return known;
    const loading = this.#read(number);
    this.#objects.set(number, loading);
    return loading;
  }

  async #read(number: number): Promise<PdfValue> {
    const entry = this.#entries.get(number);
    if (!entry || entry.kind === 'free') return null;
    if (entry.kind === 'packed') return (await this.#container(entry.stream)).get(number) ?? null;
    const object = readOrNothing(() => new ObjectReader(this.bytes, entry.offset).readIndirect());
    if (object?.number === number) return object.value;
    this.#isBroken = true;
    return null;
  }

  #container(number: number): Promise<ReadonlyMap<number, PdfValue>> {
    const known = this.#containers.get(number);
    if (known) return known;
    const loading = this.#readContainer(number);
    this.#containers.set(number, loading);
    return loading;
  }

  async #readContainer(number: number): Promise<ReadonlyMap<number, PdfValue>> {
    const entry = this.#entries.get(number);
    const stream = entry?.kind === 'file' ? asKind(await this.#load(number), 'stream') : undefined;
    if (!stream || this.#packedBytes > MAX_ALL_PACKED_BYTES) return new Map();
    try {
      const data = await readStreamData(this.bytes, stream, (value) => this.#resolveInFile(value), MAX_PACKED_BYTES);
      this.#packedBytes += data.length;
      return readPacked(data, stream);
    } catch (error) {
      // A damaged object stream is treated as one without objects.
      if (!(error instanceof PdfError)) throw error;
      this.#isBroken = true;
      return new Map();
    }
  }
}

/** Returns the objects of an object stream by number (ISO 32000-2, section 7.5.7): pairs of number and offset, then the objects. */
function readPacked(data: Uint8Array, { dictionary }: PdfStream): ReadonlyMap<number, PdfValue> {
  const [count, first] = [integerOf(dictionary.entries.get('N')) ?? 0, integerOf(dictionary.entries.get('First')) ?? 0];
  const header = new ObjectReader(data, 0, { isFile: false });
  const objects = new Map<number, PdfValue>();
  // Objects that do not overlap are together at most as long as the stream. Overlapping ones could be read repeatedly.
  let patience = data.length * 2 + count;
  for (let index = 0; index < count && patience > 0; index++) {
    const pair = readOrNothing(() => [header.readUnsigned(), header.readUnsigned()] as const);
    if (!pair) break;
    const reader = new ObjectReader(data, first + pair[1], { isFile: false });
    const value = readOrNothing(() => reader.readValue());
    patience -= reader.at - first - pair[1] + 1;
    if (value !== undefined) objects.set(pair[0], value);
  }
  return objects;
}

/** Opens a file by its cross-reference; undefined if that is broken, or leads to no catalog. */
export async function openByCrossReference(bytes: Uint8Array): Promise<PdfDocument | undefined> {
  try {
    const document = new PdfDocument(bytes, await readCrossReference(bytes));
    return (await document.root()) && document;
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}

/** Opens a file by scanning for its objects; the last one of each number is used. */
export async function openByScanning(bytes: Uint8Array, signal: AbortSignal): Promise<PdfDocument> {
  const entries = new Map<number, Entry>();
  const trailers: PdfDictionary[] = [...findTrailers(bytes)];
  const catalogs: number[] = [];
  for await (const { number, start, value } of scanObjects(bytes, signal)) {
    entries.set(number, { kind: 'file', offset: start });
    const stream = asKind(value, 'stream');
    const type = nameOf((stream?.dictionary ?? asKind(value, 'dictionary'))?.entries.get('Type'));
    if (type === 'Catalog') catalogs.push(number);
    if (stream && type === 'XRef') trailers.unshift(stream.dictionary);
    if (stream && type === 'ObjStm') for (const packed of await numbersIn(bytes, stream)) entries.set(packed, { kind: 'packed', stream: number });
  }
  const trailer = trailers.find((candidate) => candidate.entries.has('Root'));
  const document = new PdfDocument(bytes, { entries, trailer: trailer ?? EMPTY });
  if (await document.root()) return document;
  const root = catalogs.at(-1);
  const found = new Map(trailers.flatMap((candidate) => [...candidate.entries]));
  if (root !== undefined) found.set('Root', { kind: 'reference', number: root, generation: 0 });
  return new PdfDocument(bytes, { entries, trailer: { ...EMPTY, entries: found } });
}

const EMPTY: PdfDictionary = { kind: 'dictionary', entries: new Map(), repeated: new Set(), start: 0, end: 0, isInFile: false };

async function numbersIn(bytes: Uint8Array, stream: PdfStream): Promise<readonly number[]> {
  try {
    const data = await readStreamData(bytes, stream, async (value) => value ?? null, MAX_PACKED_BYTES);
    return [...readPacked(data, stream).keys()];
  } catch (error) {
    if (error instanceof PdfError) return [];
    throw error;
  }
}
