import { InputError, unlessRefused } from '../../contract/errors.ts';
import type { SnowflakeFormat } from '../../lib/date-time/snowflake.ts';
import { readSnowflake } from '../../lib/date-time/snowflake.ts';
import { findTimeZone, isInstant } from '../../lib/time-zone/time-zone.ts';
import type { TimeZone } from '../../lib/time-zone/time-zone.ts';
import { millisecondsOf, parseUlid } from '../../lib/ulid/ulid.ts';
import { parseUuid, unixTicksOf } from '../../lib/uuid/uuid.ts';
import { readCivil } from './civil-text.ts';
import { plainDigits, readCount, readExcel } from './counts.ts';
import { detectFormat } from './detect.ts';
import { peelDate } from './peel.ts';
import { readingsOf } from './readings.ts';
import type { CountReading } from './readings.ts';
import type { CountFormat, DateFormat, DateNote, IdentifierFormat, TextFormat } from './terms.ts';
import { swapDayAndMonth, textForms } from './text-forms.ts';

export interface Reading {
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  readonly instant: bigint;
  readonly notes: readonly DateNote[];
}

const NS_PER_MS = 1_000_000n;
const NS_PER_TICK = 100n;

export interface DateReading extends Reading {
  readonly format: DateFormat;
  /** Every likely format, the selected one first; empty if there is only one. */
  readonly readings: readonly CountReading[];
}

/**
 * Parses a date. `zone` is used for text without a zone.
 * @throws InputError `unrecognized-date`, `format-mismatch`, `invalid-date`, `no-timestamp` or `out-of-range`.
 */
export async function readDate(given: string, chosen: DateFormat | 'auto', zone: TimeZone): Promise<DateReading> {
  const text = given.trim();
  const start = given.indexOf(text);
  const whole = await readWhole({ text: plainSpaces(text) }, chosen, { zone, start });
  if (whole) return whole;
  for (const { rule, ...layer } of peelDate(plainSpaces(text))) {
    const inner = await readWhole({ text: layer.text, format: rule.format }, chosen, { zone, start: start + layer.start });
    if (inner) return { ...inner, notes: ['surroundings-removed', ...inner.notes] };
  }
  if (chosen === 'auto') throw new InputError('unrecognized-date', { field: 'date' });
  throw new InputError('format-mismatch', { field: 'date', params: { format: chosen } });
}

/** Some programs write non-breaking spaces before a.m., and a minus sign (U+2212) before an offset. */
const plainSpaces = (text: string): string => text.replace(/[\u00A0\u202F\u2007\u2009]/gu, ' ').replace(/^\u2212/u, '-');

interface Whole {
  readonly text: string;
  /** The format implied by the surrounding text. */
  readonly format?: DateFormat | undefined;
}

async function readWhole({ text: given, format: implied }: Whole, chosen: DateFormat | 'auto', place: Place): Promise<DateReading | undefined> {
  const text = given.length > MAX_IDENTIFIER_LENGTH ? given : plainDigits(given);
  const usual = chosen === 'auto' ? (implied ?? detectFormat(text)) : chosen;
  if (usual === undefined) return undefined;
  const readings = chosen === 'auto' && implied === undefined ? await allReadings(text, usual, place) : [];
  const format = readings[0]?.format ?? usual;
  const read = await readAs(text, format, place);
  if (read === undefined) return undefined;
  if (!isInstant(read.instant)) throw outOfRange();
  const hasSeveral = readings.length > 1;
  const severalNotes = hasSeveral ? ([format === 'written' ? 'day-month-order' : 'several-readings'] as const) : [];
  return { ...read, format, readings: hasSeveral ? readings : [], notes: [...severalNotes, ...read.notes] };
}

const isCount = (format: DateFormat): format is CountFormat => !isTextFormat(format) && isCountFormat(format);

