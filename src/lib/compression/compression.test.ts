import * as zlib from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { concatBytes } from '../bytes/concat.ts';
import { compress } from './compress.ts';
import { decompress, formatBySignature, mayBeBrotli, mayBeDeflate, recognize } from './decompress.ts';
import type { CompressionFormat } from './formats.ts';
import { compressionFormats, levels } from './formats.ts';
import { readGzipHeader } from './gzip.ts';

const { signal } = new AbortController();
const options = { limit: 2 ** 24, signal };
const utf8 = (text: string) => new TextEncoder().encode(text);
const plain = (bytes: Uint8Array) => new Uint8Array(bytes);

const LINES = utf8(Array.from({ length: 20 }, (_, line) => `line ${line} of the text\n`).join(''));

/** Other implementations. Node 20 has no Zstandard. */
const packers: Readonly<Partial<Record<CompressionFormat, (bytes: Uint8Array, level: number) => Uint8Array>>> = {
  gzip: (bytes, level) => plain(zlib.gzipSync(bytes, { level })),
  zlib: (bytes, level) => plain(zlib.deflateSync(bytes, { level })),
  deflate: (bytes, level) => plain(zlib.deflateRawSync(bytes, { level })),
  brotli: (bytes, level) => plain(zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } })),
};
const unpackers: Readonly<Partial<Record<CompressionFormat, (bytes: Uint8Array) => Uint8Array>>> = {
  gzip: (bytes) => plain(zlib.gunzipSync(bytes)),
  zlib: (bytes) => plain(zlib.inflateSync(bytes)),
  deflate: (bytes) => plain(zlib.inflateRawSync(bytes)),
  brotli: (bytes) => plain(zlib.brotliDecompressSync(bytes)),
};

/** Random bytes with repetitions, as compressible as texts. */
const contents = fc
  .array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 60 })), { maxLength: 12 })
  .map((parts) => concatBytes(parts.flatMap(([bytes, times]) => Array.from({ length: times }, () => bytes))));

describe.each(['gzip', 'zlib', 'deflate', 'brotli'] as const)('%s', (format) => {
  test('reads what Node writes, and names the bytes after it', async () => {
    await fc.assert(
      fc.asyncProperty(contents, fc.integer({ min: 0, max: 7 }), fc.uint8Array({ maxLength: 5 }), async (content, level, trailing) => {
        const packed = packers[format]?.(content, level) ?? content;
        const after = trailing[0] === 0x1f ? new Uint8Array() : trailing;
        const result = await decompress(format, concatBytes([packed, after]), options);
        expect(result).toEqual({ bytes: content, ended: 'whole', trailing: after });
      }),
      { numRuns: runs(60) },
    );
  });

  test('writes what Node reads', async () => {
    await fc.assert(
      fc.asyncProperty(contents, fc.integer({ min: levels[format].min, max: levels[format].max }), async (content, level) => {
        expect(unpackers[format]?.(await compress(format, content, { level, signal }))).toEqual(content);
      }),
      { numRuns: runs(30) },
    );
  });

  test('returns what was before the end of truncated data', async () => {
    await fc.assert(
      fc.asyncProperty(contents, fc.double({ min: 0, max: 1, noNaN: true }), async (content, share) => {
        const packed = packers[format]?.(content, 6) ?? content;
        const { bytes, ended, damage } = await decompress(format, packed.subarray(0, Math.floor((packed.length - 1) * share)), options);
        expect([ended, damage]).toEqual(['damaged', 'truncated']);
        expect(bytes).toEqual(content.subarray(0, bytes.length));
      }),
      { numRuns: runs(40) },
    );
  });

  test('stops at the limit', async () => {
    const packed = packers[format]?.(new Uint8Array(300_000), 6) ?? new Uint8Array();
    expect(await decompress(format, packed, { limit: 299_999, signal })).toMatchObject({ ended: 'too-much', bytes: { length: 299_999 } });
    expect(await decompress(format, packed, { limit: 300_000, signal })).toMatchObject({ ended: 'whole', bytes: { length: 300_000 } });
  });
});

