import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { setStored } from '../testing/stored.ts';
import { FavoriteButton, Heart } from './FavoriteButton.tsx';

test('a heart adds its tool to the favorites, and removes it', async () => {
  await renderInShell(<FavoriteButton tool="text-diff" className="own" />, { stored: { favoriteToolsName: '["/hash-text"]' } });
  const heart = screen.getByRole('button', { name: 'Add to favorites: Text diff' });
  expect([heart.getAttribute('aria-pressed'), heart.title, heart.classList.contains('own')]).toEqual(['false', 'Add to favorites', true]);
  const glyph = heart.querySelector('svg')?.getAttribute('class');
  fireEvent.click(heart);
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/hash-text","/text-diff"]');
  expect([heart.getAttribute('aria-pressed'), heart.title, heart.getAttribute('aria-label')]).toEqual([
    'true',
    'Remove from favorites',
    'Remove from favorites: Text diff',
  ]);
  expect(heart.querySelector('svg')?.getAttribute('class')).not.toBe(glyph);
  fireEvent.click(heart);
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/hash-text"]');
});

test('a favorite of another tab is one here', async () => {
  await renderInShell(<FavoriteButton tool="text-diff" />);
  act(() => setStored({ favoriteToolsName: '["/text-diff"]' }));
  expect(screen.getByRole('button', { name: 'Remove from favorites: Text diff' }).getAttribute('aria-pressed')).toBe('true');
});

test('a tool without a name is labeled with its id', async () => {
  await renderInShell(<FavoriteButton tool="no-such-tool" />);
  screen.getByRole('button', { name: 'Add to favorites: no-such-tool' });
});

test('a heart of something else has its own label', async () => {
  const onClick = vi.fn<() => void>();
  await renderInShell(<Heart name="Squeeze" isFavorite onClick={onClick} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove from favorites: Squeeze', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
