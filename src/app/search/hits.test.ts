import { expect, test, vi } from 'vitest';
import { createWords } from '../../runtime/words.ts';
import type { Found } from '../../runtime/search/find-tools.ts';
import type { Entry } from './entry.ts';
import { openingHits, pasteHits, searchHits } from './hits.ts';

const words = createWords('en', {
  'app.recent': 'Recently used',
  'app.favorites': 'Favorites',
  'app.moreOfGroup': 'More',
  'app.pageActions': 'Page actions',
  'app.recipes': 'Recipes',
  'app.pastedTakes': 'Takes it',
  'app.pastedNames': 'Has its name',
  'app.pastedAnyText': 'Takes any text',
  'app.fileTakes': 'Takes the file',
});

const entry = (id: string, category: string, tool: string | undefined = id): Entry => ({
  id,
  name: id,
  description: '',
  aliases: [],
  keywords: [],
  category,
  icon: null,
  ...(tool !== '' && { tool }),
  target: { to: `/${id}` },
});

const found = (each: Entry, isDirect = true): Found<Entry> => ({ entry: each, isDirect, terms: ['x'] });
const idsOf = (groups: ReturnType<typeof searchHits>): readonly (readonly [string | undefined, readonly string[]])[] =>
  groups.map(({ title, hits }) => [title, hits.map((hit) => hit.entry.id)]);

const [a, b, page] = [entry('a', 'Text'), entry('b', 'Web'), entry('copy', 'Page actions', '')];

const expansion = (...titles: readonly string[]) => ({ expanded: new Set(titles), expand: vi.fn<(title: string) => void>() });

test('before a search, three actions of the page come first, then recently used tools and favorites, then everything', () => {
  const pages = ['copy', 'link', 'sample', 'clear'].map((id) => entry(id, 'Page actions', ''));
  const groups = openingHits(
    [...pages, a, b].map((each) => found(each)),
    { recent: [b], favorites: [a] },
    words,
    expansion(),
  );
  expect(idsOf(groups)).toEqual([
    ['Page actions', ['copy', 'link', 'sample', 'more Page actions']],
    ['Recently used', ['b']],
    ['Favorites', ['a']],
    ['Text', ['a']],
    ['Web', ['b']],
  ]);
});

test('omits the groups without any, and shows five of those with more, and the others on request', () => {
  expect(idsOf(openingHits([found(a)], { recent: [], favorites: [] }, words, expansion()))).toEqual([['Text', ['a']]]);
  const many = ['1', '2', '3', '4', '5', '6', '7'].map((id) => entry(id, 'Text'));
  const folded = expansion();
  const [group] = openingHits([], { recent: [], favorites: many }, words, folded);
  const last = group?.hits.at(-1)?.entry;
  expect(group?.hits.map(({ entry: { name } }) => name)).toEqual(['1', '2', '3', '4', '5', 'More']);
  if (last && 'action' in last.target) last.target.action();
  expect(folded.expand).toHaveBeenCalledExactlyOnceWith('Favorites');
  expect(idsOf(openingHits([], { recent: [], favorites: many }, words, expansion('Favorites')))).toEqual([['Favorites', ['1', '2', '3', '4', '5', '6', '7']]]);
});

test('the results of a search are one list by rank, with the words that were found', () => {
  const [group, ...others] = searchHits([found(b), found(page), found(a)]);
  expect(others).toEqual([]);
  expect(group).toMatchObject({ title: undefined });
  expect(group?.hits.map((hit) => [hit.entry.id, hit.terms])).toEqual([
    ['b', ['x']],
    ['copy', ['x']],
    ['a', ['x']],
  ]);
  expect(searchHits([])).toEqual([]);
});

test('a category has at most five results that are not direct', () => {
  const indirect = ['1', '2', '3', '4', '5', '6'].map((id) => found(entry(id, 'Text'), false));
  expect(searchHits([...indirect, found(a)])[0]?.hits.map((hit) => hit.entry.id)).toEqual(['1', '2', '3', '4', '5', 'a']);
});

const offer = (tool: string, confidence: 'certain' | 'any-text') => ({ tool, operation: 'run', confidence, values: {} }) as const;
const findOne = () => [found(entry('c', 'Text'))];
const findMany = () => [found(a), found(b), found(page), found(entry('c', 'Text'), false), ...['d', 'e', 'f', 'g', 'h'].map((id) => found(entry(id, 'Text')))];
const byTool = new Map([
  ['a', a],
  ['b', b],
]);

test('the tools for a pasted text are those of its format, those of its name and those for any text, each once', () => {
  const groups = pasteHits(
    { text: 'x', isFile: false, offers: [offer('a', 'certain'), offer('b', 'any-text'), offer('gone', 'certain')] },
    [],
    byTool,
    findMany,
    words,
  );
  expect(idsOf(groups)).toEqual([
    ['Takes it', ['a']],
    ['Has its name', ['b', 'd', 'e', 'f']],
  ]);
  expect(groups[0]?.hits[0]?.offer).toEqual(offer('a', 'certain'));
  expect(groups[1]?.hits[0]?.offer).toBeUndefined();
});

test.each([
  ['x'.repeat(40), false, ['Takes any text']],
  ['x'.repeat(41), false, ['Takes any text']],
  ['x', true, ['Takes any text']],
])('the name of a tool has at most 40 characters, and files have none: %s (%j)', (text, isFile, titles) => {
  const groups = pasteHits({ text, isFile, offers: [offer('b', 'any-text')] }, [], byTool, findOne, words);
  const isNamed = text.length <= 40 && !isFile;
  expect(groups.map(({ title }) => title)).toEqual([...(isNamed ? ['Has its name'] : []), ...titles]);
});
