// Compresses files of the site when a client asks for them, and keeps the results in memory.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text and code. Images and packed data are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|html|json|svg|txt|xml|webmanifest)$/u;
const SMALLEST_BYTES = 512;
/** A script or a style sheet that a page names. */
const NAMED_FILE = /(?:src|href)="\.\/((?:assets\/)?[\w.-]+\.(?:js|css))"/gu;
const KEPT_BYTES = 64 * 1024 * 1024;
/** The usual quality takes a tenth of the time of the best one, because somebody waits for it. */
const [USUAL, BEST] = [9, constants.BROTLI_MAX_QUALITY];

export const isCompressible = (file, bytes) => COMPRESSIBLE.test(file) && bytes >= SMALLEST_BYTES;

export function acceptedEncoding(header = '') {
  const accepted = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter))];
    }),
  );
  return ['br', 'gzip'].find((encoding) => accepted.get(encoding) ?? (encoding === 'gzip' && (accepted.get('*') ?? false)));
}

const compressors = {
  br: (content, quality) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content),
};

export function createCompressor(keptBytes = KEPT_BYTES) {
  // encoding and file → its version, the quality and its compressed content, the one that was used last at the end
  const kept = new Map();
  let bytes = 0;

  function keep(key, entry) {
    forget(key);
    if (entry.content.length > keptBytes) return;
    kept.set(key, entry);
    bytes += entry.content.length;
    for (const oldest of kept.keys()) if (bytes > keptBytes) forget(oldest);
  }

  function forget(key) {
    bytes -= kept.get(key)?.content.length ?? 0;
    kept.delete(key);
  }

  return async (file, encoding, quality = USUAL) => {
    const key = `${encoding} ${file}`;
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    const known = kept.get(key);
    if (known?.version === version && known.quality >= quality) {
      keep(key, known);
      return known.content;
    }
    const content = await compressors[encoding](readFileSync(file), quality);
    keep(key, { version, quality, content });
    return content;
  };
}

export async function compressFirstFiles(folder, compress, isStopped) {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
  const named = pages.flatMap((page) => [...readFileSync(path.join(folder, page), 'utf8').matchAll(NAMED_FILE)].map(([, file]) => file));
  for (const file of new Set(['index.html', ...named])) {
    if (isStopped()) return;
    const full = path.join(folder, file);
    if (existsSync(full) && isCompressible(file, statSync(full).size)) await compress(full, 'br', BEST);
  }
}
