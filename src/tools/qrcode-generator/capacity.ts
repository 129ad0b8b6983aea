import type { ErrorCorrectionLevel, Mode } from '../../lib/qr-code/terms.ts';

// Character capacity of version 40 (ISO/IEC 18004, table 7).
const CAPACITIES: Readonly<Record<ErrorCorrectionLevel, Readonly<Record<Mode, number>>>> = {
  low: { numeric: 7089, alphanumeric: 4296, byte: 2953 },
  medium: { numeric: 5596, alphanumeric: 3391, byte: 2331 },
  quartile: { numeric: 3993, alphanumeric: 2420, byte: 1663 },
  high: { numeric: 3057, alphanumeric: 1852, byte: 1273 },
};

/** Returns the maximum length of a text of this kind, in bytes. */
export function capacityFor(text: string, level: ErrorCorrectionLevel): number {
  if (/^\d+$/u.test(text)) return CAPACITIES[level].numeric;
  // The ECI header for UTF-8 takes one byte.
  if (/\P{ASCII}/u.test(text)) return CAPACITIES[level].byte - 1;
  return CAPACITIES[level][/^[\dA-Z $%*+\-./:]+$/u.test(text) ? 'alphanumeric' : 'byte'];
}
