// Writes a brotli and a gzip version beside each file of the site that compression makes smaller, for hosts that serve such files.
// node scripts/compress.mjs [folder of the build] [--quick]
// --quick: takes a fraction of the time, for tests.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { GOOD, QUICK, SMALLEST, brotliOptions } from './brotli.mjs';
import { root } from './ensure.mjs';

const COMPRESSIBLE = /\.(?:js|css|html|json|svg|txt|xml|wasm|webmanifest|bin)$/u;
/** Hosts replace this file, so no compressed version of it may exist. */
const CHANGES = new Set(['config.json']);
const SMALLEST_BYTES = 512;
/** Fetched one at a time, ten megabytes in total: the last few percent are not worth half of the build's time. */
const FONTS = path.join('assets', 'fonts');
const isQuick = process.argv.includes('--quick');
const qualityOf = (file) => (isQuick ? QUICK : file.includes(FONTS) ? GOOD : SMALLEST);
const folder = path.resolve(process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? path.join(root, 'dist'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(folder, file))
  .filter((file) => COMPRESSIBLE.test(file) && !CHANGES.has(path.relative(folder, file)) && statSync(file).isFile() && statSync(file).size >= SMALLEST_BYTES);

// All files are compressed in parallel, because Node compresses each on a thread of its pool.
await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    const [small, wide] = await Promise.all([
      promisify(brotliCompress)(content, brotliOptions(content, qualityOf(file))),
      promisify(gzip)(content, { level: isQuick ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION }),
    ]);
    if (small.length < content.length) writeFileSync(`${file}.br`, small);
    if (wide.length < content.length) writeFileSync(`${file}.gz`, wide);
  }),
);
console.log(`${files.length} files compressed`);
