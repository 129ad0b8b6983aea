import type { Configuration } from './settings.ts';
import { formatMismatch, readConfiguration } from './settings.ts';

export const reading = readConfiguration(import.meta.env);

/** The settings of this build. Only for code that runs after the start-up has looked at `reading`. */
export function configuration(): Configuration {
  if (!reading.ok) throw new Error(`Invalid configuration: ${reading.mismatches.map(formatMismatch).join(', ')}`);
  return reading.configuration;
}
