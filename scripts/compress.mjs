// Writes a brotli and a gzip version beside each file of the site that compression makes smaller, for hosts that serve such files.
// node scripts/compress.mjs [folder of the build]
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './ensure.mjs';

const COMPRESSIBLE = /\.(?:js|css|html|json|svg|txt|xml|wasm|webmanifest|bin)$/u;
/** Whoever hosts the site writes another in its place, beside which no older version may lie. */
const CHANGES = new Set(['config.json']);
const SMALLEST_BYTES = 512;
/** Fetched one at a time, and ten megabytes together: the last few per cent of them are not worth half of the build's time. */
const FONTS = path.join('assets', 'fonts');
const FONT_QUALITY = 9;

const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(folder, file))
  .filter((file) => COMPRESSIBLE.test(file) && !CHANGES.has(path.relative(folder, file)) && statSync(file).isFile() && statSync(file).size >= SMALLEST_BYTES);

// All files are compressed in parallel, because Node compresses each on a thread of its pool.
await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    const [small, wide] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: file.includes(FONTS) ? FONT_QUALITY : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    if (small.length < content.length) writeFileSync(`${file}.br`, small);
    if (wide.length < content.length) writeFileSync(`${file}.gz`, wide);
  }),
);
console.log(`${files.length} files compressed`);
