import { afterEach, expect, test, vi } from 'vitest';
import { prerenderInShell } from '../testing/prerender-in-shell.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SearchKeys } from './SearchKeys.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Ctrl', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['Cmd', IPHONE],
])('names the key %s for %s', async (key, userAgent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { container } = await renderInShell(<SearchKeys />);
  expect(container.querySelector('kbd')?.textContent).toBe(`${key} K`);
});

test('is prerendered for the most common systems, and corrected after hydration', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  const { page, hydrate } = await prerenderInShell(<SearchKeys />);
  expect(page.querySelector('kbd')?.textContent).toBe('Ctrl K');
  await hydrate();
  expect(page.querySelector('kbd')?.textContent).toBe('Cmd K');
});
