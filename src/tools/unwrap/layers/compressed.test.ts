import * as nodeZlib from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { startProcessorTime } from '../../../../scripts/processor-time.ts';
import { runs } from '../../../../scripts/seed-tests.ts';
import { tars, zips } from '../../../lib/archive/testing/archives.ts';
import { decodeBase64, encodeBase64 } from '../../../lib/base64/base64.ts';
import { compress } from '../../../lib/compression/compress.ts';
import { compressionFormats, levels } from '../../../lib/compression/formats.ts';
import { createContext } from '../../../runtime/platform/context.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import type { Layer } from '../layer.ts';
import type { Choices } from '../choices.ts';
import { openAll } from '../open.ts';
import { describeChain } from '../testing/chain.ts';
import { wrapAt } from '../wrap.ts';
import { tar, zip } from './archives.ts';
import { brotli, deflate, gzip, zlib, zstandard } from './compressed.ts';

const context = createContext({ timeZone: 'UTC' });
const { signal } = new AbortController();
const KEYS = { key: '' };
const byFormat = { gzip, zlib, deflate, brotli, zstandard } as const;
const TEXT = '{"message":"Hello, world, from inside of the compressed data"}';

const open = (content: Content, choices?: Choices) => openAll(content, { context, ...(choices && { choices }) });
const read = async (layer: Layer, bytes: Uint8Array, maxBytes = 2 ** 20) => layer.read(contentOf(bytes), { expects: undefined, maxBytes, context });
const pack = (format: keyof typeof byFormat, text: string) => compress(format, new TextEncoder().encode(text), { level: levels[format].usual, signal });
const base64Of = (bytes: Uint8Array) => textContent(encodeBase64(bytes));

describe('opens', () => {
  test.each(compressionFormats)('%s in Base64', async (format) => {
    expect(describeChain(await open(base64Of(await pack(format, TEXT))))).toEqual(['base64', format, 'json']);
  });

  test('GZIP of a few bytes, twice', async () => {
    expect(describeChain(await open(base64Of(nodeZlib.gzipSync(nodeZlib.gzipSync('Hi')))))).toEqual(['base64', 'gzip', 'gzip']);
  });

  test('the entries of archives, by their names', async () => {
    const root = await open(textContent(zips.plain));
    expect(describeChain(root)).toEqual(['base64', 'zip']);
    expect(root.children[0]?.children.map(({ name, content }) => [name, content])).toEqual([
      [{ text: 'd/one.txt' }, textContent('first file\n'.repeat(30))],
      [{ text: 'd/two.txt' }, textContent('second')],
      [{ text: 'ünï.txt' }, textContent('third\n')],
    ]);
    expect(describeChain(await open(textContent(tars.gnu[0])))).toEqual(['base64', 'gzip', 'tar']);
    expect(describeChain(await open(contentOf(zipSync({ 'a.json': new TextEncoder().encode(TEXT) }))))).toEqual(['zip', 'json']);
  });

  test('truncated data, if a person chooses the layer', async () => {
    const cut = contentOf((await pack('gzip', TEXT)).subarray(0, -12));
    const [reading] = (await open(cut)).readings;
    expect(reading).toMatchObject({ layer: 'gzip', grade: 'likely' });
    expect(describeChain(await open(cut))).toEqual([]);
    const root = await open(cut, new Map([['', 'gzip']]));
    expect(describeChain(root)).toEqual(['gzip']);
    await expect(wrapAt(root, [0], textContent('x'), KEYS)).rejects.toMatchObject({ code: 'no-way-back', params: { layer: 'gzip' } });
  });
});

describe('stays closed', () => {
  test.each(['x^ and other text', 'hCaptcha', 'KLUv/Q==', 'PK\u0003\u0004'])('%s', async (text) => {
    expect(describeChain(await open(textContent(text)))).toEqual([]);
  });

  test('keys and other random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 16, maxLength: 64 }), async (bytes) => {
        const { readings } = await open({ kind: 'bytes', bytes });
        expect(readings.filter(({ grade }) => grade !== 'possible')).toEqual([]);
      }),
      { numRuns: runs(400) },
    );
  });
});

