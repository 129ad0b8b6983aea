import { formatDosTime } from '../../lib/date-time/dos-time.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import { floatFormats, formatFloat } from '../../lib/float/float.ts';
import { formatUuid, toGuidBytes } from '../../lib/uuid/uuid.ts';
import { readUtf8 } from '../../lib/charset/utf8.ts';
import type { ValueType } from './codes.ts';
import { valueTypes } from './codes.ts';

interface Value {
  readonly type: ValueType;
  /** Empty if too few bytes are left, or if the bytes are not such a value. */
  readonly littleEndian: string;
  readonly bigEndian: string;
}

/** The longest value in bytes. */
export const MAX_VALUE_BYTES = 16;

/** Reads the first bytes as every type that they are long enough for, in both byte orders. */
export function valuesOf(bytes: Uint8Array): readonly Value[] {
  return valueTypes.flatMap((type) => {
    const [size, read] = readers[type];
    if (bytes.length < size) return [];
    const own = bytes.slice(0, size === 0 ? bytes.length : size);
    const [littleEndian, bigEndian] = [read(new DataView(own.buffer), true), read(new DataView(own.buffer), false)];
    return littleEndian === '' && bigEndian === '' ? [] : [{ type, littleEndian, bigEndian }];
  });
}

type Read = (view: DataView, isLittle: boolean) => string;

const MS_PER_DAY = 86_400_000;
const OLE_EPOCH_MS = Date.UTC(1899, 11, 30);
const MAC_EPOCH_MS = Date.UTC(1904, 0);
const FILETIME_EPOCH_MS = Date.UTC(1601, 0);
const TICKS_PER_MS = 10_000n;

/** Type → its size in bytes (0: as many as there are), and how it is written. */
const readers: Readonly<Record<ValueType, readonly [size: number, read: Read]>> = {
  uint8: [1, (view) => String(view.getUint8(0))],
  int8: [1, (view) => String(view.getInt8(0))],
  uint16: [2, (view, isLittle) => String(view.getUint16(0, isLittle))],
  int16: [2, (view, isLittle) => String(view.getInt16(0, isLittle))],
  uint32: [4, (view, isLittle) => String(view.getUint32(0, isLittle))],
  int32: [4, (view, isLittle) => String(view.getInt32(0, isLittle))],
  uint64: [8, (view, isLittle) => String(view.getBigUint64(0, isLittle))],
  int64: [8, (view, isLittle) => String(view.getBigInt64(0, isLittle))],
  float16: [2, (view, isLittle) => formatFloat(BigInt(view.getUint16(0, isLittle)), floatFormats.float16)],
  bfloat16: [2, (view, isLittle) => formatFloat(BigInt(view.getUint16(0, isLittle)), floatFormats.bfloat16)],
  float32: [4, (view, isLittle) => formatFloat(BigInt(view.getUint32(0, isLittle)), floatFormats.float32)],
  float64: [8, (view, isLittle) => formatFloat(view.getBigUint64(0, isLittle), floatFormats.float64)],
  'unix-seconds': [4, (view, isLittle) => formatUtc(view.getInt32(0, isLittle) * 1000)],
  'unix-milliseconds': [8, (view, isLittle) => formatUtc(Number(view.getBigInt64(0, isLittle)))],
  filetime: [8, (view, isLittle) => formatUtc(Number(view.getBigUint64(0, isLittle) / TICKS_PER_MS) + FILETIME_EPOCH_MS)],
  'dos-time': [4, (view, isLittle) => dosTime(view.getUint32(0, isLittle))],
  // A local time, as DOS times are.
  'ole-date': [8, (view, isLittle) => formatUtc(oleTime(view.getFloat64(0, isLittle))).replace(/Z$/u, '')],
  'mac-time': [4, (view, isLittle) => formatUtc(view.getUint32(0, isLittle) * 1000 + MAC_EPOCH_MS)],
  guid: [16, (view, isLittle) => formatUuid(isLittle ? toGuidBytes(bytesOf(view)) : bytesOf(view))],
  ipv4: [4, (view, isLittle) => (isLittle ? bytesOf(view).toReversed() : bytesOf(view)).join('.')],
  binary: [1, (view) => view.getUint8(0).toString(2).padStart(8, '0')],
  'utf-8': [0, (view) => firstCharacter(bytesOf(view))],
};

const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer);

/** The high half is the date. Empty for months and hours that do not exist. */
function dosTime(value: number): string {
  const [date, time] = [value >>> 16, value & 0xffff];
  const [month, day] = [(date >> 5) & 15, date & 31];
  const isValid = month >= 1 && month <= 12 && day >= 1 && time >> 11 < 24 && ((time >> 5) & 63) < 60 && (time & 31) < 30;
  return isValid ? formatDosTime(date, time) : '';
}

/** Whole days before 1899-12-30 are negative, but their fractions count forwards. Fractions of seconds are not exact, so they are rounded to milliseconds. */
const oleTime = (days: number): number => Math.round((Math.trunc(days) + Math.abs(days % 1)) * MS_PER_DAY) + OLE_EPOCH_MS;

/** The character that starts here, with its code point. */
function firstCharacter(bytes: Uint8Array): string {
  for (let length = 1; length <= Math.min(4, bytes.length); length++) {
    const text = readUtf8(bytes.subarray(0, length));
    const code = text?.codePointAt(0);
    if (text !== undefined && code !== undefined) return `${/\p{C}/u.test(text) ? '' : `${text} `}U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return '';
}
