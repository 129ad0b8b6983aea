// Builds the service worker of a site that has been built and rendered, with the list of the files it keeps.
// node scripts/service-worker.mjs [folder of the build]
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from './ensure.mjs';
import { readManifest } from './manifest.mjs';

/** Larger files wait until the page is idle. */
const LARGE_BYTES = 500_000;

const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const { keys, fileOf } = readManifest(folder);

const languages = {};
for (const key of keys) {
  const language = /virtual:texts\/(?:shell|home|category)\/(\w+)/u.exec(key)?.[1];
  if (language !== undefined && language !== 'en') (languages[language] ??= []).push(fileOf(key));
}
const ofLanguages = new Set(Object.values(languages).flat());

// What is for other programs than the app, and the worker itself, which a browser keeps by its own rules.
const isForOthers = (file) => /^(?:\.|_|sw\.js|robots\.txt|sitemap\.xml)/u.test(file);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => statSync(path.join(folder, file)).isFile() && !isForOthers(file))
  .sort();
const isLarge = (file) => file.startsWith('assets/') && statSync(path.join(folder, file)).size > LARGE_BYTES;
const large = files.filter(isLarge);
const precached = files
  .filter((file) => !ofLanguages.has(file) && !large.includes(file))
  // The names of assets tell their content.
  .map((url) => ({ url, revision: url.startsWith('assets/') ? null : revisionOf(url) }));

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  define: {
    PRECACHED_FILES: JSON.stringify(precached),
    LATER_FILES: JSON.stringify({ all: [...large, ...ofLanguages], large, languages }),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    target: ['chrome120', 'firefox121', 'safari17'],
    outDir: folder,
    emptyOutDir: false,
    rolldownOptions: { input: 'src/service-worker/sw.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
  },
});
console.log(`${precached.length} files are kept at once, ${large.length + ofLanguages.size} later`);

function revisionOf(file) {
  return createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex')
    .slice(0, 16);
}
