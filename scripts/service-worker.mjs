// Builds the service worker of a built and rendered site, with the list of files to store.
// node scripts/service-worker.mjs [folder of the build]
import path from 'node:path';
import { build } from 'vite';
import { checks } from './bundler-checks.mjs';
import { root } from './ensure.mjs';
import { keptFiles } from './kept-files.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const { precached, large, languages } = keptFiles(folder);
const later = [...large, ...Object.values(languages).flat()];

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  define: {
    PRECACHED_FILES: JSON.stringify(precached),
    LATER_FILES: JSON.stringify({ all: later, large, languages }),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    target: ['chrome120', 'firefox121', 'safari17'],
    outDir: folder,
    emptyOutDir: false,
    rolldownOptions: { checks, input: 'src/service-worker/sw.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
  },
});
console.log(`${precached.length} files are kept at once, ${later.length} later`);
