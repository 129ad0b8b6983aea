import reading from 'virtual:configuration';
import { formatMismatch } from './mismatch.ts';
import type { Configuration } from './settings.ts';

/** The settings of this build. Call this only after the start-up has checked `reading`. */
export function configuration(): Configuration {
  if (!reading.ok) throw new Error(`Invalid configuration: ${reading.mismatches.map(formatMismatch).join(', ')}`);
  return reading.configuration;
}
