// Writes a Brotli version beside each file of the site that compression makes smaller, for servers that send such files.
// node scripts/compress.mjs [folder of the build]
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isCompressible } from '../src/hosting/compression.mjs';
import { SMALLEST, brotliOptions } from './brotli.mjs';
import { root } from './ensure.mjs';

/** Hosts replace this file, so no compressed version of it may exist. */
const CHANGES = 'config.json';
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file !== CHANGES && !file.startsWith('.'))
  .map((file) => path.join(folder, file))
  .filter((file) => statSync(file).isFile() && isCompressible(file, statSync(file).size));

// All files are compressed in parallel, because Node compresses each on a thread of its pool.
await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    const small = await promisify(brotliCompress)(content, brotliOptions(content, SMALLEST));
    if (small.length < content.length) writeFileSync(`${file}.br`, small);
  }),
);
console.log(`${files.length} files compressed`);
