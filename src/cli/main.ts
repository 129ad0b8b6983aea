#!/usr/bin/env node
import { chooseLanguage } from '../contract/languages.ts';
import { stackOf } from '../runtime/run.ts';
import { runCommandLine } from './command-line.ts';
import { printError } from './terminal.ts';

// The reader of a pipe may close it early (`| head`), which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
try {
  process.exitCode = await runCommandLine(process.argv.slice(2), chooseLanguage(process.env.PENKNIFE_LANGUAGE, []));
} catch (error) {
  // A bug. Node would print it too, but not make it harmless to a terminal.
  printError(`${stackOf(error)}\n`);
  // A thread or timer of the failed run may keep the process alive.
  process.exit(1);
}
