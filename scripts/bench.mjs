// Measures tools and the implementations to compare them with, in one run, and prints medians and ratios.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, ensurePackages, root, run } from './ensure.mjs';

ensurePackages();
run(process.execPath, [bin('vite/bin/vite.js'), 'build', '-c', 'vite.bench.config.ts', '--logLevel', 'warn']);
await import(pathToFileURL(path.join(root, 'dist-bench', 'main.js')).href);
