#!/usr/bin/env node
// Runs the command line, and builds it first if there is no build.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..');
const entry = path.join(root, 'dist-cli', 'penknife.js');
if (!existsSync(entry)) {
  const { ensurePackages, bin } = await import('./ensure.mjs');
  const { execFileSync } = await import('node:child_process');
  // The build's output goes to stderr, since stdout belongs to the command.
  const quiet = { cwd: root, stdio: ['ignore', 2, 2] };
  if (!existsSync(path.join(root, 'node_modules'))) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], quiet);
  ensurePackages();
  execFileSync(process.execPath, [bin('vite/bin/vite.js'), 'build', '-c', 'vite.cli.config.ts', '--logLevel', 'warn'], quiet);
}
await import(pathToFileURL(entry).href);