test.each(compressionFormats)('%s: unchanged content gives the same bytes, and changed content is compressed again', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 12, maxLength: 80, unit: 'grapheme-ascii' }), fc.string(), async (text, changed) => {
      const bytes = await pack(format, text);
      const reading = await read(byFormat[format], bytes);
      expect(reading?.parts[0]?.content).toEqual(textContent(text));
      expect(await reading?.wrap(0, textContent(text), KEYS)).toEqual({ content: contentOf(bytes) });
      if (changed === text || reading === undefined) return;
      const { content, notes } = await reading.wrap(0, textContent(changed), KEYS);
      expect(notes).toEqual(['recompressed']);
      const unpack = { gzip: nodeZlib.gunzipSync, zlib: nodeZlib.inflateSync, deflate: nodeZlib.inflateRawSync, brotli: nodeZlib.brotliDecompressSync };
      const again = format === 'zstandard' ? await read(zstandard, bytesOf(content)) : undefined;
      expect(format === 'zstandard' ? again?.parts[0]?.content : contentOf(new Uint8Array(unpack[format](bytesOf(content))))).toEqual(
        contentOf(new TextEncoder().encode(changed)),
      );
    }),
    { numRuns: runs(30) },
  );
});

test('GZIP keeps its header and the bytes after it', async () => {
  const header = [0x1f, 0x8b, 8, 8, 1, 2, 3, 4, 2, 3, 0x61, 0];
  const bytes = Uint8Array.from([...header, ...nodeZlib.gzipSync('Hello', { level: 9 }).subarray(10), 9, 9]);
  const reading = await read(gzip, bytes);
  const wrapped = await reading?.wrap(0, textContent('Hello, world'), KEYS);
  const written = wrapped ? bytesOf(wrapped.content) : new Uint8Array();
  expect([...written.subarray(0, header.length)]).toEqual(header);
  expect([...written.subarray(-2)]).toEqual([9, 9]);
  expect(nodeZlib.gunzipSync(written.subarray(0, -2)).toString()).toBe('Hello, world');
});

test('an edit in an archive in GZIP changes only one entry', async () => {
  const [before, after] = tars.ustar;
  const bytes = decodeBase64(before, '');
  const root = await open(contentOf(bytes));
  const path = root.children[0]?.children.find(({ name }) => 'text' in name && name.text === 'd/one.txt')?.path ?? [];
  const { content, notes } = await wrapAt(root, path, textContent('changed\n'.repeat(10)), KEYS);
  expect(notes).toEqual([{ path: '', code: 'recompressed' }]);
  expect(nodeZlib.gunzipSync(bytesOf(content))).toEqual(nodeZlib.gunzipSync(decodeBase64(after, '')));
});

test('an archive keeps unchanged entries, and rejects an unknown one', async () => {
  const bytes = decodeBase64(zips.plain, '');
  const reading = await read(zip, bytes);
  expect(await reading?.wrap(1, textContent('second'), KEYS)).toEqual({ content: contentOf(bytes) });
  expect(reading?.parts).toHaveLength(3);
  await expect(Promise.resolve(reading?.wrap(7, textContent(''), KEYS))).rejects.toMatchObject({ code: 'no-way-back' });
  // Encrypted entries have no content to show.
  expect(await read(zip, decodeBase64(zips.encrypted, ''))).toMatchObject({ parts: [], proof: { params: { count: 1 } } });
});

test('a bomb stops at the budget', async () => {
  expect(await read(gzip, nodeZlib.gzipSync(new Uint8Array(200_000)), 1000)).toMatchObject({
    stop: 'size',
    grade: 'certain',
    parts: [{ content: { bytes: { length: 1000 } } }],
  });
  const archive = zipSync({ a: new TextEncoder().encode('a'), b: new Uint8Array(200_000), c: new Uint8Array() });
  expect(await read(zip, archive, 1000)).toMatchObject({ stop: 'size', parts: [{ name: { text: 'a' } }] });
  const unpacked = new Uint8Array(nodeZlib.gunzipSync(decodeBase64(tars.gnu[0], '')));
  expect(await read(tar, unpacked, 100)).toMatchObject({ stop: 'size' });
});

test('five megabytes that only start like compressed data are rejected quickly', { tags: ['slow'] }, async () => {
  const zeros = new Uint8Array(5_000_000);
  const processorTime = startProcessorTime();
  for (const start of [[0], [0x78, 0x9c], [0x1f, 0x8b, 8, 0], [0x28, 0xb5, 0x2f, 0xfd], [0x50, 0x4b, 3, 4], [0x1b]]) {
    zeros.set(start);
    for (const layer of [gzip, zlib, zstandard, zip, tar, deflate, brotli]) await read(layer, zeros);
  }
  expect(processorTime()).toBeLessThan(10_000);
});
