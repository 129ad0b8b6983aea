// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { loadHomeWords } from '../../runtime/platform/words.ts';
import type { Favorites } from './favorites.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('names of another language are found late, old paths count, and what is unknown is kept at every change', async () => {
  localStorage.setItem('favoriteToolsName', JSON.stringify(['Texte hashen', '文本差异比较', '/hash/', 'UUID generator']));
  const { useFavorites } = await import('./favorites.ts');
  const words = await loadHomeWords('en');
  let favorites: Favorites | undefined;
  const Reader = ({ report }: { readonly report: (read: Favorites) => void }) => {
    const read = useFavorites(words);
    useEffect(() => report(read));
    return null;
  };
  const report = (read: Favorites): void => {
    favorites = read;
  };
  act(() => createRoot(document.body).render(<Reader report={report} />));
  expect(favorites?.ids).toEqual(['hash-text', 'uuid-generator']);
  await act(() => vi.waitFor(() => expect(favorites?.ids).toEqual(['text-diff', 'hash-text', 'uuid-generator']), { timeout: 60_000 }));

  act(() => favorites?.toggle('jwt-parser'));
  expect(localStorage.getItem('favoriteToolsName')).toBe('["Texte hashen","/text-diff","/hash-text","/uuid-generator","/jwt-parser"]');
  act(() => favorites?.reorder(['jwt-parser', 'text-diff', 'hash-text', 'uuid-generator']));
  act(() => favorites?.toggle('text-diff'));
  expect(localStorage.getItem('favoriteToolsName')).toBe('["Texte hashen","/jwt-parser","/hash-text","/uuid-generator"]');
  expect(favorites?.ids).toEqual(['jwt-parser', 'hash-text', 'uuid-generator']);
});
