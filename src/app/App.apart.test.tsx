import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bar, content, heading } from './testing/frame.ts';
import { renderApp } from './testing/render-app.tsx';
import { fillStorage, setStored } from './testing/stored.ts';

// Languages whose strings cannot be loaded. A part that has loaded stays loaded, so the module is replaced.
const lost = vi.hoisted(() => new Set<string>());

vi.mock(import('../runtime/platform/words.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    loadShellWords: async (language: string) => {
      if (lost.has(language)) throw new Error('Failed to fetch');
      return original.loadShellWords(language);
    },
  };
});

afterEach(() => lost.clear());

const MESSAGE = 'This language could not be loaded. Check your connection, then select it again.';
const language = (): HTMLSelectElement => within(bar()).getByRole('combobox');

test('keeps the current language when another cannot be loaded, and allows a retry', { tags: ['slow'] }, async () => {
  const { user, box, fill } = await renderApp('/hash-text');
  fill('hash', 'text', 'typed');
  lost.add('zh');
  await user.selectOptions(language(), 'zh');
  await screen.findByText(MESSAGE);
  expect(localStorage.getItem('locale')).toBe('en');
  expect(language().value).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(heading()).toBe('Hash text and files');
  lost.clear();
  await user.selectOptions(language(), 'zh');
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hans'));
  expect(box('hash', 'text').value).toBe('typed');
});

test('reports a start in English when the chosen language cannot be loaded, and keeps the choice', { tags: ['slow'] }, async () => {
  setStored({ locale: 'pt' });
  await renderApp('/about', { stored: { locale: 'pt' } });
  expect(document.documentElement.lang).toBe('en');
  // Twice, because React repeats the effects of its strict mode.
  await waitFor(() => expect(screen.getAllByText(MESSAGE)).not.toHaveLength(0));
  expect(localStorage.getItem('locale')).toBe('pt');
});

test('does not report a start in the chosen language', { tags: ['slow'] }, async () => {
  await renderApp('/about', { language: 'fr' });
  expect(screen.queryByText(/could not be loaded/u)).toBeNull();
});

test('reports full storage once and keeps choices for the visit', { tags: ['slow'] }, async () => {
  const { user } = await renderApp('/', { stored: { favoriteToolsName: '["/hash-text"]' } });
  fillStorage();
  const notice = 'Penknife cannot store data in this browser: storage is blocked or full. Your settings last until you close this tab.';
  expect(screen.queryByText(notice)).toBeNull();
  await user.click(within(content()).getAllByRole('button', { name: 'Add to favorites: Text diff' })[0] ?? content());
  await screen.findByText(notice);
  expect(within(content()).getAllByRole('button', { name: 'Remove from favorites: Text diff' })).not.toHaveLength(0);
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/hash-text"]');
  await user.click(within(bar()).getByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(screen.getAllByText(notice)).toHaveLength(1);
  await user.selectOptions(language(), 'zh');
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hans'));
});
