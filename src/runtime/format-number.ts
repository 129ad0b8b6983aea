const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number as `Intl.NumberFormat` does, with at most this many fraction digits. `language` is a BCP 47 tag of one of the
 * product's languages: all of them format whole numbers below a thousand the same way, and need no formatter for these.
 */
export function formatNumber(language: string, value: number, maximumFractionDigits = 3): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000 && !Object.is(value, -0)) return String(value);
  const key = `${language} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits });
  formats.set(key, format);
  return format.format(value);
}
