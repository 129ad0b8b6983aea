import { expect, test, vi } from 'vitest';
import { ToolCard } from './home/ToolCard.tsx';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import { createWords } from '../runtime/words.ts';
import { HitList } from './search/HitList.tsx';
import { renderApp } from './testing/render-app.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

const TOOL = 'slugify-string';

// German strings, as the build provides them for a tool without a German translation.
vi.mock(import('virtual:words'), async (importOriginal) => {
  const { default: loaders } = await importOriginal();
  const loadGerman = async () => {
    const [english, german] = await Promise.all([loaders.en(), loaders.de?.()]);
    const about = english.home[TOOL];
    if (!german || !about) throw new Error(`no strings for ${TOOL}`);
    const categories = Object.entries(german.categories).map(([category, load]) => {
      const loadOthers = async () => {
        const { [TOOL]: _, ...others } = (await load()).default;
        return { default: others };
      };
      return [category, loadOthers] as const;
    });
    return { ...german, home: { ...german.home, [TOOL]: { ...about, lang: 'en' as const } }, categories: Object.fromEntries(categories) };
  };
  return { default: { ...loaders, de: loadGerman } };
});

const nothing = (): void => undefined;

const languageOf = (part: Element | null | undefined): string | null | undefined => part?.closest('[lang]')?.getAttribute('lang');

test('shows the page of an untranslated tool in English and marks it as English', { tags: ['slow'] }, async () => {
  const page = await renderApp(`/${TOOL}`, { language: 'de' });
  const heading = page.getByRole('heading', { level: 1, name: 'Slugify string' });
  expect(document.documentElement.lang).toBe('de');
  expect(languageOf(heading)).toBe('en');
  expect(languageOf(page.box('slugify', 'text'))).toBe('en');
  expect(languageOf(page.getByRole('button', { name: 'Copy link' }))).toBe('en');
  const items = [...page.container.querySelectorAll(`nav a[href$="/${TOOL}"]`)];
  expect(items.map((item) => item.getAttribute('lang'))).toEqual(['en']);
  expect(languageOf(page.container.querySelector('nav a[href$="/text-diff"]'))).toBe('de');
});

test('marks the card and the search result of an untranslated tool as English', async () => {
  const { container, unmount } = await renderInShell(<ToolCard tool={TOOL} />, { language: 'de' });
  expect([...container.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)).toEqual(['Slugify string', 'For URLs and file names']);
  unmount();
  const entry = {
    id: TOOL,
    tool: TOOL,
    lang: 'en',
    icon: null,
    name: 'Slugify string',
    description: 'Slugs',
    aliases: [],
    keywords: [],
    category: '',
    target: { to: '' },
  };
  const groups = [{ key: 'tools', title: undefined, label: 'Tools', hits: [{ entry }] }];
  const list = (
    <HitList
      id="list"
      groups={groups}
      current={0}
      query="slug"
      isPending={false}
      pasted={undefined}
      isFavorite={() => false}
      onOpen={nothing}
      onSource={nothing}
      onHeart={nothing}
      onForget={nothing}
    />
  );
  await renderInShell(list, { language: 'de' });
  expect([...document.querySelectorAll('[role="option"] [lang="en"]')].map(({ textContent }) => textContent)).toEqual(['Slugify string', 'Slugs']);
});

test('adds English strings of an untranslated tool to the German ones of the command line', async () => {
  const words = await addToolWords(TOOL, createWords('de', { 'errors.bug': 'Fehler' }));
  expect([words.language, words.t('name'), words.t('errors.bug')]).toEqual(['de', 'Slugify string', 'Fehler']);
});
