import { concatBytes } from '../bytes/concat.ts';
import { readUtf8 } from '../charset/utf8.ts';
import { compress } from '../compression/compress.ts';
import { inflate } from '../compression/deflate.ts';
import type { DecompressOptions } from '../compression/formats.ts';
import { levels } from '../compression/formats.ts';
import { crc32 } from '../compression/gzip.ts';
import { formatDosTime } from '../date-time/dos-time.ts';
import { decodeCp437 } from './cp437.ts';
import type { ArchiveEntry, ArchiveMethod, ArchiveProblem, EntryContent, Listing, ListOptions } from './entry.ts';
import { formatUnixTime } from './entry.ts';

// APPNOTE.TXT 6.3.10, sections 4.3.7 to 4.3.16.
const LOCAL = { signature: 0x04034b50, size: 30, crc: 14, storedSize: 18, plainSize: 22, nameLength: 26, extraLength: 28 } as const;
const CENTRAL = {
  signature: 0x02014b50,
  size: 46,
  madeBy: 4,
  flags: 8,
  method: 10,
  time: 12,
  date: 14,
  crc: 16,
  storedSize: 20,
  plainSize: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  disk: 34,
  attributes: 38,
  offset: 42,
} as const;
const END = { signature: 0x06054b50, size: 22, disk: 4, count: 10, centralSize: 12, centralOffset: 16, commentLength: 20 } as const;
const END64 = { signature: 0x06064b50, size: 56, count: 32, centralSize: 40, centralOffset: 48 } as const;
const LOCATOR = { signature: 0x07064b50, size: 20, offset: 8 } as const;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const MAX_COMMENT = 0xffff;
/** Stands for a value that is in the Zip64 extra field. */
const [IN_ZIP64_16, IN_ZIP64] = [0xffff, 0xffffffff] as const;
const [ENCRYPTED, HAS_DESCRIPTOR, IS_UTF8] = [1, 8, 2 ** 11] as const;
const EXTRA = { zip64: 1, time: 0x5455, unicodeName: 0x7075 } as const;
const [STORED, DEFLATE, AES] = [0, 8, 99] as const;
const METHODS: Readonly<Record<number, ArchiveMethod>> = {
  0: 'stored',
  1: 'shrink',
  2: 'reduce',
  3: 'reduce',
  4: 'reduce',
  5: 'reduce',
  6: 'implode',
  8: 'deflate',
  9: 'deflate64',
  12: 'bzip2',
  14: 'lzma',
  93: 'zstandard',
  95: 'xz',
  98: 'ppmd',
  99: 'aes',
};
/** DEFLATE cannot encode more bytes in one. */
const MAX_RATIO = 1032;

/** An entry, with the places that its content and its records have in the archive. */
export interface ZipEntry extends ArchiveEntry {
  readonly methodNumber: number;
  readonly flags: number;
  readonly crc: number;
  /** Index of the local header. */
  readonly localAt: number;
  readonly dataAt: number;
  /** Index of the entry in the central directory. */
  readonly centralAt: number;
}

