import { expect, test } from 'vitest';
import { renderInShell } from './testing/render-in-shell.tsx';
import type { PageHead } from './head.ts';
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
    'meta property=og:type content=website',
    'meta property=og:site_name content=Penknife',
    'meta property=og:title content=One',
    'meta property=og:description content=First',
    'meta property=og:url content=http://localhost:3000/one',
    'link rel=canonical href=http://localhost:3000/one',
  ]);
  rerender(<p />);
  await renderInShell(<Page head={{ title: 'Two', description: 'Second' }} />);
  expect(document.title).toBe('Two');
  expect(tags()).toEqual([
    'meta name=description content=Second',
    'meta name=robots content=noindex',
    'meta property=og:type content=website',
    'meta property=og:site_name content=Penknife',
    'meta property=og:title content=Two',
    'meta property=og:description content=Second',
  ]);
});

test('uses the site URL of the build, if known', async () => {
  await renderInShell(<Page head={{ title: 'One', description: 'First', route: '/one' }} />, {
    configuration: { VITE_SITE_URL: 'https://example.org/tools/' },
  });
  expect(tags().slice(-2)).toEqual(['meta property=og:url content=https://example.org/tools/one', 'link rel=canonical href=https://example.org/tools/one']);
});
