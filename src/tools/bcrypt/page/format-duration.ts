const UNITS = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in the largest unit that it fills, with two digits at most below ten. */
export function formatDuration(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const value = seconds / size;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumSignificantDigits: value < 10 ? 2 : 3 }).format(
    value < 10 ? value : Math.round(value),
  );
}
