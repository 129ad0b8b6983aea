const DAY_MS = 86_400_000;

/** Formats the day of an instant: `tomorrow` and the like for adjacent days, else the date. */
export function formatDay(instant: number, now: number, language: string): string {
  const days = Math.round((midnightBefore(instant) - midnightBefore(now)) / DAY_MS);
  if (Math.abs(days) > 1) return new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(instant);
  const word = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
}

const midnightBefore = (instant: number): number => new Date(instant).setHours(0, 0, 0, 0);
