import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFound } from './NotFound.tsx';
import { prerenderInShell } from './testing/prerender-in-shell.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

const NEWER = 'The link may come from a newer version of Penknife that has this tool.';

const lines = (page: ParentNode): readonly string[] => [...page.querySelectorAll('h1, p')].map(({ textContent }) => textContent);

test('shows what is missing and a hint', async () => {
  const { container } = await renderInShell(<NotFound />, { path: '/no-such-page' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(lines(container)).toEqual(['Page not found', 'This page does not exist.', 'If you followed a link from an older version, try reloading the page.']);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('opens the home page from its button', async () => {
  const { user } = await renderInShell(<NotFound />, { path: '/no/such/page' });
  const back = screen.getByRole('link', { name: 'Go to the home page' });
  expect(back.getAttribute('href')).toBe('/');
  await user.click(back);
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('mentions other versions for a link with an operation', async () => {
  const { container } = await renderInShell(<NotFound />, { path: '/etruscan-numeral-converter#/toEtruscan?number=7' });
  expect(lines(container).at(-1)).toBe(NEWER);
});

test.each(['', '#', '#/', '#toEtruscan', '?q=#top'])('does not mention other versions for a path with “%s”', async (rest) => {
  const { container } = await renderInShell(<NotFound />, { path: `/etruscan-numeral-converter${rest}` });
  expect(lines(container)).toHaveLength(3);
  expect(screen.queryByText(NEWER)).toBeNull();
});

test('links to the tools with similar names, in the language of the page', async () => {
  await renderInShell(<NotFound />, { path: '/hash-txt', language: 'de' });
  const list = await screen.findByRole('region', { name: 'Meintest du?' });
  expect(within(list).getAllByRole('link')[0]?.getAttribute('href')).toBe('/hash-text');
  expect(within(list).getAllByRole('link').length).toBeLessThanOrEqual(3);
});

test('suggests nothing if no tool has a similar name', async () => {
  const { container } = await renderInShell(<NotFound />, { path: '/qqqq' });
  await waitFor(() => expect(container.querySelector('section')).toBeInstanceOf(HTMLElement));
  expect(container.querySelectorAll('section')).toHaveLength(1);
});

test('uses the language of the page', async () => {
  const { container } = await renderInShell(<NotFound />, { path: '/no-such-tool#/run', language: 'uk' });
  expect(lines(container).at(-1)).toMatch(/^Можливо/u);
});

test('adds the mention of other versions only after hydration', async () => {
  history.replaceState(null, '', '/etruscan-numeral-converter#/toEtruscan');
  const { page, hydrate } = await prerenderInShell(<NotFound />);
  expect(lines(page)).toHaveLength(3);
  const heading = page.querySelector('h1');
  await hydrate();
  expect(lines(page).slice(3)).toEqual([NEWER]);
  expect(page.querySelector('h1')).toBe(heading);
});
