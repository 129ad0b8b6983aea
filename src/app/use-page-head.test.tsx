import { act, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { becomeIdle } from './testing/idle.ts';
import { renderInShell } from './testing/render-in-shell.tsx';
import { loadSearchWords } from '../runtime/platform/words.ts';
import type { PageHead } from './head.ts';
import type { Shell } from './shell.tsx';
import { loadShell, ShellContext } from './shell.tsx';
import { usePageHead } from './use-page-head.ts';

function Page({ head }: { readonly head: PageHead }) {
  usePageHead(head);
  return null;
}

const tags = (): readonly string[] =>
  [...document.head.querySelectorAll('[data-page]')].map(
    (tag) =>
      `${tag.localName} ${tag
        .getAttributeNames()
        .flatMap((name) => (name === 'data-page' ? [] : [`${name}=${tag.getAttribute(name) ?? ''}`]))
        .join(' ')}`,
  );

test('a page sets title and tags, and removes those of the previous page', async () => {
  const { rerender } = await renderInShell(<Page head={{ title: 'One', description: 'First', route: '/one' }} />);
  expect(document.title).toBe('One');
  expect(tags()).toEqual([
    'meta name=description content=First',
    'meta property=og:description content=First',
    'meta property=og:type content=website',
    'meta property=og:site_name content=Penknife',
    'meta property=og:title content=One',
    'meta property=og:url content=http://localhost:3000/one',
    'link rel=canonical href=http://localhost:3000/one',
  ]);
  rerender(<p />);
  await renderInShell(<Page head={{ title: 'Two', description: 'Second' }} />);
  expect(document.title).toBe('Two');
  expect(tags()).toEqual([
    'meta name=description content=Second',
    'meta property=og:description content=Second',
    'meta name=robots content=noindex',
    'meta property=og:type content=website',
    'meta property=og:site_name content=Penknife',
    'meta property=og:title content=Two',
  ]);
});

test('uses the site URL of the build, if known', async () => {
  await renderInShell(<Page head={{ title: 'One', description: 'First', route: '/one' }} />, {
    configuration: { VITE_SITE_URL: 'https://example.org/tools/' },
  });
  expect(tags().slice(-2)).toEqual(['meta property=og:url content=https://example.org/tools/one', 'link rel=canonical href=https://example.org/tools/one']);
});

const contentOf = (name: string): readonly string[] =>
  [...document.head.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"], meta[property="og:${name}"]`)].map(({ content }) => content);
const keywords = (): readonly string[] => contentOf('keywords');
const descriptions = (): readonly string[] => contentOf('description');

/** The page of a tool as the build has rendered it. */
function showRendered(route: string): void {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.route = route;
  document.body.append(root);
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="what it does" data-page /><meta name="keywords" content="as built" data-page />',
  );
  onTestFinished(() => root.remove());
}

test('the description and keywords of a prerendered page stay when the app has started', async () => {
  showRendered('/text-diff');
  await renderInShell(<Page head={{ title: 'Text diff', route: '/text-diff' }} />);
  expect(keywords()).toEqual(['as built']);
  expect(descriptions()).toEqual(['what it does', 'what it does']);
});

test.each([
  ['en', '/hash-text', /\bchecksum\b/u, /^Hash text/u],
  ['de', '/text-diff', /\bvergleich/iu, /vergleichen/u],
] as const)(
  'the %s page %s of an app that has started gets its own description and keywords when the browser is idle',
  async (language, route, expected, description) => {
    showRendered('/text-diff');
    await renderInShell(<Page head={{ title: 'A tool', route }} />, { language });
    expect(keywords()).toEqual([]);
    act(becomeIdle);
    await waitFor(() => expect(keywords()).toEqual([expect.stringMatching(expected)]));
    expect(descriptions()).toEqual([expect.stringMatching(description), expect.stringMatching(description)]);
  },
);

/** Renders a page in English. Returns a function that shows another route, or the page in another language, without rendering the app again. */
async function renderPages(first: string): Promise<(route: string, language?: 'en' | 'de') => void> {
  const shells = { en: await loadShell('en'), de: await loadShell('de') };
  const visits = new EventTarget();
  const Pages = () => {
    const [[route, shell], setPage] = useState<readonly [string, Shell]>([first, shells.en]);
    useEffect(() => {
      const visit = (event: Event): void => setPage((event as CustomEvent<readonly [string, Shell]>).detail);
      visits.addEventListener('visit', visit);
      return () => visits.removeEventListener('visit', visit);
    }, []);
    return (
      <ShellContext value={shell}>
        <Page head={{ title: 'A tool', route }} />
      </ShellContext>
    );
  };
  await renderInShell(<Pages />);
  return (route, language = 'en') => act(() => void visits.dispatchEvent(new CustomEvent('visit', { detail: [route, shells[language]] })));
}

test('the prerendered page has its own keywords again after another page or language', async () => {
  showRendered('/text-diff');
  const show = await renderPages('/text-diff');
  show('/hash-text');
  act(becomeIdle);
  await waitFor(() => expect(keywords()).toEqual([expect.stringMatching(/\bchecksum\b/u)]));
  show('/text-diff');
  expect(keywords()).toEqual(['as built']);
  show('/text-diff', 'de');
  expect(keywords()).toEqual([]);
  act(becomeIdle);
  await waitFor(() => expect(keywords()).toEqual([expect.stringMatching(/\bvergleich/iu)]));
  show('/text-diff');
  expect(keywords()).toEqual(['as built']);
});

test('keywords that load after the page was left are not added to the next one', async () => {
  const show = await renderPages('/text-diff');
  act(becomeIdle);
  show('/about');
  await act(async () => void (await loadSearchWords('en')));
  expect(keywords()).toEqual([]);
});
