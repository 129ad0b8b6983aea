import * as zlib from 'node:zlib';
import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { concatBytes } from '../bytes/concat.ts';
import { decodeCp437 } from './cp437.ts';
import type { EntryContent } from './entry.ts';
import { MAX_ENTRIES } from './entry.ts';
import { isTar, listTar, readTarEntry, replaceInTar } from './tar.ts';
import { longNames, tars, zips } from './testing/archives.ts';
import type { ZipEntry } from './zip.ts';
import { listZip, readZipEntry, replaceInZip } from './zip.ts';

const { signal } = new AbortController();
const options = { limit: 2 ** 20, signal };
const all = { maxEntries: MAX_ENTRIES };
const utf8 = (text: string) => new TextEncoder().encode(text);
const FIRST = 'first file\n'.repeat(30);
const CHANGED = 'changed\n'.repeat(10);
const zipOf = (name: keyof typeof zips) => decodeBase64(zips[name], '');
const unpacked = (base64: string) => new Uint8Array(zlib.gunzipSync(decodeBase64(base64, '')));

const textOf = (content: EntryContent): string => (content.ok ? new TextDecoder().decode(content.bytes) : content.problem);
const readAll = async (bytes: Uint8Array, entries: readonly ZipEntry[]) =>
  Promise.all(entries.map(async (entry) => [entry.name, textOf(await readZipEntry(bytes, entry, options))]));

describe('zip', () => {
  test.each([
    [
      'plain',
      [
        ['d/one.txt', FIRST],
        ['d/two.txt', 'second'],
        ['ünï.txt', 'third\n'],
      ],
    ],
    [
      'stream',
      [
        ['d/one.txt', FIRST],
        ['d/two.txt', 'second'],
      ],
    ],
    ['encrypted', [['d/two.txt', 'encrypted']]],
    ['zip64Stream', [['-', FIRST]]],
    ['bzip2', [['b.txt', 'unsupported-method']]],
    [
      'zip64',
      [
        ['x.txt', FIRST],
        ['y.txt', 'yy'],
      ],
    ],
  ] as const)('reads the entries of %s', async (name, expected) => {
    const bytes = zipOf(name);
    const listing = await listZip(bytes, all);
    expect(listing.ok).toBe(true);
    expect(await readAll(bytes, listing.entries)).toEqual(expected);
  });

  test('reads size, method, time and kind of each entry', async () => {
    const { entries } = await listZip(zipOf('bzip2'), all);
    expect(entries).toMatchObject([
      { name: 'b.txt', kind: 'file', size: 2, storedSize: 39, method: 'bzip2', modifiedAt: '2024-02-29T12:34:56', isEncrypted: false },
    ]);
    expect((await listZip(zipOf('encrypted'), all)).entries).toMatchObject([{ method: 'stored', isEncrypted: true }]);
  });

  test('reads what fflate writes, also after other bytes', async () => {
    const files = fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.uint8Array({ maxLength: 200 }), { maxKeys: 5 });
    await fc.assert(
      fc.asyncProperty(files, fc.uint8Array({ maxLength: 9 }), fc.constantFrom(0, 6), async (contents, before, level) => {
        const archive = concatBytes([before, zipSync(contents, { level })]);
        const listing = await listZip(archive, all);
        expect(listing.ok).toBe(true);
        const found = await Promise.all(listing.entries.map(async (entry) => [entry.name, await readZipEntry(archive, entry, options)]));
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(contents).map(([name, bytes]) => [name, { ok: true, bytes }])));
      }),
      { numRuns: runs(60) },
    );
  });

  test('fflate reads an archive with a replaced entry, and only that entry differs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.nat(2), async (content, index) => {
        const bytes = zipOf('plain');
        const { entries } = await listZip(bytes, all);
        const entry = entries[index];
        const written = entry && (await replaceInZip(bytes, entry, content, signal));
        // fflate decodes names without a charset as ISO 8859-1.
        expect(Object.values(unzipSync(written ?? bytes))).toEqual(Object.values(unzipSync(bytes)).with(index, content));
        const after = await listZip(written ?? bytes, all);
        expect(after.entries.map(({ name, modifiedAt }) => [name, modifiedAt])).toEqual(entries.map(({ name, modifiedAt }) => [name, modifiedAt]));
      }),
      { numRuns: runs(40) },
    );
  });

  test.each(['plain', 'stream', 'zip64', 'zip64Stream'] as const)('replacing an entry of %s and restoring it gives the same bytes', async (name) => {
    const bytes = zipOf(name);
    const entryOf = async (archive: Uint8Array) => (await listZip(archive, all)).entries[0];
    const first = await entryOf(bytes);
    const same = first && (await replaceInZip(bytes, first, utf8(FIRST), signal));
    const entry = same && (await entryOf(same));
    const changed = entry && (await replaceInZip(same, entry, utf8('other'), signal));
    const changedEntry = changed && (await entryOf(changed));
    expect(changedEntry && textOf(await readZipEntry(changed, changedEntry, options))).toBe('other');
    const listing = await listZip(changed ?? bytes, all);
    expect(listing.ok).toBe(true);
    expect((await readAll(changed ?? bytes, listing.entries)).slice(1)).toEqual((await readAll(bytes, (await listZip(bytes, all)).entries)).slice(1));
    expect(changedEntry && (await replaceInZip(changed, changedEntry, utf8(FIRST), signal))).toEqual(same);
  });

  test.each(['encrypted', 'bzip2'] as const)('does not replace an entry of %s', async (name) => {
    const [entry] = (await listZip(zipOf(name), all)).entries;
    expect(entry && (await replaceInZip(zipOf(name), entry, utf8('x'), signal))).toBeUndefined();
  });

  test('refuses entries that share bytes', async () => {
    const bytes = zipSync({ a: utf8('aaaa'), b: utf8('bbbb') }, { level: 0 });
    const central = bytes.lastIndexOf(0x62) - 46;
    // The second entry of the directory points to the first content.
    const view = new DataView(bytes.buffer);
    expect(view.getUint32(central, true)).toBe(0x02014b50);
    view.setUint32(central + 42, 0, true);
    expect(await listZip(bytes, all)).toEqual({ ok: false, problem: 'overlapping-entries', entries: [] });
  });

  test('stops at limits', async () => {
    const bytes = zipSync({ a: new Uint8Array(100_000), b: utf8('b') });
    expect(await listZip(bytes, { maxEntries: 1 })).toMatchObject({ ok: false, problem: 'too-many-entries' });
    const [entry] = (await listZip(bytes, all)).entries;
    expect(entry && (await readZipEntry(bytes, entry, { limit: 99_999, signal }))).toMatchObject({ problem: 'too-much', bytes: { length: 99_999 } });
    // A size that DEFLATE cannot reach with so few bytes.
    expect(entry && (await readZipEntry(bytes, { ...entry, size: 2 ** 40 }, options))).toMatchObject({ problem: 'damaged' });
    expect(entry && (await readZipEntry(bytes, { ...entry, size: 50_000 }, options))).toMatchObject({ problem: 'damaged', bytes: { length: 50_001 } });
  });

  test('a wrong checksum is damage', async () => {
    const bytes = zipSync({ a: utf8('aaaa') }, { level: 0 });
    const [entry] = (await listZip(bytes, all)).entries;
    expect(entry && (await readZipEntry(bytes.with(entry.dataAt, 0x62), entry, options))).toMatchObject({ problem: 'damaged', damage: 'checksum' });
  });

  test('each truncated or changed archive has a result', async () => {
    const bytes = zipOf('plain');
    for (let length = 0; length < bytes.length; length++) expect((await listZip(bytes.subarray(0, length), all)).ok).toBe(false);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = bytes.with(at, (bytes[at] ?? 0) ^ change);
        const { entries } = await listZip(changed, all);
        expect(await readAll(changed, entries)).toHaveLength(entries.length);
      }),
      { numRuns: runs(400) },
    );
  });

  test('names without a charset are UTF-8 or code page 437', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(decodeCp437(bytes).slice(0x80, 0x90)).toBe('ÇüéâäàåçêëèïîìÄÅ');
    expect(new Set(decodeCp437(bytes)).size).toBe(256);
  });
});

