import { expect, test } from 'vitest';
import type { Findable } from './find-tools.ts';
import { createFinder, groupFound } from './find-tools.ts';

const entry = (name: string, category: string, keywords = '', aliases: readonly string[] = []): Findable => ({
  name,
  category,
  description: '',
  aliases,
  keywords: keywords.split(',').map((word) => word.trim()),
});

const entries = [
  entry('JSON to YAML converter', 'Converter', 'json, yaml, convert'),
  entry('JSON prettify and format', 'Development', 'json, prettify, viewer', ['json']),
  entry('YAML prettify', 'Development', 'yaml'),
  entry('Hash text', 'Crypto', 'hash, digest, sha256sum, md5'),
  entry('UUID generator', 'Crypto', 'uuid, guid'),
  ...Array.from({ length: 8 }, (_, index) => entry(`Text tool ${index}`, 'Text', 'text')),
];

const find = createFinder(entries);
const names = (query: string): readonly string[] => find(query).map(({ entry: { name } }) => name);

test('an alias or a prefix of a name goes first, a search word next, the rest by likeness', () => {
  expect(names('json').slice(0, 2)).toEqual(['JSON prettify and format', 'JSON to YAML converter']);
  expect(names('hash text')[0]).toBe('Hash text');
  expect(names('guid')[0]).toBe('UUID generator');
  expect(names('prettify')[0]).toBe('JSON prettify and format');
  expect(names('pretify')).toContain('JSON prettify and format');
});

test('nothing asked for is everything, and nonsense is nothing', () => {
  expect(names('').length).toBe(entries.length);
  expect(names('xyzzyplugh')).toEqual([]);
});

const groupsOf = (query: string, category: string): readonly string[][] =>
  groupFound(find(query))
    .filter((group) => group.category === category)
    .map((group) => group.entries.map(({ name }) => name));

test('a group has at most five; the full list and direct hits go on in further groups', () => {
  const eight = [[0, 1, 2, 3, 4].map((index) => `Text tool ${index}`), [5, 6, 7].map((index) => `Text tool ${index}`)];
  expect(groupsOf('', 'Text')).toEqual(eight);
  expect(groupsOf('text', 'Text')).toEqual(eight);
  expect(groupFound(find('')).map(({ category, part }) => `${category} ${part}`)).toEqual(['Converter 1', 'Development 1', 'Crypto 1', 'Text 1', 'Text 2']);
});

test('of what is only alike, a category shows five', () => {
  expect(groupsOf('txt tool', 'Text').map(({ length }) => length)).toEqual([5]);
});

test('a name counts more than a description', () => {
  const [found] = createFinder([{ ...entry('Clock', 'A'), description: 'stopwach' }, entry('Stopwatch', 'A')])('stopwch');
  expect(found?.entry.name).toBe('Stopwatch');
});

test('the group of the best hit comes first', () => {
  expect(groupFound(find('uuid'))[0]?.category).toBe('Crypto');
});
