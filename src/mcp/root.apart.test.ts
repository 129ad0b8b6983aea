import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Root } from './root.ts';

const nothing = { before: () => undefined, after: () => undefined };

/** Called right before and after a file is opened. */
const around: { opening: { readonly before: () => void; readonly after: () => void } } = { opening: nothing };

vi.mock('node:fs/promises', async (load) => {
  const original = await load<typeof import('node:fs/promises')>();
  const open: typeof original.open = async (...args) => {
    around.opening.before();
    const handle = await original.open(...args);
    around.opening.after();
    return handle;
  };
  return { ...original, open };
});

afterEach(() => {
  around.opening = nothing;
});

const newFolder = (): string => realpathSync(mkdtempSync(path.join(tmpdir(), 'penknife-root-')));

function openRoot(folder: string): Root {
  const root = Root.open(folder);
  if (!root) throw new Error(`${folder} is not a folder`);
  return root;
}

test('a root is an existing folder', () => {
  const folder = newFolder();
  const file = path.join(folder, 'a.txt');
  writeFileSync(file, '');
  expect(Root.open(folder)?.folder).toBe(folder);
  for (const wrong of [file, path.join(folder, 'missing'), 'nul\0']) expect(Root.open(wrong)).toBeUndefined();
});

test("a folder whose name begins with the root's name is outside of it", async () => {
  const folder = newFolder();
  const other = `${folder}-other`;
  mkdirSync(other);
  writeFileSync(path.join(other, 'a.txt'), 'secret');
  await expect(openRoot(folder).read(`../${path.basename(other)}/a.txt`, 'file')).rejects.toMatchObject({ code: 'outside-root', field: 'file' });
});

test('a file whose name begins with two dots is in its folder', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, '..a.txt'), 'own');
  expect(Buffer.from(await openRoot(folder).read('..a.txt')).toString()).toBe('own');
});

test('missing files and non-files cannot be read; what exists elsewhere is not disclosed', async () => {
  const folder = newFolder();
  const link = `${folder}-link`;
  symlinkSync(folder, link);
  mkdirSync(path.join(folder, 'inner'));
  const root = openRoot(link);
  for (const file of ['missing.txt', 'inner', path.join(link, 'missing.txt'), 'nul\0']) {
    await expect(root.read(file)).rejects.toMatchObject({ code: 'unreadable-path', field: undefined, params: { path: file } });
  }
  for (const file of ['..', '../missing.txt', path.join(tmpdir(), 'missing.txt')]) {
    await expect(root.read(file, 'file')).rejects.toMatchObject({ code: 'outside-root', field: 'file', params: { path: file } });
  }
});

test('rejects a file of more than 256 MiB', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'large');
  writeFileSync(file, '');
  truncateSync(file, 2 ** 28 + 1);
  const params = { bytes: 268_435_457, limit: 268_435_456 };
  await expect(openRoot(folder).read('large')).rejects.toMatchObject({ code: 'too-large', field: undefined, params });
  await expect(openRoot(folder).read('large', 'file')).rejects.toMatchObject({ code: 'too-large', field: 'file', params });
  rmSync(file);
});

test.skipIf(process.platform === 'win32')('written files are readable only by their owner', async () => {
  const file = await openRoot(newFolder()).write('a', 'txt', Buffer.from('own'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('writes nothing if the folder is gone, or was replaced by a link', async () => {
  const folder = newFolder();
  const root = openRoot(folder);
  await expect(root.write('no/such', 'txt', Buffer.from('new'))).rejects.toMatchObject({ code: 'unreadable-path' });
  rmSync(folder, { recursive: true });
  const other = newFolder();
  symlinkSync(other, folder);
  await expect(root.write('a', 'txt', Buffer.from('new'))).rejects.toMatchObject({ code: 'outside-root', params: { path: folder } });
});

test('writes a new file', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'a-1.txt'), 'old');
  const root = openRoot(folder);
  expect(await root.write('a', 'txt', Buffer.from('new'))).toBe(path.join(folder, 'a-2.txt'));
  expect(Buffer.from(await root.read('a-1.txt')).toString()).toBe('old');
  expect(Buffer.from(await root.read('a-2.txt')).toString()).toBe('new');
});

/** A folder in the root with a file, and a link to a folder elsewhere with one of the same name. */
function exchangeable() {
  const [inside, outside] = [newFolder(), newFolder()];
  const place = path.join(inside, 'place');
  const own = path.join(inside, 'own');
  const link = path.join(inside, 'link');
  mkdirSync(place);
  writeFileSync(path.join(place, 'a.txt'), 'own');
  writeFileSync(path.join(outside, 'a.txt'), 'secret');
  symlinkSync(outside, link);
  const exchange = (): void => {
    renameSync(place, own);
    renameSync(link, place);
  };
  const restore = (): void => {
    renameSync(place, link);
    renameSync(own, place);
  };
  return { root: openRoot(inside), exchange, restore };
}

test.each(['permanently', 'briefly'])('does not read a file opened while a link %s replaces a folder', async (howLong) => {
  const { root, exchange, restore } = exchangeable();
  expect(Buffer.from(await root.read('place/a.txt')).toString()).toBe('own');
  around.opening = { before: exchange, after: howLong === 'permanently' ? () => undefined : restore };
  await expect(root.read('place/a.txt')).rejects.toMatchObject({ code: 'outside-root' });
});
