import { expect, test } from 'vitest';
import type { FileValue } from './values.ts';
import { fileSize, readChunks, readFile } from './values.ts';

const bytes = Uint8Array.of(1, 2, 3, 4, 5, 6);
const ways: readonly (readonly [title: string, content: FileValue['content']])[] = [
  ['in memory', bytes],
  ['in a Blob', new Blob([bytes])],
];

async function chunksOf(file: FileValue, chunkBytes: number): Promise<readonly (readonly number[])[]> {
  const chunks: (readonly number[])[] = [];
  for await (const chunk of readChunks(file, chunkBytes)) chunks.push([...chunk]);
  return chunks;
}

test.each(ways)('the bytes %s are read at once, or in chunks of the same size of which only the last is shorter', async (_title, content) => {
  const file = { name: 'six', type: '', content };
  expect(fileSize(file)).toBe(6);
  expect(await readFile(file)).toEqual(bytes);
  expect(await chunksOf(file, 4)).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
  expect(await chunksOf(file, 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  expect(await chunksOf(file, 7)).toEqual([[...bytes]]);
});

test('an empty file has no chunks', async () => {
  expect(await chunksOf({ name: '', type: '', content: new Uint8Array() }, 4)).toEqual([]);
});
