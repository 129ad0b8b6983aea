import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';
import { readContracts } from '../../../scripts/contracts.mjs';
import { loadHomeWords } from '../../runtime/platform/words.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import About from './About.tsx';

const links = (): readonly (readonly [string, string | null])[] => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('is a document with the logo that links to the recipes and the licenses, and shows no unset links', async () => {
  await renderInShell(<About />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Penknife');
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: 'Links' })).toBeNull();
  expect(links()).toEqual([
    ['Recipes', '/recipes'],
    ['Third-party licenses', '/licences'],
  ]);
  expect(document.querySelector('article > svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each(Object.keys(languages) as Language[])('exists in %s', async (language) => {
  await renderInShell(<About />, { language });
  expect(document.querySelector('h1')?.textContent).toContain('Penknife');
  expect(document.querySelector('h1')?.textContent === 'About Penknife').toBe(language === 'en');
});

const pageOnly = Object.entries(readContracts()).flatMap(([tool, { operations }]) => (Object.keys(operations).length === 0 ? [tool] : []));

test.each(Object.keys(languages) as Language[])('names the tools that are not commands in %s', async (language) => {
  const words = await loadHomeWords(language);
  await renderInShell(<About />, { language });
  for (const tool of pageOnly) expect(document.querySelector('article')?.textContent).toContain(words[tool]?.name);
});

test('the README names the tools that are not commands', async () => {
  const words = await loadHomeWords('en');
  const [introduction = ''] = readFileSync('README.md', 'utf8').split('\n## ');
  expect(pageOnly.length).toBeGreaterThan(0);
  for (const tool of pageOnly) expect(introduction).toContain(words[tool]?.name);
});

test('lists each configured link', async () => {
  await renderInShell(<About />, {
    configuration: {
      VITE_LINK_REPOSITORY: 'https://git.test/a(b)/',
      VITE_LINK_SOCIAL: 'https://social.test/',
      VITE_LINK_DONATION: 'https://give.test/',
      VITE_LINK_AUTHOR: 'mailto:a@author.test',
    },
  });
  screen.getByRole('heading', { level: 2, name: 'Links' });
  expect(links()).toEqual([
    ['Recipes', '/recipes'],
    ['Third-party licenses', '/licences'],
    ['Source code', 'https://git.test/a(b)'],
    ['Report a problem', 'https://git.test/a(b)/issues'],
    ['Social account', 'https://social.test/'],
    ['Support us', 'https://give.test/'],
    ['Author’s website', 'mailto:a@author.test'],
  ]);
});
