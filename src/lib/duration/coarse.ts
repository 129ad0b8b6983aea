const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const UNITS = [
  [YEAR, (count: number) => `P${count}Y`],
  [MONTH, (count: number) => `P${count}M`],
  [DAY, (count: number) => `P${count}D`],
  [HOUR, (count: number) => `PT${count}H`],
  [MINUTE, (count: number) => `PT${count}M`],
  [1, (count: number) => `PT${count}S`],
] as const;

/** What is longer is just as long for anyone. */
const MAX_YEARS = 1e15;

/**
 * A length of time in seconds as an ISO 8601 duration of the greatest unit that fits, floored, with months of 30 and
 * years of 365 days. From 1,000 years on only whole thousands, millions, billions and trillions; never over 10^15 years.
 */
export function coarseDuration(seconds: number): string {
  if (seconds >= MAX_YEARS * YEAR) return `P${MAX_YEARS}Y`;
  const [size, format] = UNITS.find(([length]) => seconds >= length) ?? [1, () => 'PT0S'];
  const count = Math.floor(seconds / size);
  if (count < 1_000) return format(count);
  const step = 1_000 ** Math.floor(Math.log10(count) / 3);
  return format(Math.floor(count / step) * step);
}
