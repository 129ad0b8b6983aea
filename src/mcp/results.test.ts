import { expect, test } from 'vitest';
import { Results } from './results.ts';

const MEBIBYTE = 2 ** 20;
const newResult = (content: string | Uint8Array) => ({ name: 'hash-text-hash', extension: 'txt', mimeType: 'text/plain', content });
const megabytes = (count: number) => newResult(new Uint8Array(count * MEBIBYTE));

test('keeps, lists and reads a result until others need its space', async () => {
  const results = new Results(undefined);
  const first = await results.add(newResult('é'));
  expect(first).toEqual({ uri: 'penknife://result/hash-text-hash-1.txt', name: 'hash-text-hash-1.txt', mimeType: 'text/plain', size: 2 });
  expect(results.list()).toEqual([first]);
  expect(await results.read(first.uri)).toEqual({ mimeType: 'text/plain', isText: true, bytes: new TextEncoder().encode('é') });

  const second = await results.add(megabytes(40));
  expect(results.list()).toEqual([first, second]);
  const third = await results.add(megabytes(40));
  expect(results.list()).toEqual([third]);
  expect(await results.read(second.uri)).toBeUndefined();
  const fourth = await results.add(megabytes(24));
  expect(results.list()).toEqual([third, fourth]);
});

test('rejects a result larger than the whole store, without dropping others', async () => {
  const results = new Results(undefined);
  const first = await results.add(newResult('abc'));
  await expect(results.add(megabytes(65))).rejects.toMatchObject({ code: 'too-large', params: { bytes: 65 * MEBIBYTE, limit: 64 * MEBIBYTE } });
  expect(results.list()).toEqual([first]);
});
