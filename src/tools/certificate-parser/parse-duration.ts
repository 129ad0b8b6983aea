import { InputError } from '../../contract/errors.ts';

const DURATION = /^\s*(\d{1,6})\s*([hdwy]?)\s*$/iu;
const HOUR_MS = 3_600_000;
const unitsMs: Readonly<Record<string, number>> = { h: HOUR_MS, d: 24 * HOUR_MS, w: 168 * HOUR_MS, y: 8_760 * HOUR_MS };

/**
 * Reads hours, days, weeks or years such as `30d` as milliseconds. A number without a unit is days; an empty text is none.
 * @throws InputError `invalid-duration` on `field`.
 */
export function parseDuration(text: string, field: string): number {
  if (text.trim() === '') return 0;
  const [, count = '', unit = ''] = DURATION.exec(text) ?? [];
  if (count === '') throw new InputError('invalid-duration', { field });
  return Number(count) * (unitsMs[unit.toLowerCase() || 'd'] ?? 0);
}
