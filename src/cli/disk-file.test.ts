import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readChunks, readFile } from '../contract/values.ts';
import { DiskFile, openDiskFile, reviveFiles } from './disk-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'penknife-disk-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

test('is read whole and in pieces, also in another thread', async () => {
  const content = await openDiskFile(written('a.txt', 'hello, world'));
  const message = {
    type: 'run',
    id: 1,
    request: { tool: '', operation: '', input: { file: { name: 'a.txt', type: '', content } }, locale: '', timeZone: '', reference: { own: {}, english: {} } },
  } as const;
  const revived = reviveFiles(structuredClone(message));
  const file = revived.type === 'run' ? (revived.request.input['file'] as typeof message.request.input.file) : undefined;
  if (!file) throw new Error('no file');
  expect(file.content).toBeInstanceOf(DiskFile);
  expect(new TextDecoder().decode(await readFile(file))).toBe('hello, world');
  const pieces = [];
  for await (const piece of readChunks(file, 5)) pieces.push(new TextDecoder().decode(piece));
  expect(pieces).toEqual(['hello', ', wor', 'ld']);
});

test('of more than 4 GiB has all of its bytes', async () => {
  const file = written('large.bin', '');
  const size = 2 ** 32 + 3;
  // The file is sparse: it takes no space and no time.
  truncateSync(file, size);
  const content = await openDiskFile(file);
  expect(content.size).toBe(size);
  expect(await content.slice(2 ** 32, size + 10).arrayBuffer()).toEqual(new ArrayBuffer(3));
});

test('a missing or shortened file is an error', async () => {
  await expect(openDiskFile(path.join(folder, 'nothing'))).rejects.toMatchObject({ code: 'ENOENT' });
  const file = written('b.txt', 'hello');
  const content = await openDiskFile(file);
  truncateSync(file, 2);
  await expect(content.slice(0, 5).arrayBuffer()).rejects.toThrow('has become shorter');
});
