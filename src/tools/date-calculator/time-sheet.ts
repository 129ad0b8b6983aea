import { InputError } from '../../contract/errors.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { readDuration, toMilliseconds } from './duration.ts';

export interface Entry {
  readonly line: number;
  readonly entry: string;
  readonly minutes: number;
  readonly isOvernight: boolean;
}

const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d\d))? ?([ap]\.?m\.?)?`;
const RANGE = new RegExp(String.raw`${CLOCK}\s*(?:-|–|—|to|bis|à|a|til|до|по|至)\s*${CLOCK}(?![:\d])`, 'giu');
const BREAK =
  /(?:-|−|(?:break|pause|pausa|перерыв|перерва|休息)[: ]*)\s*((?:\d{1,2}:\d\d|\d+ ?(?:minutes?|mins?|m|hours?|h)(?: ?\d+ ?m(?:in)?)?|\d+))(?=\s|$|[,;)])/giu;
const MINUTES_PER_DAY = 1_440;

/**
 * Reads a time sheet: on each line, ranges such as `09:00-12:30` or `9am–5pm`, and breaks such as `-30m`. Other text names the line; lines without
 * ranges are skipped. A range that ends before it starts ends on the next day.
 * @throws InputError `invalid-entry`, `invalid-time`, `negative-entry`
 */
export function readTimeSheet(text: string, language: string): readonly Entry[] {
  return splitLines(text).flatMap((line, index) => {
    const entry = readEntry(line, index + 1, language);
    return entry ? [entry] : [];
  });
}

const LONGEST_LINE = 1_000;

function readEntry(line: string, number: number, language: string): Entry | undefined {
  const at = (code: string, column = 1): InputError => new InputError(code, { field: 'entries', position: { line: number, column } });
  if (line.length > LONGEST_LINE) throw at('invalid-entry', LONGEST_LINE);
  // A date may look like a range of hours.
  const content = line.replace(/#.*$/u, '').replaceAll(/\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}/gu, blank);
  let minutes = 0;
  let isOvernight = false;
  let ranges = 0;
  for (const range of content.matchAll(RANGE)) {
    const end = toMinutes(range.slice(4, 7));
    const start = startOf(range.slice(1, 4), range[6], end);
    if (start === undefined || end === undefined) throw at('invalid-time', range.index + 1);
    isOvernight ||= end < start;
    minutes += end < start ? end - start + MINUTES_PER_DAY : end - start;
    ranges++;
  }
  const rest = content.replaceAll(RANGE, blank);
  if (ranges === 0) {
    if (/\d/u.test(rest)) throw at('invalid-entry', rest.search(/\d/u) + 1);
    return undefined;
  }
  const left = rest.replaceAll(BREAK, (pause: string, length: string) => {
    minutes -= /^\d+$/u.test(length) ? Number(length) : toMilliseconds(readDuration(length, 'entries', language)) / 60_000;
    return blank(pause);
  });
  const stray = left.search(/\d/u);
  if (stray >= 0) throw at('invalid-entry', stray + 1);
  if (minutes < 0) throw at('negative-entry');
  return { line: number, entry: line.trim(), minutes, isOvernight };
}

/** Spaces keep the columns of what follows. */
const blank = (text: string): string => ' '.repeat(text.length);

/** The start of `3-5pm` is in the same half of the day as the end, unless it would be later: `9-5pm`. */
function startOf(parts: readonly (string | undefined)[], half: string | undefined, end: number | undefined): number | undefined {
  const [hour, minute, own] = parts;
  const sameHalf = own === undefined && half !== undefined ? toMinutes([hour, minute, half]) : undefined;
  return sameHalf !== undefined && end !== undefined && sameHalf < end ? sameHalf : toMinutes(parts);
}

function toMinutes([hour = '', minute = '0', half = '']: readonly (string | undefined)[]): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)];
  const isPm = half.toLowerCase().startsWith('p');
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0) || (half !== '' && (hours < 1 || hours > 12))) return undefined;
  return (half === '' ? hours : (hours % 12) + (isPm ? 12 : 0)) * 60 + minutes;
}

/** Rounds to a multiple of `step` minutes, half up. */
export const roundMinutes = (minutes: number, step: number): number => Math.floor(minutes / step + 0.5) * step;
