import { expect, test } from 'vitest';
import { useIsClient } from '../../page/browser/use-is-client.ts';
import { prerenderInShell } from './prerender-in-shell.tsx';

const Place = () => <p>{useIsClient() ? 'browser' : 'build'}</p>;

test('hydrates the prerendered HTML', async () => {
  const { page, hydrate } = await prerenderInShell(<Place />);
  const paragraph = page.querySelector('p');
  expect(paragraph?.textContent).toBe('build');
  await hydrate();
  expect(page.querySelector('p')).toBe(paragraph);
  expect(paragraph?.textContent).toBe('browser');
});

test('fails if React replaces the prerendered elements', async () => {
  const { hydrate } = await prerenderInShell(<Place />, (html) => html.replace('<p>build</p>', '<b>build</b>'));
  await expect(hydrate()).rejects.toThrow();
});
