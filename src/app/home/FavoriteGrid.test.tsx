import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Favorites } from '../favorites/favorites.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import FavoriteGrid from './FavoriteGrid.tsx';

async function show() {
  const favorites: Favorites = {
    ids: ['hash-text', 'text-diff'],
    has: () => true,
    toggle: vi.fn<Favorites['toggle']>(),
    reorder: vi.fn<Favorites['reorder']>(),
  };
  await renderInShell(<FavoriteGrid favorites={favorites} />);
  return { ...favorites, grid: within(screen.getByRole('region', { name: 'Favorites' })) };
}

test('shows a card for each favorite in the stored order', async () => {
  const { grid } = await show();
  expect(grid.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Hash text and files', 'Text diff']);
});

test('a favorite card has the short line of its tool', async () => {
  const { grid } = await show();
  const texts = grid.getAllByRole('article').map((card) => card.querySelector('p')?.textContent);
  expect(texts).toEqual(['MD5, SHA, BLAKE and more', 'Side by side, with a patch']);
});

test('explains how to reorder favorites', async () => {
  const { grid } = await show();
  const hint = grid.getByRole('button', { name: 'How to reorder favorites' });
  expect(document.getElementById(hint.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Drag to reorder, or use the arrow keys.');
});

test('passes on the order after an arrow key', async () => {
  const { grid, reorder } = await show();
  fireEvent.keyDown(grid.getByRole('button', { name: 'Move Hash text and files' }), { key: 'ArrowRight' });
  expect(reorder).toHaveBeenCalledExactlyOnceWith(['text-diff', 'hash-text']);
});