async function allReadings(text: string, usual: DateFormat, place: Place): Promise<readonly CountReading[]> {
  if (usual === 'written') {
    const swapped = swapDayAndMonth(text);
    const both = swapped === undefined ? [] : await Promise.all([text, swapped].map(async (one) => await readText(one, usual, place)));
    return both.flatMap((one) => (one ? [{ format: usual, instant: one.instant }] : []));
  }
  const [, digits = ''] = /^[+-]?(\d{5,20})(?:\.\d+)?$/u.exec(text) ?? [];
  if (digits === '') return [];
  if (usual !== 'excel' && !isCount(usual)) return [];
  return readingsOf(digits, usual, (format) => {
    // Day serials have five digits.
    if (format === 'excel' && digits.length > 5) return undefined;
    const reads =
      format === 'excel' ? readSerial(text, place)?.instant : isCount(format) ? readCount(text, format) : readSnowflake(text, format as SnowflakeFormat);
    return reads !== undefined && isInstant(reads) ? reads : undefined;
  });
}

const outOfRange = (): InputError => new InputError('out-of-range', { field: 'date' });

interface Place {
  readonly zone: TimeZone;
  /** The position of the text in the input, in code points. */
  readonly start: number;
}

type Reader<Format> = (text: string, format: Format, place: Place) => Promise<Reading | undefined> | Reading | undefined;

const plain = (instant: bigint | undefined): Reading | undefined => (instant === undefined ? undefined : { instant, notes: [] });

function readAs(text: string, format: DateFormat, place: Place): ReturnType<Reader<DateFormat>> {
  if (isTextFormat(format)) return readText(text, format, place);
  if (format === 'excel') return readSerial(text, place);
  if (isCountFormat(format)) return plain(readCount(text, format));
  return text.length > MAX_IDENTIFIER_LENGTH ? undefined : plain(readIdentifier[format](text));
}

const isTextFormat = (format: DateFormat): format is TextFormat => Object.hasOwn(textForms, format);
const isCountFormat = (format: Exclude<DateFormat, TextFormat>): format is CountFormat => !Object.hasOwn(readIdentifier, format);

// Longer text matches none of these.
const MAX_IDENTIFIER_LENGTH = 100;

const readIdentifier: Readonly<Record<IdentifierFormat, (text: string) => bigint | undefined>> = {
  'mongo-object-id': (text) => (/^[\da-f]{24}$/iu.test(text) ? BigInt(`0x${text.slice(0, 8)}`) * 1_000_000_000n : undefined),
  uuid: (text) => {
    const bytes = unlessRefused(() => parseUuid(text, 'date'));
    if (!bytes) return undefined;
    const ticks = unixTicksOf(bytes);
    if (ticks === undefined) throw new InputError('no-timestamp', { field: 'date' });
    return ticks * NS_PER_TICK;
  },
  'discord-snowflake': (text) => readSnowflake(text, 'discord-snowflake'),
  'x-snowflake': (text) => readSnowflake(text, 'x-snowflake'),
  'instagram-id': (text) => readSnowflake(text, 'instagram-id'),
  ulid: (text) => {
    const bytes = unlessRefused(() => parseUlid(text, 'date'));
    return bytes && BigInt(millisecondsOf(bytes)) * NS_PER_MS;
  },
};

function readSerial(text: string, { zone }: Place): Reading | undefined {
  const local = readExcel(text);
  return local === undefined ? undefined : inZone(local, zone);
}

function inZone(local: bigint, zone: TimeZone): Reading {
  const found = zone.instantOf(local);
  if (!found) throw outOfRange();
  return { instant: found.instant, notes: found.note ? [found.note] : [] };
}

async function readText(text: string, format: TextFormat, { zone, start }: Place): Promise<Reading | undefined> {
  for (const form of textForms[format]) {
    const match = form.exec(text);
    if (!match) continue;
    const { local, offset, zoneName, hasOtherWeekday, isAmbiguousZone, refuse } = readCivil(match, start);
    const named = zoneName === undefined ? zone : await findTimeZone(zoneName);
    if (!named) throw refuse('zoneName', zoneName ?? '');
    const isUniversal = format === 'rfc-7231' || format === 'utc';
    const known = isUniversal ? 0n : offset;
    const { instant, notes } = known === undefined ? inZone(local, named) : { instant: local - known, notes: [] };
    return {
      instant,
      notes: [...(isAmbiguousZone ? (['ambiguous-abbreviation'] as const) : []), ...notes, ...(hasOtherWeekday ? (['weekday-mismatch'] as const) : [])],
    };
  }
  return undefined;
}
