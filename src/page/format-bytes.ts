const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes in decimal units (1 kB = 1,000 bytes), such as `1.2 MB`. `language` is a BCP 47 tag. */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const unit = UNITS[step] ?? 'byte';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: step === 0 ? 'long' : 'short', maximumFractionDigits: step === 0 ? 0 : 1 }).format(
    bytes / 1000 ** step,
  );
}
