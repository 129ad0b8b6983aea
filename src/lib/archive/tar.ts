import { concatBytes } from '../bytes/concat.ts';
import { readUtf8 } from '../charset/utf8.ts';
import type { ArchiveEntry, EntryContent, Listing, ListOptions } from './entry.ts';
import { formatUnixTime } from './entry.ts';

// POSIX.1-2017, pax, "ustar Interchange Format", and the manual of GNU tar, "Basic Tar Format".
const BLOCK = 512;
const NAME = { at: 0, size: 100 } as const;
const SIZE = { at: 124, size: 12 } as const;
const TIME = { at: 136, size: 12 } as const;
const CHECKSUM = { at: 148, size: 8 } as const;
const TYPE_AT = 156;
const LINK = { at: 157, size: 100 } as const;
const MAGIC = { at: 257, size: 6 } as const;
const PREFIX = { at: 345, size: 155 } as const;
const SPACE = 0x20;
/** The highest date that a JavaScript date can have, in seconds. */
const MAX_SECONDS = 8.64e12;

const KINDS: Readonly<Record<string, ArchiveEntry['kind']>> = { '0': 'file', '\0': 'file', '7': 'file', '1': 'link', '2': 'link', '5': 'directory' };

/** An entry, with the places that its header and its content have in the archive. */
export interface TarEntry extends ArchiveEntry {
  readonly headerAt: number;
  readonly dataAt: number;
  /** Whether an extended header has the size, too. */
  readonly hasExtendedSize: boolean;
}

interface Field {
  readonly at: number;
  readonly size: number;
}

/** Whether bytes begin with a header of a tar archive: its checksum must be right. */
export const isTar = (bytes: Uint8Array): boolean => bytes.length >= BLOCK && bytes[0] !== 0 && hasChecksum(bytes, 0);

/** Lists the entries of a tar archive: the formats v7, ustar, pax and GNU. */
export function listTar(bytes: Uint8Array, { maxEntries }: ListOptions): Listing<TarEntry> {
  if (!isTar(bytes)) return { ok: false, problem: 'not-an-archive', entries: [] };
  const entries: TarEntry[] = [];
  let globals: Attributes = new Map();
  let next: Attributes = new Map();
  for (let at = 0; !isEmpty(bytes, at); ) {
    if (at + BLOCK > bytes.length) return { ok: false, problem: 'truncated-archive', entries };
    if (!hasChecksum(bytes, at)) return { ok: false, problem: 'invalid-archive', entries };
    if (entries.length >= maxEntries) return { ok: false, problem: 'too-many-entries', entries };
    const attributes = new Map([...globals, ...next]);
    const entry = readEntry(bytes, at, attributes);
    const end = entry.dataAt + entry.storedSize;
    if (end > bytes.length) return { ok: false, problem: 'truncated-archive', entries };
    const type = String.fromCharCode(bytes[at + TYPE_AT] ?? 0);
    const data = bytes.subarray(entry.dataAt, end);
    if (type === 'g') globals = new Map([...globals, ...readAttributes(data)]);
    else if (type === 'x') next = new Map([...next, ...readAttributes(data)]);
    else if (type === 'L') next = new Map([...next, ['path', textUntil0(data)]]);
    else if (type !== 'K') {
      entries.push(entry);
      next = new Map();
    }
    at = entry.dataAt + padded(entry.storedSize);
  }
  return { ok: true, entries };
}

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

/** Whether a block, or what is left of it at the end, has only zeros. */
const isEmpty = (bytes: Uint8Array, at: number): boolean => bytes.subarray(at, at + BLOCK).every((byte) => byte === 0);

/** The sum of a header's bytes, with spaces for the checksum. */
function sumOf(bytes: Uint8Array, at: number): number {
  let sum = SPACE * CHECKSUM.size;
  for (let index = 0; index < BLOCK; index++) {
    if (index < CHECKSUM.at || index >= CHECKSUM.at + CHECKSUM.size) sum += bytes[at + index] ?? 0;
  }
  return sum;
}

function hasChecksum(bytes: Uint8Array, at: number): boolean {
  const stored = readNumber(bytes, at, CHECKSUM);
  return stored !== undefined && stored === sumOf(bytes, at);
}

/** A number in octal digits or, in GNU tar, in base 256. */
function readNumber(bytes: Uint8Array, at: number, { at: start, size }: Field): number | undefined {
  const field = bytes.subarray(at + start, at + start + size);
  const [first = 0] = field;
  if (first & 0x80) return first & 0x40 ? undefined : field.subarray(1).reduce((value, byte) => value * 256 + byte, first & 0x3f);
  const digits = /^ *([0-7]*)[ \0]*/u.exec(String.fromCharCode(...field))?.[1] ?? '';
  return digits === '' ? undefined : Number.parseInt(digits, 8);
}

