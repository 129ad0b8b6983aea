// Builds the site into dist/, renders its pages, makes its service worker, and builds the command line into dist-cli/.
import { bin, ensurePackages, run } from './ensure.mjs';

ensurePackages();
const vite = bin('vite/bin/vite.js');
run(process.execPath, [vite, 'build', '--logLevel', 'warn']);
run(process.execPath, ['scripts/prerender.mjs']);
run(process.execPath, ['scripts/service-worker.mjs']);
run(process.execPath, ['scripts/compress.mjs']);
run(process.execPath, [vite, 'build', '-c', 'vite.cli.config.ts', '--logLevel', 'warn']);
