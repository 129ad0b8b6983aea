import { writeFileSync } from 'node:fs';
import { formatEnvExample } from '../src/app/configuration/env-example.ts';

/** Writes .env.example from the settings; a test says when it is stale. */
export default function main(): number {
  writeFileSync('.env.example', formatEnvExample());
  return 0;
}
