import { expect, test, vi } from 'vitest';
import { newestDay } from '../testing/newest-day.ts';
import { prerenderInShell } from '../testing/prerender-in-shell.tsx';

test('a tool that was new when the page was built, but no longer is, loses its section and badge once the page is hydrated', { tags: ['slow'] }, async () => {
  const newest = newestDay();
  // The module reads the start of the visit once.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(newest) + 20 * 24 * 60 * 60 * 1000 });
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.dataset.renderedOn = newest;
  document.body.append(root);
  const [{ Home }] = await Promise.all([import('./Home.tsx'), import('../search/search-parts.ts')]);
  const { page, hydrate } = await prerenderInShell(<Home />);
  const badges = (): number => page.querySelectorAll('h3 span:not([class*="count"])').length;
  expect(page.textContent).toContain('Newest tools');
  expect(badges()).toBeGreaterThan(0);
  await hydrate();
  expect(page.textContent).not.toContain('Newest tools');
  expect(badges()).toBe(0);
});