describe('tar', () => {
  test.each(Object.keys(tars) as (keyof typeof tars)[])('reads and replaces what GNU tar writes: %s', (format) => {
    const [before, after] = tars[format].map(unpacked);
    const { entries } = listTar(before ?? new Uint8Array(), all);
    expect(entries.map(({ name }) => name).toSorted()).toEqual(expect.arrayContaining(['d/', 'd/one.txt', 'd/two.txt', 'ünï.txt']));
    expect(entries.every(({ modifiedAt }) => modifiedAt === '2023-11-14T22:13:20Z')).toBe(true);
    const file = entries.find(({ name }) => name === 'd/one.txt');
    expect(before && file && textOf(readTarEntry(before, file, options))).toBe(FIRST);
    expect(before && file && replaceInTar(before, file, utf8(CHANGED))).toEqual(after);
  });

  test.each(Object.keys(longNames) as (keyof typeof longNames)[])('reads long names: %s', (format) => {
    const { entries } = listTar(unpacked(longNames[format]), all);
    expect(entries).toMatchObject([{ name: `long/${'n'.repeat(120)}.txt`, size: 1, kind: 'file' }]);
  });

  test('stops at limits', () => {
    const [bytes = new Uint8Array()] = tars.ustar.map(unpacked);
    expect(listTar(bytes, { maxEntries: 2 })).toMatchObject({ ok: false, problem: 'too-many-entries', entries: { length: 2 } });
    const file = listTar(bytes, all).entries.find(({ name }) => name === 'd/one.txt');
    expect(file && readTarEntry(bytes, file, { limit: 10 })).toEqual({ ok: false, problem: 'too-much', bytes: utf8(FIRST.slice(0, 10)) });
  });

  test('rejects other bytes, and names truncated archives', () => {
    const [bytes = new Uint8Array()] = tars.ustar.map(unpacked);
    expect(isTar(new Uint8Array(1024))).toBe(false);
    expect(isTar(utf8(FIRST.repeat(9)))).toBe(false);
    expect(listTar(bytes.subarray(0, 1027), all)).toMatchObject({ ok: false, problem: 'truncated-archive', entries: { length: 1 } });
    expect(listTar(bytes.subarray(0, 600), all)).toMatchObject({ ok: false, problem: 'truncated-archive', entries: { length: 1 } });
    expect(listTar(bytes.with(512 + 5, 1), all)).toMatchObject({ ok: false, problem: 'invalid-archive' });
  });

  test('each changed archive has a result', () => {
    const archives = [...Object.values(tars).map(([base64]) => base64), ...Object.values(longNames)].map(unpacked);
    fc.assert(
      fc.property(fc.constantFrom(...archives), fc.nat(2000), fc.integer({ min: 1, max: 255 }), (bytes, at, change) => {
        expect(listTar(bytes.with(at % bytes.length, (bytes[at % bytes.length] ?? 0) ^ change), all)).toHaveProperty('entries');
      }),
      { numRuns: runs(400) },
    );
  });
});
