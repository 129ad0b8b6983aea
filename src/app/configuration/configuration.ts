import reading from 'virtual:configuration';
import { formatMismatch } from './mismatch.ts';
import type { Configuration } from './settings.ts';

/** The settings of this build. Only for code that runs after the start-up has looked at `reading`. */
export function configuration(): Configuration {
  if (!reading.ok) throw new Error(`Invalid configuration: ${reading.mismatches.map(formatMismatch).join(', ')}`);
  return reading.configuration;
}