interface ZipParts {
  readonly centralAt: number;
  readonly centralEnd: number;
  readonly count: number;
  /** Bytes before the archive, such as a program that unpacks it; offsets do not count them. */
  readonly base: number;
  readonly endAt: number;
  readonly end64At: number | undefined;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether bytes begin like a ZIP archive. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/** Lists the entries of a ZIP archive in the order of its directory. Refuses archives whose entries share bytes. */
export async function listZip(bytes: Uint8Array, { maxEntries }: ListOptions): Promise<Listing<ZipEntry>> {
  const parts = findParts(bytes);
  if (typeof parts === 'string') return { ok: false, problem: isZip(bytes) && parts === 'not-an-archive' ? 'truncated-archive' : parts, entries: [] };
  if (parts.count > maxEntries) return { ok: false, problem: 'too-many-entries', entries: [] };
  const entries: ZipEntry[] = [];
  let at = parts.centralAt;
  for (let index = 0; index < parts.count; index++) {
    const entry = await readEntry(bytes, parts, at);
    if (!entry) return { ok: false, problem: 'invalid-archive', entries };
    entries.push(entry.entry);
    at = entry.end;
  }
  return hasOverlap(entries, parts.centralAt) ? { ok: false, problem: 'overlapping-entries', entries: [] } : { ok: true, entries };
}

function hasOverlap(entries: readonly ZipEntry[], centralAt: number): boolean {
  let end = 0;
  for (const { localAt, dataAt, storedSize } of entries.toSorted((one, other) => one.localAt - other.localAt)) {
    if (localAt < end) return true;
    end = dataAt + storedSize;
  }
  return end > centralAt;
}

function findParts(bytes: Uint8Array): ZipParts | ArchiveProblem {
  const view = viewOf(bytes);
  const endAt = findEnd(view);
  if (endAt === undefined) return 'not-an-archive';
  if (view.getUint16(endAt + END.disk, true) > 0 && view.getUint16(endAt + END.disk, true) < IN_ZIP64_16) return 'split-archive';
  const end64At = findEnd64(view, endAt);
  const read = (short: number, long: number): number => (end64At !== undefined && short === IN_ZIP64 ? Number(view.getBigUint64(end64At + long, true)) : short);
  const short = view.getUint16(endAt + END.count, true);
  const count = end64At !== undefined && short === IN_ZIP64_16 ? Number(view.getBigUint64(end64At + END64.count, true)) : short;
  const centralSize = read(view.getUint32(endAt + END.centralSize, true), END64.centralSize);
  const centralOffset = read(view.getUint32(endAt + END.centralOffset, true), END64.centralOffset);
  const centralEnd = end64At ?? endAt;
  // Info-ZIP writes an offset that stands for one in a Zip64 record, but no such record, when it writes to a pipe.
  const base = end64At === undefined && centralOffset === IN_ZIP64 ? 0 : centralEnd - centralSize - centralOffset;
  if (base < 0 || count * CENTRAL.size > centralSize) return 'invalid-archive';
  return { centralAt: centralEnd - centralSize, centralEnd, count, base, endAt, end64At };
}

/** The last record that fits: its comment ends with the file or, if no comment does, before. */
function findEnd(view: DataView): number | undefined {
  let found: number | undefined;
  for (let at = view.byteLength - END.size; at >= Math.max(0, view.byteLength - END.size - MAX_COMMENT); at--) {
    if (view.getUint32(at, true) !== END.signature) continue;
    const end = at + END.size + view.getUint16(at + END.commentLength, true);
    if (end === view.byteLength) return at;
    if (end < view.byteLength) found ??= at;
  }
  return found;
}

function findEnd64(view: DataView, endAt: number): number | undefined {
  const locatorAt = endAt - LOCATOR.size;
  if (locatorAt < 0 || view.getUint32(locatorAt, true) !== LOCATOR.signature) return undefined;
  // Before the locator, unless the record has data of its own; an offset does not count bytes before the archive.
  const places = [locatorAt - END64.size, Number(view.getBigUint64(locatorAt + LOCATOR.offset, true))];
  return places.find((at) => at >= 0 && at + END64.size <= locatorAt && view.getUint32(at, true) === END64.signature);
}

async function readEntry(bytes: Uint8Array, parts: ZipParts, at: number): Promise<{ readonly entry: ZipEntry; readonly end: number } | undefined> {
  const view = viewOf(bytes);
  if (at + CENTRAL.size > parts.centralEnd || view.getUint32(at, true) !== CENTRAL.signature) return undefined;
  const uint16 = (field: number): number => view.getUint16(at + field, true);
  const nameEnd = at + CENTRAL.size + uint16(CENTRAL.nameLength);
  const extraEnd = nameEnd + uint16(CENTRAL.extraLength);
  const end = extraEnd + uint16(CENTRAL.commentLength);
  if (end > parts.centralEnd) return undefined;
  const extras = readExtras(bytes, nameEnd, extraEnd);
  const sizes = readSizes(view, at, extras.get(EXTRA.zip64));
  const localAt = parts.base + sizes.offset;
  const dataAt = endOfLocalHeader(view, localAt);
  if (dataAt === undefined || dataAt + sizes.storedSize > parts.centralAt) return undefined;
  const flags = uint16(CENTRAL.flags);
  const methodNumber = uint16(CENTRAL.method);
  const name = await readName(bytes.subarray(at + CENTRAL.size, nameEnd), (flags & IS_UTF8) !== 0, extras.get(EXTRA.unicodeName));
  const entry: ZipEntry = {
    name,
    kind: kindOf(name, uint16(CENTRAL.madeBy), view.getUint32(at + CENTRAL.attributes, true)),
    size: sizes.plainSize,
    storedSize: sizes.storedSize,
    modifiedAt: readUnixTime(extras.get(EXTRA.time)) ?? formatDosTime(uint16(CENTRAL.date), uint16(CENTRAL.time)),
    method: METHODS[methodNumber] ?? 'unknown',
    isEncrypted: (flags & ENCRYPTED) !== 0 || methodNumber === AES,
    methodNumber,
    flags,
    crc: view.getUint32(at + CENTRAL.crc, true),
    localAt,
    dataAt,
    centralAt: at,
  };
  return { entry, end };
}

function endOfLocalHeader(view: DataView, at: number): number | undefined {
  if (at < 0 || at + LOCAL.size > view.byteLength || view.getUint32(at, true) !== LOCAL.signature) return undefined;
  return at + LOCAL.size + view.getUint16(at + LOCAL.nameLength, true) + view.getUint16(at + LOCAL.extraLength, true);
}

/** Extra fields by their ids (APPNOTE 4.5). */
function readExtras(bytes: Uint8Array, start: number, end: number): ReadonlyMap<number, Uint8Array> {
  const view = viewOf(bytes);
  const extras = new Map<number, Uint8Array>();
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    const dataEnd = at + 4 + view.getUint16(at + 2, true);
    if (dataEnd <= end) extras.set(view.getUint16(at, true), bytes.subarray(at + 4, dataEnd));
  }
  return extras;
}

