import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { formatRelative } from '../../lib/duration/relative.ts';
import { UNITS_WITH_WEEKS } from '../../lib/duration/units.ts';
import { findTimeZone, UTC } from '../../lib/time-zone/time-zone.ts';
import type { TimeZone } from '../../lib/time-zone/time-zone.ts';
import * as fields from './fields.ts';
import { readDate } from './read.ts';
import type en from './strings/en.json';
import { describeInZone, toMilliseconds, writeFormats } from './write.ts';
import { zoneNames } from './zone-names.ts';

const NS_PER_MS = 1_000_000n;

export default implement<typeof fields, typeof en>(fields, {
  convert: async ({ date, format, timeZone, otherTimeZones }, context) => {
    const now = Math.floor(context.now());
    const zone = timeZone.trim() === '' ? ((await findTimeZone(context.timeZone)) ?? UTC) : await zoneNamed(timeZone.trim(), 'timeZone');
    const others = await Promise.all(zoneNames(otherTimeZones).map((name) => zoneNamed(name, 'otherTimeZones')));
    const isNow = date.trim().toLowerCase() === 'now';
    const read = isNow ? { instant: BigInt(now) * NS_PER_MS, notes: [], readings: [], format: 'now' as const } : await readDate(date, format, zone);
    return {
      ...writeFormats(read.instant, zone, context.locale),
      relative: formatRelative(toMilliseconds(read.instant) - now, context.locale, UNITS_WITH_WEEKS),
      detectedFormat: read.format,
      timeZones: others.map((other) => describeInZone(read.instant, other, context.locale)),
      readings: read.readings.map((reading) => ({ format: reading.format, iso8601: writeFormats(reading.instant, zone, context.locale).iso8601 })),
      notes: read.notes,
    };
  },
});

async function zoneNamed(name: string, field: 'timeZone' | 'otherTimeZones'): Promise<TimeZone> {
  const zone = await findTimeZone(name);
  if (!zone) throw new InputError('unknown-time-zone', { field, params: { timeZone: name } });
  return zone;
}
