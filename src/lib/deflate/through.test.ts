import { deflateSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { passThrough } from './through.ts';

const text = new TextEncoder().encode('Penknife '.repeat(1_000));

test('other programs can read the compressed data', async () => {
  const { bytes, ended } = await passThrough(new CompressionStream('gzip'), text);
  expect(ended).toBe('whole');
  expect(new Uint8Array(gunzipSync(bytes))).toEqual(text);
});

test.each([
  [9_000, 'whole', 9_000],
  [8_999, 'too-much', undefined],
] as const)('9,000 bytes with a limit of %d end with %s', async (limit, ended, length) => {
  const passed = await passThrough(new DecompressionStream('deflate'), deflateSync(text), limit);
  expect(passed.ended).toBe(ended);
  if (length === undefined) expect(passed.bytes.length).toBeLessThanOrEqual(limit);
  else expect(new Uint8Array(passed.bytes)).toEqual(text);
});

test('returns the data before the damage in damaged input', async () => {
  const random = crypto.getRandomValues(new Uint8Array(60_000));
  const packed = Uint8Array.from(deflateSync(random));
  const { bytes, ended } = await passThrough(new DecompressionStream('deflate'), packed.subarray(0, -2_000));
  expect(ended).toBe('damaged');
  expect(Buffer.from(bytes).equals(random.subarray(0, bytes.length))).toBe(true);
  expect((await passThrough(new DecompressionStream('deflate'), Uint8Array.of(1, 2, 3))).ended).toBe('damaged');
  const wrongSum = packed.with(packed.length - 1, (packed.at(-1) ?? 0) ^ 1);
  expect((await passThrough(new DecompressionStream('deflate'), wrongSum)).ended).toBe('damaged');
});