/** The values that need more than four bytes are in the Zip64 field, in this order (APPNOTE 4.5.3). */
function readSizes(
  view: DataView,
  at: number,
  zip64: Uint8Array | undefined,
): { readonly plainSize: number; readonly storedSize: number; readonly offset: number } {
  let next = 0;
  const read = (field: number): number => {
    const short = view.getUint32(at + field, true);
    if (short !== IN_ZIP64 || !zip64 || next + 8 > zip64.length) return short;
    next += 8;
    return Number(viewOf(zip64).getBigUint64(next - 8, true));
  };
  return { plainSize: read(CENTRAL.plainSize), storedSize: read(CENTRAL.storedSize), offset: read(CENTRAL.offset) };
}

/** Names are UTF-8 if the entry says so or has a second name. Many programs write UTF-8 without saying so; other names are in code page 437. */
async function readName(bytes: Uint8Array, isUtf8: boolean, second: Uint8Array | undefined): Promise<string> {
  const [version] = second ?? [];
  if (second && version === 1 && second.length > 5 && viewOf(second).getUint32(1, true) === (await crc32(bytes))) {
    return readUtf8(second.subarray(5)) ?? decodeCp437(bytes);
  }
  if (isUtf8) return new TextDecoder().decode(bytes);
  return readUtf8(bytes) ?? decodeCp437(bytes);
}

const [UNIX_HOST, FILE_TYPE, SYMBOLIC_LINK] = [3, 0o170000, 0o120000] as const;