describe('zstandard', () => {
  // zstd 1.5: -19, -3 --no-check, --fast=3; the last one from a pipe, without the size of the content.
  test.each([
    ['KLUv/WSGAE0CAOKCChGwawwAnWMxlKTGcWTLcgx0JeizuUwei/NHxxQyRA726aKqxeQwoLbFAhSoEKDdfwPAY2sQGuEZMT0G69w5QiFZHrzdnQKGsLbQ'],
    ['KLUv/WCGAMUCAFQCbGluZSAwIG9mIHRoZSB0ZXh0CjEyMzQ1Njc4OTExMTExMTExMRQAS5NFacklLWFIS+RoyRktYUVLhGjJDS0JoaEPeAx4ArwDHgOeAO+Ax4AnwG9rZxg='],
    [
      'KLUv/WSGAMUDALQEbGluZSAwIG9mIHRoZSB0ZXh0CmxpbmUgMTIgbzMgbzQgbzUgbzYgbzcgbzggbzkgbzExMiBvMyBvNCBvNSBvNiBvNyBvOCBvOSBvEwDAGGAeYB5gHmAeYB5gHmCepckJDc0A4gDiAOIA4gDiAOIA4gDiMm/iAYawttA=',
    ],
    ['KLUv/QRY5QIApAJsaW5lIDAgb2YgdGhlIHRleHQKbGluZSAxMjM0NTY3ODkxMTExMTExMTETAEuTRWnJJS1hSEvkaMkZLWFFS4RoyQ0tCaGhD3gMeAK8Ax4DngDvgMeAJzJvjgGGsLbQ'],
  ])('reads what zstd writes: %s', async (packed) => {
    expect(await decompress('zstandard', decodeBase64(packed, ''), options)).toEqual({ bytes: LINES, ended: 'whole', trailing: new Uint8Array() });
  });

  test('reads several frames, skips others, and names the bytes after them', async () => {
    const frames = decodeBase64('KLUv/QRYOQAASGVsbG8sIMS/PgsotS/9BFgpAAB3b3JsZO9R7mY=', '');
    const skipped = Uint8Array.of(0x5a, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2);
    const result = await decompress('zstandard', concatBytes([skipped, frames, Uint8Array.of(7)]), options);
    expect(result).toEqual({ bytes: utf8('Hello, world'), ended: 'whole', trailing: Uint8Array.of(7) });
  });

  test('reads what it writes', async () => {
    await fc.assert(
      fc.asyncProperty(contents, fc.integer({ min: 1, max: 19 }), async (content, level) => {
        expect(await decompress('zstandard', await compress('zstandard', content, { level, signal }), options)).toMatchObject({
          bytes: content,
          ended: 'whole',
        });
      }),
      { numRuns: runs(20) },
    );
  });

  test('returns the whole blocks of truncated data, and stops at the limit', async () => {
    const content = Uint8Array.from({ length: 300_000 }, (_, index) => (index * index) >> 7);
    const packed = await compress('zstandard', content, { level: 3, signal });
    const cut = await decompress('zstandard', packed.subarray(0, -10), options);
    expect(cut).toMatchObject({ ended: 'damaged', damage: 'truncated' });
    expect(Buffer.from(cut.bytes).equals(content.subarray(0, 2 ** 18))).toBe(true);
    const part = await decompress('zstandard', packed, { limit: 200_000, signal });
    expect(part.ended).toBe('too-much');
    expect(Buffer.from(part.bytes).equals(content.subarray(0, 2 ** 17))).toBe(true);
  });

  test('checks the checksum', async () => {
    const packed = decodeBase64('KLUv/WSGAE0CAOKCChGwawwAnWMxlKTGcWTLcgx0JeizuUwei/NHxxQyRA726aKqxeQwoLbFAhSoEKDdfwPAY2sQGuEZMT0G69w5QiFZHrzdnQKGsLbQ', '');
    const other = packed.with(packed.length - 1, (packed.at(-1) ?? 0) ^ 1);
    expect(await decompress('zstandard', other, options)).toMatchObject({ ended: 'damaged', damage: 'checksum', bytes: LINES });
  });
});

test('a wrong checksum is damage, with all bytes', async () => {
  const gzip = packers.gzip?.(LINES, 6) ?? LINES;
  expect(await decompress('gzip', gzip.with(gzip.length - 5, (gzip.at(-5) ?? 0) ^ 1), options)).toMatchObject({
    ended: 'damaged',
    damage: 'checksum',
    bytes: LINES,
  });
  const packed = packers.zlib?.(LINES, 6) ?? LINES;
  expect(await decompress('zlib', packed.with(packed.length - 1, (packed.at(-1) ?? 0) ^ 1), options)).toMatchObject({ damage: 'checksum', bytes: LINES });
});