function textUntil0(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const name = end < 0 ? bytes : bytes.subarray(0, end);
  // Names have no charset. Old archives are mostly in ISO 8859-1.
  return readUtf8(name) ?? Array.from(name, (byte) => String.fromCharCode(byte)).join('');
}

const textIn = (bytes: Uint8Array, at: number, { at: start, size }: Field): string => textUntil0(bytes.subarray(at + start, at + start + size));

/** Attributes of an extended header by name. */
type Attributes = ReadonlyMap<string, string>;

/** Reads records `length name=value` (POSIX.1-2017, pax, "pax Extended Header"). What follows an invalid one is ignored. */
function readAttributes(data: Uint8Array): Attributes {
  const attributes = new Map<string, string>();
  for (let at = 0; at < data.length; ) {
    const digits = /^\d{1,10}(?= )/u.exec(String.fromCharCode(...data.subarray(at, at + 12)))?.[0] ?? '';
    const end = at + Number(digits);
    if (digits === '' || end > data.length || end <= at + digits.length) break;
    const record = textUntil0(data.subarray(at + digits.length + 1, end)).replace(/\n$/u, '');
    const equals = record.indexOf('=');
    if (equals > 0) attributes.set(record.slice(0, equals), record.slice(equals + 1));
    at = end;
  }
  return attributes;
}

function readEntry(bytes: Uint8Array, at: number, attributes: Attributes): TarEntry {
  const type = String.fromCharCode(bytes[at + TYPE_AT] ?? 0);
  const isExtended = 'xgLK'.includes(type);
  const own = isExtended ? new Map<string, string>() : attributes;
  const name = own.get('path') ?? nameIn(bytes, at);
  const kind = [...own.keys()].some((key) => key.startsWith('GNU.sparse')) ? 'other' : (KINDS[type] ?? 'other');
  const size = Number(own.get('size') ?? readNumber(bytes, at, SIZE) ?? 0);
  // Links have the size of their target, but no content.
  const storedSize = kind === 'link' || kind === 'directory' ? 0 : Number.isSafeInteger(size) && size >= 0 ? size : Number.POSITIVE_INFINITY;
  const seconds = Number(own.get('mtime') ?? readNumber(bytes, at, TIME) ?? 0);
  return {
    name: name === '' ? textIn(bytes, at, LINK) : name,
    kind: kind === 'file' && name.endsWith('/') ? 'directory' : kind,
    size: storedSize,
    storedSize,
    modifiedAt: Math.abs(seconds) <= MAX_SECONDS ? formatUnixTime(seconds) : '',
    method: 'stored',
    isEncrypted: false,
    headerAt: at,
    dataAt: at + BLOCK,
    hasExtendedSize: own.has('size'),
  };
}

/** In ustar, the first folders of a long name are in a field of their own. */
function nameIn(bytes: Uint8Array, at: number): string {
  const name = textIn(bytes, at, NAME);
  const isUstar = String.fromCharCode(...bytes.subarray(at + MAGIC.at, at + MAGIC.at + MAGIC.size)) === 'ustar\0';
  const prefix = isUstar ? textIn(bytes, at, PREFIX) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The content of an entry, at most `limit` bytes. */
export function readTarEntry(bytes: Uint8Array, { dataAt, storedSize }: TarEntry, { limit }: { readonly limit: number }): EntryContent {
  const content = bytes.slice(dataAt, dataAt + Math.min(storedSize, limit));
  return storedSize > limit ? { ok: false, problem: 'too-much', bytes: content } : { ok: true, bytes: content };
}

/**
 * Writes an archive with another content for one file. Of all other bytes only its size, checksum and padding change. Undefined if
 * the entry is not a file, or its size needs another header.
 */
export function replaceInTar(
  bytes: Uint8Array,
  { kind, headerAt, dataAt, storedSize, hasExtendedSize }: TarEntry,
  content: Uint8Array,
): Uint8Array<ArrayBuffer> | undefined {
  if (kind !== 'file' || hasExtendedSize) return undefined;
  const header = bytes.slice(headerAt, dataAt);
  if (!writeNumber(header, SIZE, content.length)) return undefined;
  writeNumber(header, CHECKSUM, sumOf(header, 0));
  const padding = new Uint8Array(padded(content.length) - content.length);
  return concatBytes([bytes.subarray(0, headerAt), header, content, padding, bytes.subarray(dataAt + padded(storedSize))]);
}

/** Writes an octal number as the field has it now: with as many digits, filled with zeros or spaces. False if it does not fit. */
function writeNumber(header: Uint8Array, { at, size }: Field, value: number): boolean {
  const before = /^( *)([0-7]+)/u.exec(String.fromCharCode(...header.subarray(at, at + size)));
  if (!before) return false;
  const digits = value.toString(8).padStart(before[0].length, before[1] === '' ? '0' : ' ');
  if (digits.length >= size) return false;
  header.set(new TextEncoder().encode(digits), at);
  return true;
}