function kindOf(name: string, madeBy: number, attributes: number): ArchiveEntry['kind'] {
  if (name.endsWith('/')) return 'directory';
  return madeBy >> 8 === UNIX_HOST && ((attributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK ? 'link' : 'file';
}

const HAS_MODIFICATION_TIME = 1;

function readUnixTime(extra: Uint8Array | undefined): string | undefined {
  if (!extra || extra.length < 5 || ((extra[0] ?? 0) & HAS_MODIFICATION_TIME) === 0) return undefined;
  return formatUnixTime(viewOf(extra).getInt32(1, true));
}

/** Reads the content of an entry, at most `limit` bytes. */
export async function readZipEntry(bytes: Uint8Array, entry: ZipEntry, { limit, signal }: DecompressOptions): Promise<EntryContent> {
  if (entry.isEncrypted) return { ok: false, problem: 'encrypted' };
  const data = bytes.subarray(entry.dataAt, entry.dataAt + entry.storedSize);
  if (entry.methodNumber !== STORED && entry.methodNumber !== DEFLATE) return { ok: false, problem: 'unsupported-method' };
  if (entry.size > Math.max(1, entry.storedSize) * MAX_RATIO) return { ok: false, problem: 'damaged', damage: 'invalid', bytes: new Uint8Array() };
  if (entry.methodNumber === STORED)
    return data.length > limit ? { ok: false, problem: 'too-much', bytes: data.slice(0, limit) } : checked(entry, data.slice());
  // One byte more shows that the content is longer than the archive says.
  const content = await inflate(data, { limit: Math.min(limit, entry.size + 1), signal });
  if (content.ended === 'damaged') return { ok: false, problem: 'damaged', damage: content.damage ?? 'invalid', bytes: content.bytes };
  if (content.ended === 'too-much' && entry.size >= limit) return { ok: false, problem: 'too-much', bytes: content.bytes };
  return checked(entry, content.bytes);
}

async function checked({ size, crc }: ZipEntry, bytes: Uint8Array<ArrayBuffer>): Promise<EntryContent> {
  if (bytes.length !== size) return { ok: false, problem: 'damaged', damage: 'invalid', bytes };
  return (await crc32(bytes)) === crc ? { ok: true, bytes } : { ok: false, problem: 'damaged', damage: 'checksum', bytes };
}

/**
 * Writes an archive with another content for one entry, compressed with the same method. All other bytes stay, except offsets.
 * Undefined if the entry cannot be written: it is encrypted, has another method, or the sizes need Zip64 that the entry lacks.
 */
export async function replaceInZip(bytes: Uint8Array, entry: ZipEntry, content: Uint8Array, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (entry.isEncrypted || (entry.methodNumber !== STORED && entry.methodNumber !== DEFLATE)) return undefined;
  const parts = findParts(bytes);
  if (typeof parts === 'string') return undefined;
  const data = entry.methodNumber === STORED ? content : await compress('deflate', content, { level: levels.deflate.usual, signal });
  const dataEnd = entry.dataAt + entry.storedSize;
  const changed = { crc: await crc32(content), storedSize: data.length, plainSize: content.length, delta: data.length - entry.storedSize };
  const written = concatBytes([bytes.subarray(0, entry.dataAt), data, bytes.subarray(dataEnd)]);
  const view = viewOf(written);
  const hasDescriptor = (entry.flags & HAS_DESCRIPTOR) !== 0;
  if (hasDescriptor) writeDescriptor(view, bytes, dataEnd, changed);
  const localExtra = entry.localAt + LOCAL.size + view.getUint16(entry.localAt + LOCAL.nameLength, true);
  // Before a descriptor, the checksum and the sizes in the local header are usually missing.
  const isInLocal = !hasDescriptor || view.getUint32(entry.localAt + LOCAL.crc, true) !== 0;
  const isWritten = !isInLocal || writeSizes(view, { at: entry.localAt, fields: LOCAL, extraAt: localExtra, extraEnd: entry.dataAt }, changed);
  const centralAt = entry.centralAt + changed.delta;
  return isWritten &&
    writeSizes(view, { at: centralAt, fields: CENTRAL, ...extraOf(view, centralAt) }, changed) &&
    shiftOffsets(view, parts, entry, changed.delta)
    ? written
    : undefined;
}

interface Changed {
  readonly crc: number;
  readonly storedSize: number;
  readonly plainSize: number;
  /** By how many bytes all that follows the content moves. */
  readonly delta: number;
}

interface Header {
  readonly at: number;
  readonly fields: { readonly crc: number; readonly storedSize: number; readonly plainSize: number };
  readonly extraAt: number;
  readonly extraEnd: number;
}

function extraOf(view: DataView, centralAt: number): { readonly extraAt: number; readonly extraEnd: number } {
  const extraAt = centralAt + CENTRAL.size + view.getUint16(centralAt + CENTRAL.nameLength, true);
  return { extraAt, extraEnd: extraAt + view.getUint16(centralAt + CENTRAL.extraLength, true) };
}

/** The index of the data of the Zip64 field. */
function zip64At(view: DataView, start: number, end: number): number | undefined {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) if (view.getUint16(at, true) === EXTRA.zip64) return at + 4;
  return undefined;
}

/** Writes sizes where they were, in the header or in the Zip64 field. False if they do not fit. */
function writeSizes(view: DataView, { at, fields, extraAt, extraEnd }: Header, { crc, storedSize, plainSize }: Changed): boolean {
  view.setUint32(at + fields.crc, crc, true);
  let next = zip64At(view, extraAt, extraEnd);
  for (const [field, size] of [
    [fields.plainSize, plainSize],
    [fields.storedSize, storedSize],
  ] as const) {
    if (view.getUint32(at + field, true) === IN_ZIP64 && next !== undefined) {
      view.setBigUint64(next, BigInt(size), true);
      next += 8;
    } else if (size < IN_ZIP64) view.setUint32(at + field, size, true);
    else return false;
  }
  return true;
}

/** Writes the checksum and the sizes after a content (APPNOTE 4.3.9): with a signature or without, and sizes of four or eight bytes. */
function writeDescriptor(view: DataView, original: Uint8Array, dataEnd: number, { crc, storedSize, plainSize, delta }: Changed): void {
  const before = viewOf(original);
  const hasSignature = before.getUint32(dataEnd, true) === DESCRIPTOR_SIGNATURE;
  const crcAt = dataEnd + (hasSignature ? 4 : 0);
  const next = before.getUint32(crcAt + 12, true);
  // With sizes of four bytes, the next record begins after them.
  const isShort = next === LOCAL.signature || next === CENTRAL.signature || next === END64.signature;
  const at = crcAt + delta;
  view.setUint32(at, crc, true);
  if (isShort) {
    view.setUint32(at + 4, storedSize, true);
    view.setUint32(at + 8, plainSize, true);
  } else {
    view.setBigUint64(at + 4, BigInt(storedSize), true);
    view.setBigUint64(at + 12, BigInt(plainSize), true);
  }
}

/** Moves the offsets of what follows the changed entry. False if one does not fit. */
function shiftOffsets(view: DataView, { centralAt, count, base, endAt, end64At }: ZipParts, { localAt }: ZipEntry, delta: number): boolean {
  let at = centralAt + delta;
  for (let index = 0; index < count; index++) {
    const { extraAt, extraEnd } = extraOf(view, at);
    if (!shiftOffset(view, at, zip64At(view, extraAt, extraEnd), { after: localAt - base, delta })) return false;
    at = extraEnd + view.getUint16(at + CENTRAL.commentLength, true);
  }
  const centralOffset = view.getUint32(endAt + delta + END.centralOffset, true);
  if (end64At !== undefined) {
    addTo64(view, end64At + delta + END64.centralOffset, delta);
    addTo64(view, endAt + delta - LOCATOR.size + LOCATOR.offset, delta);
  }
  if (centralOffset === IN_ZIP64) return true;
  if (centralOffset + delta >= IN_ZIP64) return false;
  view.setUint32(endAt + delta + END.centralOffset, centralOffset + delta, true);
  return true;
}

function shiftOffset(view: DataView, at: number, zip64: number | undefined, { after, delta }: { readonly after: number; readonly delta: number }): boolean {
  const offset = view.getUint32(at + CENTRAL.offset, true);
  if (offset === IN_ZIP64 && zip64 !== undefined) {
    const before = [CENTRAL.plainSize, CENTRAL.storedSize].filter((field) => view.getUint32(at + field, true) === IN_ZIP64).length;
    if (Number(view.getBigUint64(zip64 + before * 8, true)) > after) addTo64(view, zip64 + before * 8, delta);
    return true;
  }
  if (offset > after) view.setUint32(at + CENTRAL.offset, offset + delta, true);
  return offset + delta < IN_ZIP64;
}

const addTo64 = (view: DataView, at: number, delta: number): void => view.setBigUint64(at, view.getBigUint64(at, true) + BigInt(delta), true);
