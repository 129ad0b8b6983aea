import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { becomeIdle } from '../testing/idle.ts';
import { stubScreen } from '../testing/media.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Search } from './Search.tsx';

// The strings that the search needs are delayed, or fail, as a test requires. Loaded strings stay loaded, so the tests have an order.
const words = vi.hoisted(() => ({ asked: 0, gate: Promise.resolve(), error: undefined as Error | undefined }));

vi.mock(import('../../runtime/platform/words.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    loadSearchWords: async (language: string) => {
      words.asked++;
      await words.gate;
      if (words.error) throw words.error;
      return original.loadSearchWords(language);
    },
  };
});

beforeEach(() => {
  words.asked = 0;
  words.gate = Promise.resolve();
  words.error = undefined;
  stubScreen({ isSmall: true });
});

/** Delays a load until the test allows it. */
function hold(): () => void {
  let go!: () => void;
  words.gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  return () => go();
}

const box = (): HTMLInputElement => screen.getByRole('combobox');

test('reports a search that cannot be loaded and offers a retry', { tags: ['slow'] }, async () => {
  const error = new Error('Failed to fetch');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  words.error = error;
  await renderInShell(<Search />, { path: '/about' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Part of this page could not be loaded. Check your connection, then try again. Try again');
  expect(screen.queryByText('Loading…')).toBeNull();
  words.error = undefined;
  const before = words.asked;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0));
  expect(words.asked).toBe(before + 1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an already loaded search at once', { tags: ['slow'] }, async () => {
  await renderInShell(<Search />, { path: '/about' });
  expect(words.asked).toBe(0);
  expect(document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
});

test('the palette shows that it is loading', { tags: ['slow'] }, async () => {
  const release = hold();
  await renderInShell(<Search />, { path: '/about', language: 'de' });
  await waitFor(() => expect(words.asked).toBe(1));
  expect(screen.getByText('Wird geladen …')).toBeInstanceOf(HTMLElement);
  release();
  await waitFor(() => expect(document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0));
  expect(screen.queryByText('Wird geladen …')).toBeNull();
});

test('the search of the home page loads when the browser is idle', async () => {
  await renderInShell(<Search isHero />, { language: 'fr' });
  expect(words.asked).toBe(0);
  becomeIdle();
  await waitFor(() => expect(words.asked).toBe(1));
});

test('a search that is removed before the browser is idle loads nothing', async () => {
  const { unmount } = await renderInShell(<Search isHero />, { language: 'es' });
  unmount();
  becomeIdle();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(words.asked).toBe(0);
});

test('runs a search that was typed before it had loaded', { tags: ['slow'] }, async () => {
  const release = hold();
  await renderInShell(<Search isHero />, { language: 'uk' });
  box().focus();
  fireEvent.change(box(), { target: { value: 'roman' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(location.pathname).toBe('/');
  release();
  await waitFor(() => expect(location.pathname).toBe('/roman-numeral-converter'));
});
