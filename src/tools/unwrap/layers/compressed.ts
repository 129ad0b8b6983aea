import { InputError } from '../../../contract/errors.ts';
import { concatBytes } from '../../../lib/bytes/concat.ts';
import { compress } from '../../../lib/compression/compress.ts';
import { decompress, mayBeBrotli, mayBeDeflate } from '../../../lib/compression/decompress.ts';
import type { CompressionFormat, Decompressed } from '../../../lib/compression/formats.ts';
import { levels } from '../../../lib/compression/formats.ts';
import { isGzip, replaceGzipContent } from '../../../lib/compression/gzip.ts';
import { isZlib } from '../../../lib/compression/zlib.ts';
import { isZstandard } from '../../../lib/compression/zstandard.ts';
import { mediaTypeBySignature } from '../../../lib/media-type/signature.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf } from '../content.ts';
import type { Judged } from '../decoded.ts';
import { judge } from '../decoded.ts';
import { isSequence } from '../known-bytes.ts';
import type { Layer, Reading, Scope } from '../layer.ts';

/** Below, Brotli and DEFLATE decode other bytes by chance; above, the decoder would be loaded for files that are something else. */
const UNMARKED = { minBytes: 8, maxBytes: 2 ** 24 } as const;
/** A header of two bytes is weak evidence: damaged data must decompress to at least this size. */
const MIN_DAMAGED_BYTES = 16;

/** Cheap tests: they run on all bytes. */
const mayBe: Readonly<Record<CompressionFormat, (bytes: Uint8Array) => boolean>> = {
  gzip: isGzip,
  zlib: isZlib,
  zstandard: isZstandard,
  deflate: (bytes) => isUnmarked(bytes) && mayBeDeflate(bytes),
  // The decoder is large. It is loaded only for bytes of no other known format.
  brotli: (bytes) => isUnmarked(bytes) && !isZlib(bytes) && !isSequence(bytes) && mayBeBrotli(bytes),
};

const isUnmarked = (bytes: Uint8Array): boolean =>
  bytes.length >= UNMARKED.minBytes && bytes.length <= UNMARKED.maxBytes && mediaTypeBySignature(bytes) === undefined;

const layerOf = (format: CompressionFormat): Layer => ({
  id: format,
  async read(content, scope) {
    const isExpected = scope.expects === format;
    if (content.kind === 'text' && !isExpected) return undefined;
    const bytes = bytesOf(content);
    if (!isExpected && !mayBe[format](bytes)) return undefined;
    const result = await decompress(format, bytes, { limit: scope.maxBytes, signal: scope.context.signal });
    const judged = judgeResult(format, result, scope);
    return judged && { ...judged, ...readingOf(format, content, bytes, result) };
  },
});

/** Undefined if the bytes are something else. */
function judgeResult(format: CompressionFormat, { ended, damage, trailing, bytes }: Decompressed, scope: Scope): Judged | undefined {
  const hasSignature = format === 'gzip' || format === 'zstandard';
  const size = bytes.length;
  if (scope.expects === format) return ended === 'damaged' && size === 0 ? undefined : { grade: 'certain', proof: { code: 'expected', params: { size } } };
  if (ended === 'damaged') {
    if (format === 'deflate' || format === 'brotli' || size < MIN_DAMAGED_BYTES) return undefined;
    return { grade: hasSignature || damage === 'checksum' ? 'likely' : 'possible', proof: { code: 'signature', params: { size } } };
  }
  // Signatures of four bytes, and checksums, do not match by chance.
  if (hasSignature || (format === 'zlib' && ended === 'whole')) return { grade: 'certain', proof: { code: 'signature', params: { size } } };
  if (size === 0 || trailing.length > 0) return undefined;
  return ended === 'whole' ? judge(format, contentOf(bytes), scope) : { grade: 'possible', proof: { code: 'decodes-to-bytes', params: { size } } };
}

function readingOf(format: CompressionFormat, content: Content, packed: Uint8Array, result: Decompressed): Omit<Reading, keyof Judged> {
  const { bytes, ended, trailing } = result;
  return {
    layer: format,
    parts: [{ name: { code: 'content' }, content: contentOf(bytes) }],
    ...(ended === 'whole' &&
      trailing.length === 0 && {
        step: () => ({ tool: 'compression', operation: 'decompressFile', options: { format } }),
        reverse: () => ({ tool: 'compression', operation: 'compressFile', options: { format } }),
      }),
    ...(ended === 'too-much' && { stop: 'size' as const }),
    wrap: async (_part, changed) => {
      const inner = bytesOf(changed);
      if (equalBytes(inner, bytes)) return { content };
      if (ended !== 'whole') throw new InputError('no-way-back', { params: { layer: format } });
      const written = await write(format, packed, inner);
      return { content: contentOf(concatBytes([written, trailing])), notes: ['recompressed'] };
    },
  };
}

/** Compresses again with the header of the original, and with its level as far as the header contains it. */
async function write(format: CompressionFormat, original: Uint8Array, bytes: Uint8Array): Promise<Uint8Array> {
  const { signal } = new AbortController();
  if (format === 'gzip') return replaceGzipContent(original, bytes, { level: gzipLevel(original), signal });
  return compress(format, bytes, { level: format === 'zlib' ? zlibLevel(original) : levels[format].usual, signal });
}

/** XFL marks the highest and the lowest level (RFC 1952, 2.3.1). */
function gzipLevel(bytes: Uint8Array): number {
  const [flag] = bytes.subarray(8);
  return flag === 2 ? levels.gzip.max : flag === 4 ? 1 : levels.gzip.usual;
}

/** FLEVEL distinguishes four levels (RFC 1950, 2.2). */
const zlibLevel = ([, flags = 0]: Uint8Array): number => [1, 5, levels.zlib.usual, levels.zlib.max][flags >> 6] ?? levels.zlib.usual;

export const gzip = layerOf('gzip');
export const zlib = layerOf('zlib');
export const deflate = layerOf('deflate');
export const brotli = layerOf('brotli');
export const zstandard = layerOf('zstandard');
