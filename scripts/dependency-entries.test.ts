import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createFilter } from 'vite';
import { expect, test } from 'vitest';
import { dependencyEntries } from './dependency-entries.ts';

const root = path.join(import.meta.dirname, '..');
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `src/${file.replaceAll(path.sep, '/')}`);

const excluded = dependencyEntries.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
const included = dependencyEntries.filter((pattern) => !pattern.startsWith('!'));
const isEntry = createFilter(included, excluded, { resolve: root });
const entries = files.filter((file) => isEntry(path.join(root, file)));

test('no declaration and no test is read for packages', () => {
  expect(files.some((file) => file.endsWith('.d.ts'))).toBe(true);
  expect(entries.filter((file) => /\.d\.ts$|\.test\.tsx?$|\/testing\//u.test(file))).toEqual([]);
});

test('every engine, page, worker and demo is read for packages', () => {
  const loadedLate = files.filter((file) => /^src\/tools\/[^/]+\/(?:operations\.ts|page\.tsx)$|\.worker\.ts$|\/demo\.tsx$/u.test(file));
  expect(loadedLate.length).toBeGreaterThan(80);
  expect(loadedLate.filter((file) => !entries.includes(file))).toEqual([]);
});
