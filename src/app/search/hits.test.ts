import { expect, test } from 'vitest';
import { createWords } from '../../runtime/words.ts';
import type { Found } from '../../runtime/search/find-tools.ts';
import type { Entry } from './entry.ts';
import { pasteHits, searchHits } from './hits.ts';

const words = createWords('en', {
  'app.recent': 'Recently used',
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

const found = (each: Entry, isDirect = true): Found<Entry> => ({ entry: each, isDirect });
const idsOf = (groups: ReturnType<typeof searchHits>): readonly (readonly [string | undefined, readonly string[]])[] =>
  groups.map(({ title, hits }) => [title, hits.map((hit) => hit.entry.id)]);

const [a, b, page] = [entry('a', 'Text'), entry('b', 'Web'), entry('copy', 'Page actions', '')];

test('recently used tools are below the actions of the page, and above everything else', () => {
  expect(
    idsOf(
      searchHits(
        [page, a, b].map((each) => found(each)),
        [b],
        words,
      ),
    ),
  ).toEqual([
    ['Page actions', ['copy']],
    ['Recently used', ['b']],
    ['Text', ['a']],
    ['Web', ['b']],
  ]);
  expect(idsOf(searchHits([found(a)], [b], words))).toEqual([
    ['Recently used', ['b']],
    ['Text', ['a']],
  ]);
});

test('omits the group without any', () => {
  expect(idsOf(searchHits([found(a)], [], words))).toEqual([['Text', ['a']]]);
  expect(searchHits([], [], words)).toEqual([]);
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
