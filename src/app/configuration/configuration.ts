import type { Configuration } from './settings.ts';
import { readConfiguration } from './settings.ts';

export const reading = readConfiguration(import.meta.env);

/** The settings of this build. Only for code that runs after the start-up has looked at `reading`. */
export function configuration(): Configuration {
  if (!reading.ok) throw new Error('the configuration is not valid');
  return reading.configuration;
}
