import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { watchDownloads } from '../testing/downloads.ts';
import { downloadArchive } from './archive.ts';

test('downloads files as one archive', async () => {
  const downloads = watchDownloads();
  await downloadArchive(
    [
      { name: 'a.txt', content: new Blob(['first']) },
      { name: 'b.txt', content: new Blob(['second']) },
    ],
    'both.zip',
  );
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['both.zip', 'application/zip']]);
  const files = unzipSync(new Uint8Array((await downloads[0]?.content.arrayBuffer()) ?? []));
  expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['a.txt', 'first'],
    ['b.txt', 'second'],
  ]);
});