test('concatenates the members of GZIP', async () => {
  const members = concatBytes([zlib.gzipSync('Hello, '), zlib.gzipSync(''), zlib.gzipSync('world')]);
  expect(await decompress('gzip', members, options)).toMatchObject({ bytes: utf8('Hello, world'), ended: 'whole' });
});

test('reads all parts of a header of GZIP', async () => {
  const body = zlib.gzipSync('Hello').subarray(10);
  const header = concatBytes([Uint8Array.of(0x1f, 0x8b, 8, 2 + 4 + 8 + 16, 1, 2, 0, 0, 0, 3, 2, 0, 9, 9), utf8('name\0comment\0'), Uint8Array.of(1, 2)]);
  const member = concatBytes([header, body]);
  expect(readGzipHeader(member)).toEqual({ end: header.length, name: 'name', modifiedAt: 513 });
  expect(await decompress('gzip', member, options)).toMatchObject({ bytes: utf8('Hello'), ended: 'whole' });
  for (let length = 0; length < header.length; length++) expect(readGzipHeader(member.subarray(0, length))).toBeUndefined();
});

test.each(compressionFormats)('%s: random bytes end with a result', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const start = { gzip: [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0], zlib: [0x78, 0x9c], deflate: [], brotli: [], zstandard: [0x28, 0xb5, 0x2f, 0xfd] }[format];
      expect(['whole', 'damaged', 'too-much']).toContain(
        (await decompress(format, concatBytes([Uint8Array.from(start), bytes]), { limit: 10_000, signal })).ended,
      );
    }),
    { numRuns: runs(300) },
  );
});

test.each(['deflate', 'gzip', 'zlib'] as const)('%s: a changed byte is damage, or another content as in Node', async (format) => {
  await fc.assert(
    fc.asyncProperty(contents, fc.nat(), fc.integer({ min: 1, max: 255 }), async (content, place, change) => {
      const packed = packers[format]?.(content, 6) ?? content;
      const changed = packed.with(place % packed.length, (packed[place % packed.length] ?? 0) ^ change);
      const expected = attempt(() => unpackers[format]?.(changed));
      const result = await decompress(format, changed, options);
      if (result.trailing.length > 0) return;
      expect(result.ended === 'whole' ? result.bytes : undefined).toEqual(expected);
    }),
    { numRuns: runs(300) },
  );
});

/** Node's result; undefined if it rejects the data. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'errno' in error) return undefined;
    throw error;
  }
}

describe('recognizes', () => {
  test.each(compressionFormats)('%s', async (format) => {
    const packed = await compress(format, LINES, { level: levels[format].usual, signal });
    expect(await recognize(packed, options)).toMatchObject({ format, bytes: LINES, ended: 'whole' });
  });

  test('no text, and no file of another kind', async () => {
    for (const other of [LINES, utf8('x^ is not zlib'), utf8('hC'), Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), new Uint8Array(40)]) {
      expect(await recognize(other, options)).toBeUndefined();
    }
  });

  test('random bytes hardly ever', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 24, maxLength: 64 }), async (bytes) => {
        fc.pre(formatBySignature(bytes) === undefined);
        expect(await recognize(bytes, options)).toBeUndefined();
      }),
      { numRuns: runs(200) },
    );
  });
});

test('the first tests accept all that the formats can contain', () => {
  fc.assert(
    fc.property(contents, fc.integer({ min: 0, max: 9 }), (content, level) => {
      fc.pre(content.length > 0);
      expect(mayBeDeflate(packers.deflate?.(content, level) ?? content)).toBe(true);
      expect(mayBeBrotli(packers.brotli?.(content, level) ?? content)).toBe(true);
    }),
    { numRuns: runs(100) },
  );
});

test('a run can be canceled', async () => {
  const controller = new AbortController();
  const empty = Uint8Array.of(0, 0, 0, 0xff, 0xff);
  const blocks = new Uint8Array(5 * 2 ** 20);
  for (let at = 0; at < blocks.length; at += empty.length) blocks.set(empty, at);
  const run = decompress('deflate', blocks, { limit: 10, signal: controller.signal });
  controller.abort(new Error('canceled'));
  await expect(run).rejects.toThrow('canceled');
});
