import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prerenderInShell } from '../testing/prerender-in-shell.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import Licenses from './Licenses.tsx';

// The development server has no packages to list. Lists of a built site are tested in `Licenses.apart.test.tsx`.
const parts = (page: ParentNode): readonly string[] => [...(page.querySelector('article')?.children ?? [])].map(({ localName }) => localName);

test('shows a heading, thanks, and an empty list in development', async () => {
  const { container } = await renderInShell(<Licenses />, { path: '/licences' });
  expect(parts(container)).toEqual(['h1', 'p', 'ul']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Licenses');
  expect(container.querySelector('p')?.textContent).toBe(
    'Penknife is built with these packages. Thanks to their authors. Expand a package to read its license.',
  );
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('uses the language of the page', async () => {
  await renderInShell(<Licenses />, { path: '/licences', language: 'de' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lizenzen');
});

test('shows the list only after hydration, and until then that it is loading', async () => {
  const { page, hydrate } = await prerenderInShell(<Licenses />);
  expect(parts(page)).toEqual(['h1', 'p', 'p']);
  expect(page.querySelector('[aria-busy="true"]')?.textContent).toBe('Loading…');
  const heading = page.querySelector('h1');
  await hydrate();
  expect(parts(page)).toEqual(['h1', 'p', 'ul']);
  expect(page.querySelector('[aria-busy]')).toBeNull();
  expect(page.querySelector('h1')).toBe(heading);
});
