import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { PaletteFooter } from './PaletteFooter.tsx';

async function show(tool: string | undefined, { isFavorite = false, isAnswer = false } = {}) {
  const onToggle = vi.fn<(id: string) => void>();
  return { ...(await renderInShell(<PaletteFooter tool={tool} isAnswer={isAnswer} isFavorite={isFavorite} onToggle={onToggle} />)), onToggle };
}

test('lists the keys', async () => {
  const { container } = await show(undefined);
  expect([...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['↑', '↓', 'Enter', 'Esc']);
});

test('names both keys of an answer', async () => {
  const { container } = await show(undefined, { isAnswer: true });
  expect(container.textContent).toContain('Enter to copy');
  expect(container.textContent).toContain('Ctrl+Enter to open');
});

test('has no button if the selected row is not a tool', async () => {
  await show(undefined);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [false, 'Add to favorites: Text diff'],
  [true, 'Remove from favorites: Text diff'],
])('with a favorite (%s) shows the button “%s”', async (isFavorite, name) => {
  const { user, onToggle } = await show('text-diff', { isFavorite });
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+D Meta+D');
  await user.click(button);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('text-diff');
});
