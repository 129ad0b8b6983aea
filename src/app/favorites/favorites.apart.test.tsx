import { act, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { setStored } from '../testing/stored.ts';
import { loadHomeWords } from '../../runtime/platform/words.ts';
import type { Favorites } from './favorites.ts';
import { useFavorites } from './favorites.ts';

test('finds names of another language after loading, accepts former paths, and keeps unknown entries at every change', async () => {
  setStored({ favoriteToolsName: JSON.stringify(['Texte hashen', '文本差异比较', '/hash/', 'UUID generator']) });
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
  render(<Reader report={report} />);
  expect(favorites?.ids).toEqual(['hash-text', 'uuid-generator']);
  await waitFor(() => expect(favorites?.ids).toEqual(['text-diff', 'hash-text', 'uuid-generator']));

  act(() => favorites?.toggle('jwt-parser'));
  expect(localStorage.getItem('favoriteToolsName')).toBe('["Texte hashen","/text-diff","/hash-text","/uuid-generator","/jwt-parser"]');
  act(() => favorites?.reorder(['jwt-parser', 'text-diff', 'hash-text', 'uuid-generator']));
  act(() => favorites?.toggle('text-diff'));
  expect(localStorage.getItem('favoriteToolsName')).toBe('["Texte hashen","/jwt-parser","/hash-text","/uuid-generator"]');
  expect(favorites?.ids).toEqual(['jwt-parser', 'hash-text', 'uuid-generator']);
});
