import { expect, test, vi } from 'vitest';
import { loadHomeWords, loadSearchWords, loadShellWords } from '../../runtime/platform/words.ts';
import { createWords } from '../../runtime/words.ts';
import { actionEntries, toolEntries } from './entries.tsx';
import { createFinder } from './find-tools.ts';
import { pasteHits } from './hits.ts';

vi.mock(import('virtual:configuration'), async () => {
  const { readConfiguration } = await import('../configuration/settings.ts');
  return { default: readConfiguration({}) };
});

const links = { repository: '', issues: '', social: '', donation: '', sponsor: '', author: '' };

async function entriesOf(language: 'en' | 'zh') {
  const words = createWords(language, await loadShellWords(language));
  const shell = { language, words, tools: await loadHomeWords(language) };
  return { words, entries: [...toolEntries(shell, await loadSearchWords(language)), ...actionEntries(shell, links, () => undefined)] };
}

test.each([
  ['en', 'licences', 'licences'],
  ['en', 'licenses', 'licences'],
  ['en', 'license', 'licences'],
  ['en', 'open source', 'licences'],
  ['en', 'about', 'about'],
  ['en', 'home', 'home'],
  ['en', 'dark', 'toggleTheme'],
  ['en', 'shortcuts', 'keys'],
  ['en', 'chinese', 'language-zh'],
  ['en', 'rsa', 'rsa-key-pair-generator'],
  ['en', 'hmac', 'hmac-generator'],
  ['zh', '许可', 'licences'],
  ['zh', 'english', 'language-en'],
  ['zh', '主题', 'toggleTheme'],
] as const)('in the palette (%s), “%s” finds %s first', async (language, query, id) => {
  const { entries } = await entriesOf(language);
  expect(createFinder(entries)(query)[0]?.entry.id).toBe(id);
});

test('no tool has the name of white space, or of a file', async () => {
  const { words, entries } = await entriesOf('en');
  const titles = (text: string, isFile: boolean) =>
    pasteHits({ text, isFile, offers: [] }, [], new Map(), createFinder(entries), words).map(({ title }) => title);
  expect(titles('uuid', false)).toEqual(['Tools with this name']);
  expect(titles(' \n ', false)).toEqual([]);
  expect(titles('uuid', true)).toEqual([]);
});
