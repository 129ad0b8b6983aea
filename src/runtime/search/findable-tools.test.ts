import { expect, test } from 'vitest';
import { findableTools, listed } from './findable-tools.ts';

const nameOfCategory = (category: string): string => `Of ${category}`;

test('finds a tool by its strings and English ones, its aliases, and its path', () => {
  const home = { 'hash-text': { name: 'Hash' } };
  const search = { 'hash-text': { description: 'Digests', keywords: 'empreinte, condensat', english: 'digest, md5', aliases: ['sha256sum'] } };
  expect(findableTools({ home, search, nameOfCategory })).toEqual([
    {
      id: 'hash-text',
      name: 'Hash',
      description: 'Digests',
      keywords: ['empreinte', 'condensat', 'digest', 'md5'],
      aliases: ['sha256sum', 'hash-text'],
      category: 'Of crypto',
    },
  ]);
});

test('does not find a tool without strings of either kind', () => {
  const texts = { name: 'Hash' };
  const words = { description: '', keywords: '', aliases: [] };
  expect(findableTools({ home: { 'hash-text': texts }, search: {}, nameOfCategory })).toEqual([]);
  expect(findableTools({ home: {}, search: { 'hash-text': words }, nameOfCategory })).toEqual([]);
});

test('words are separated by commas', () => {
  expect(listed('one, two words,three')).toEqual(['one', 'two words', 'three']);
});
