import { expect, test } from 'vitest';
import { createAnswerFinder, shownAnswer } from './answers.ts';

const find = createAnswerFinder([
  { tool: 'a', operation: 'encode', search: 'enc (?<text>.+)', values: { urlSafe: true }, shows: '{encoded}' },
  { tool: 'b', operation: 'generate', search: '(?:new )?id', values: {}, shows: '{id}' },
  { tool: 'c', operation: 'read', search: 'enc (?:(?<number>\\d+)|(?<word>\\w+))', values: {}, shows: '{value}' },
]);

test('a search in any case gives the fields their values', () => {
  expect(find('  ENC Hello ')).toEqual([
    { tool: 'a', operation: 'encode', values: { urlSafe: true, text: 'Hello' }, shows: '{encoded}', hasWords: true },
    { tool: 'c', operation: 'read', values: { word: 'Hello' }, shows: '{value}', hasWords: true },
  ]);
  expect(find('new id')).toEqual([{ tool: 'b', operation: 'generate', values: {}, shows: '{id}', hasWords: false }]);
});

test.each(['', ' ', 'enc', 'my new id', 'enc a\nb', `enc ${'x'.repeat(4_096)}`])('%j asks for nothing', (search) => {
  expect(find(search)).toEqual([]);
});

test.each([
  ['{a}', { a: 'x' }, 'x'],
  ['{a}', { a: 0 }, '0'],
  ['{a} – {b}', { a: 'x', b: 'y' }, 'x – y'],
  ['{rows.digest}', { rows: [{ digest: 'x' }, { digest: 'y' }] }, 'x'],
  ['{a}', { a: '' }, undefined],
  ['{a}', { a: null }, undefined],
  ['{a} {b}', { a: 'x' }, undefined],
  ['{rows.digest}', { rows: [] }, undefined],
  ['{constructor}', {}, undefined],
])('%s of %j shows %s', (shows, output, shown) => {
  expect(shownAnswer(shows, output)).toBe(shown);
});
