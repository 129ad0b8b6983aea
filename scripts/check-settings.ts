import path from 'node:path';
import { loadEnv } from 'vite';
import { describedSettings } from '../src/app/configuration/env-example.ts';
import { formatMismatch } from '../src/app/configuration/mismatch.ts';
import { readConfiguration } from '../src/app/configuration/settings.ts';

/** Checks the settings of a build, so that it fails at the beginning and not with its pages. Prints one line for each invalid setting. */
export default function main(_args: readonly string[], environment = loadEnv('production', path.join(import.meta.dirname, '..'), 'VITE_')): number {
  const reading = readConfiguration(environment);
  if (reading.ok) return 0;
  const abouts = new Map(describedSettings().map(({ key, about }) => [key, about]));
  for (const mismatch of reading.mismatches) console.error(`Invalid value: ${formatMismatch(mismatch)}. Expected: ${abouts.get(mismatch.key) ?? ''}`);
  return 1;
}
