import { expect, test } from 'vitest';
import { searchByWords, vocabulariesOf } from './word-search.ts';

const entries = ['delete a branch', 'branch list', 'rename files', '删除分支'];
const english = { 'search-synonyms': 'delete, remove, get rid of; rename, change name', 'search-ignored': 'how, to, a' };
const own = { 'search-synonyms': '删除, 移除, delete', 'search-ignored': '如何' };
const find = (query: string) =>
  searchByWords(
    query,
    entries,
    (entry) => ({ title: [entry], words: entry === 'branch list' ? ['overview'] : [], others: ['git'] }),
    vocabulariesOf({ own, english }),
  );

test.each([
  ['', entries],
  ['branch', ['branch list', 'delete a branch']],
  ['BRANCHES', ['delete a branch', 'branch list']],
  ['remove branch', ['delete a branch']],
  ['get rid of a branch', ['delete a branch']],
  ['how to change name?', ['rename files']],
  ['renaming', ['rename files']],
  ['overview', ['branch list']],
  ['移除分支', ['删除分支']],
  ['如何移除', ['delete a branch', '删除分支']],
  ['branch zzz', ['branch list', 'delete a branch']],
  ['zzz', []],
  ['branch xxx yyy zzz', []],
] as const)('%j finds %j', (query, found) => expect(find(query)).toEqual(found));

test('searches ignored words if the query has no other words', () => {
  expect(find('how')).toEqual([]);
  expect(find('a')).toContain('delete a branch');
});

test('searches a long query in linear time', () => {
  expect(find('branch '.repeat(20_000))).toEqual(['branch list', 'delete a branch']);
});
