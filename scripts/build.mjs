// Builds the site into dist/, command line and library into dist-cli/, lists the licenses of both, prerenders the pages, and builds the
// service worker last, because it lists every file.
// node scripts/build.mjs [--quick]
// --quick: fast compression, for tests.
import { bin, ensurePackages, run } from './ensure.mjs';

ensurePackages();
const vite = bin('vite/bin/vite.js');
run(process.execPath, [vite, 'build', '--logLevel', 'warn']);
run(process.execPath, [vite, 'build', '-c', 'vite.cli.config.ts', '--logLevel', 'warn']);
run(process.execPath, ['scripts/module-runner.mjs', 'declarations']);
run(process.execPath, ['scripts/module-runner.mjs', 'licenses']);
run(process.execPath, ['scripts/prerender.mjs']);
run(process.execPath, ['scripts/service-worker.mjs']);
run(process.execPath, ['scripts/compress.mjs', ...process.argv.slice(2)]);
