import type { KitWords } from './kit-words.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes in decimal units (1 kB = 1,000 bytes), such as `1.2 MB`. */
export function formatBytes(bytes: number, kit: KitWords): string {
  if (bytes < 1000) return kit('bytes', { bytes: Math.round(bytes) });
  const step = Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(kit.language, { style: 'unit', unit: UNITS[step - 1] ?? 'kilobyte', unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  );
}
