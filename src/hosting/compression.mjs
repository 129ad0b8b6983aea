// Compresses files of the site when a client asks for them, and keeps the results in memory.
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text and code. Images and packed data are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|html|json|svg|txt|xml|webmanifest)$/u;
const SMALLEST_BYTES = 512;
const KEPT_BYTES = 64 * 1024 * 1024;
/** Takes a tenth of the time of the best one, because somebody waits for it. */
const BROTLI_QUALITY = 9;

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
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: promisify(gzip),
};

export function createCompressor(keptBytes = KEPT_BYTES) {
  // encoding and file → its version and its compressed content, the one that was used last at the end
  const kept = new Map();
  let bytes = 0;

  function keep(key, version, content) {
    forget(key);
    if (content.length > keptBytes) return;
    kept.set(key, { version, content });
    bytes += content.length;
    for (const oldest of kept.keys()) if (bytes > keptBytes) forget(oldest);
  }

  function forget(key) {
    bytes -= kept.get(key)?.content.length ?? 0;
    kept.delete(key);
  }

  return async (file, encoding) => {
    const key = `${encoding} ${file}`;
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    const known = kept.get(key);
    if (known?.version === version) {
      keep(key, version, known.content);
      return known.content;
    }
    const compressed = await compressors[encoding](readFileSync(file));
    keep(key, version, compressed);
    return compressed;
  };
}
