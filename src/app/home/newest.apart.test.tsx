import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tools } from '../../tools/registry.ts';
import { newestDay } from '../testing/newest-day.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';

const isNew = (day: string | undefined): boolean => day !== undefined && Date.parse(day) > Date.now() - 14 * 24 * 60 * 60 * 1000;

test('tools of the last two weeks have a separate section and a badge', { tags: ['slow'] }, async () => {
  const newest = newestDay();
  // The module reads the start of the visit once.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(newest) + 24 * 60 * 60 * 1000 });
  // The search of the page would otherwise load its parts after the test has ended.
  const [{ Home }, { renderedOn }] = await Promise.all([import('./Home.tsx'), import('./newest.ts'), import('../search/search-parts.ts')]);
  expect(renderedOn).toBe(new Date(Date.parse(newest) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10));
  await renderInShell(<Home />);
  const section = screen.getByText('Newest tools').closest('section');
  const cards = [...(section?.querySelectorAll('article') ?? [])];
  expect(cards).not.toHaveLength(0);
  const expected = [...tools].filter(([, { createdAt }]) => isNew(createdAt));
  expect(cards).toHaveLength(expected.length);
  expect(cards.every((card) => card.querySelector('h3 span')?.textContent === 'New')).toBe(true);
  expect(document.querySelectorAll('h3 span:not([class*="count"])')).toHaveLength(2 * expected.length);
});
