import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { acceptedEncoding, compressFirstFiles, createCompressor, isCompressible } from './compression.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'penknife-compression-'));
const file = path.join(folder, 'a.js');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.5 , gzip;q=1.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['gzip', 'gzip'],
  ['*', 'gzip'],
  ['*;q=0', undefined],
  ['gzip;q=0, *', undefined],
  ['identity', undefined],
  ['brotli, x-br, gzipped', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;,,=;q', undefined],
])('for Accept-Encoding %j the encoding is %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['a.js', 512, true],
  ['a.js', 511, false],
  ['a.html', 9_000, true],
  ['a.bin', 9_000, false],
  ['a.png', 9_000, false],
  ['a.js.br', 9_000, false],
])('%s of %i bytes is compressible: %s', (name, bytes, expected) => {
  expect(isCompressible(name, bytes)).toBe(expected);
});

const text = Array.from({ length: 3_000 }, (_, index) => `export const value${index} = ${index * index};`).join('\n');

test('compresses the content of a file', async () => {
  writeFileSync(file, text);
  const compress = createCompressor();
  const [br, gzip] = [await compress(file, 'br'), await compress(file, 'gzip')];
  expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text]);
  expect(br.length).toBeLessThan(gzip.length);
});

test('a changed file is compressed again', async () => {
  const compress = createCompressor();
  writeFileSync(file, 'a'.repeat(600));
  expect(gunzipSync(await compress(file, 'gzip')).toString()).toBe('a'.repeat(600));
  writeFileSync(file, 'b'.repeat(601));
  expect(gunzipSync(await compress(file, 'gzip')).toString()).toBe('b'.repeat(601));
});

test('a result is kept while there is room', { tags: ['slow'] }, async () => {
  writeFileSync(file, text);
  const other = path.join(folder, 'b.js');
  writeFileSync(other, text);
  const one = await createCompressor()(file, 'gzip');
  const compress = createCompressor(one.length);
  const first = await compress(file, 'gzip');
  expect(await compress(file, 'gzip')).toBe(first);
  await compress(other, 'gzip');
  expect(await compress(file, 'gzip')).not.toBe(first);
  const compressWithoutRoom = createCompressor(0);
  expect(await compressWithoutRoom(file, 'gzip')).toEqual(first);
});

test('a better result replaces another, and is used from then on', async () => {
  writeFileSync(file, text);
  const compress = createCompressor();
  const usual = await compress(file, 'br');
  const best = await compress(file, 'br', 11);
  expect(best.length).toBeLessThan(usual.length);
  expect(await compress(file, 'br')).toBe(best);
});

test('the files that pages name are compressed in advance, unless the server has stopped', async () => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  const page =
    '<script src="./boot.js"></script><link href="./assets/a-1.css"><link href="./assets/a-1.css"><link href="./assets/missing.js"><a href="./about">';
  for (const [name, content] of Object.entries({
    'index.html': page.padEnd(600),
    'about.html': page,
    'boot.js': text,
    'late.js': text,
    'assets/a-1.css': text,
  })) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), content);
  }
  const compressed: string[] = [];
  const compress = async (name: string, encoding: string, quality?: number): Promise<Buffer> => {
    compressed.push(`${path.relative(site, name).replaceAll(path.sep, '/')} ${encoding} ${quality}`);
    return Buffer.alloc(0);
  };
  await compressFirstFiles(site, compress, () => compressed.length === 2);
  expect(compressed).toEqual(['index.html br 11', 'boot.js br 11']);
  compressed.length = 0;
  await compressFirstFiles(site, compress, () => false);
  expect(compressed).toEqual(['index.html br 11', 'boot.js br 11', 'assets/a-1.css br 11']);
});

test('a missing file is an error', async () => {
  await expect(createCompressor()(path.join(folder, 'missing.js'), 'br')).rejects.toThrow('ENOENT');
});
