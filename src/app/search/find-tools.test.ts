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

test('a group shows five, and direct hits beyond', () => {
  const shown = groupFound(find('')).find(({ category }) => category === 'Text');
  expect(shown?.entries.length).toBe(5);
  const direct = groupFound(find('text')).find(({ category }) => category === 'Text');
  expect(direct?.entries.length).toBe(8);
});

test('the group of the best hit comes first', () => {
  expect(groupFound(find('uuid'))[0]?.category).toBe('Crypto');
});
