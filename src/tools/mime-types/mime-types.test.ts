import fc from 'fast-check';
import database from 'mime-db';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { loadDatabase } from '../../lib/media-type/database.ts';
import { mediaTypes as mediaTypesByExtension } from '../../lib/media-type/extensions.ts';
import { supplement } from '../../lib/media-type/supplement.ts';
import { detect } from './detect.ts';
import { isMediaType } from './media-type-text.ts';
import { essenceOf, extensionOf, searchMediaTypes } from './media-types.ts';
import lookups from './testing/lookups.json';

const data = await loadDatabase();

const additions = supplement.split('\n').map((line) => {
  const [essence = '', letter = '', , , extensions = ''] = line.split(',');
  return { essence, letter, extensions: extensions.split(' ') };
});
const newTypes = additions.filter(({ essence }) => !database[essence]);
const addedTo = (sought: string): readonly string[] => additions.find(({ essence }) => essence === sought)?.extensions ?? [];

test('the data of each type matches mime-db', () => {
  expect(data.types).toHaveLength(2522 + newTypes.length);
  for (const { essence, source, charset, isCompressible, extensions } of data.types) {
    const type = database[essence];
    if (!type) continue;
    const added = addedTo(essence).filter((extension) => !type.extensions?.includes(extension));
    expect([source, isCompressible, extensions], essence).toEqual([
      type.source ?? 'mime-db',
      type.compressible ?? false,
      [...(type.extensions ?? []), ...added],
    ]);
    if (charset !== '') expect(charset).toBe(type.charset?.toLowerCase());
  }
});

test('an addition repeats nothing, and mime-db knows each registered type from its registry', () => {
  for (const { essence, letter, extensions } of additions) {
    const type = database[essence];
    expect(
      extensions.filter((extension) => type?.extensions?.includes(extension)),
      essence,
    ).toEqual([]);
    expect(letter, essence).toBe(type ? (type.source ?? 'mime-db').slice(0, 1) : 'c');
  }
});

test('the types detected by content and by name have the same labels', () => {
  for (const [extension, types] of Object.entries(mediaTypesByExtension)) {
    const candidates = data.ofExtension(extension).map(({ essence }) => essence);
    expect(candidates, extension).toEqual(expect.arrayContaining([types[0]]));
  }
});

test('an extension has the type that mime-types 3.0.2 looks up, unless IANA registers one missing there', () => {
  const claimed = new Set(Object.values(database).flatMap(({ extensions = [] }) => extensions));
  expect(claimed.size).toBe(1239);
  const contested: Readonly<Record<string, string>> = lookups;
  for (const extension of claimed) {
    const candidates = data.ofExtension(extension).filter(({ essence }) => !addedTo(essence).includes(extension));
    expect(candidates[0]?.essence, extension).toBe(candidates.length === 1 ? candidates[0]?.essence : contested[extension]);
  }
});

test('an empty search finds all types, sorted', () => {
  expect(searchMediaTypes({ query: '', includeWithoutExtension: true }, data)).toHaveLength(2522 + newTypes.length);
  const types = searchMediaTypes({ query: ' ', includeWithoutExtension: false }, data).map(({ essence }) => essence);
  expect(types).toHaveLength(1015 + additions.filter(({ essence }) => !database[essence]?.extensions).length);
  expect(types).toEqual(types.toSorted());
});

test('finds every extension with a leading dot', { tags: ['slow'] }, () => {
  for (const { essence, extensions } of data.types) {
    for (const extension of extensions) {
      expect(searchMediaTypes({ query: `.${extension.toUpperCase()}`, includeWithoutExtension: false }, data).map((type) => type.essence)).toContain(essence);
    }
  }
});

test('any text has an extension, without dots and slashes, and is a media type or rejected', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(extensionOf(text)).not.toMatch(/[./\\]/u);
      isMediaType(text);
      try {
        expect(essenceOf(text).split('/')).toHaveLength(2);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

test('the field distinguishes names and types', () => {
  expect(
    ['image/png', 'text/html; charset=utf-8', 'Content-Type: a', 'application/vnd.ms-excel', 'foo/bar', 'X-World/x-3dmf'].filter((text) => isMediaType(text)),
  ).toHaveLength(6);
  expect(
    ['.png', 'a.png', 'docs/report.pdf', '/a/b', String.raw`C:\a.png`, 'https://example.com/a.png', '', 'a/b/c.d'].filter((text) => isMediaType(text)),
  ).toEqual([]);
});

test('broken and random files are detected or not, but never cause an error', async () => {
  const heads = [
    '',
    '504b0304',
    '1a45dfa3',
    '4f676753',
    '49492a00',
    '4d4d002a',
    '0000001c66747970',
    '3c3f786d6c',
    '4344303031',
    'efbbbf',
    '25215053',
    '4949bc01',
    'fffb',
    '30262 6b2'.replace(' ', ''),
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 600 }), async (head, rest) => {
      const content = new Uint8Array([...Buffer.from(head, 'hex'), ...rest]);
      const { mediaType, extension, verdict } = await detect({ name: 'a.bin', type: '', content });
      expect(mediaType === '').toBe(verdict === 'unknown');
      expect(mediaType === '' ? extension : '').toBe('');
    }),
  );
});

test('a text truncated within a character is still text', async () => {
  for (const start of ['', 'a', 'ab', 'abc']) {
    const content = new TextEncoder().encode(start + '😀'.repeat(2 ** 15));
    expect(await detect({ name: 'a.txt', type: '', content })).toMatchObject({ mediaType: 'text/plain', verdict: 'agrees' });
  }
});

test('detects text from its first 64 KiB, and reads no more', async () => {
  const content = new Uint8Array(2 ** 16 + 1).fill(0x61);
  content[2 ** 16] = 0;
  expect(await detect({ name: 'a.txt', type: '', content })).toMatchObject({ mediaType: 'text/plain', verdict: 'agrees' });
  content[2 ** 16 - 2] = 0;
  expect(await detect({ name: 'a.txt', type: '', content })).toMatchObject({ mediaType: '', verdict: 'unknown' });
});
