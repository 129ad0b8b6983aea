import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The script that runs the built command line. */
export const entry = path.join(import.meta.dirname, '..', 'scripts', 'penknife.mjs');

/** Runs the built command line to its end, and returns its output as text, and its exit status. */
export const penknife = (args: readonly string[], input: string | Buffer = '', env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(process.execPath, [entry, ...args], { input, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env });
