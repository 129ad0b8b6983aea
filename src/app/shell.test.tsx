import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadShell, useShell } from './shell.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

const Shown = () => <output>{useShell().words.t('app.home')}</output>;

test('loads the strings of the app and the names of tools once per language', async () => {
  const shell = await loadShell('de');
  expect(loadShell('de')).toBe(loadShell('de'));
  expect([shell.language, shell.words.language, shell.tools['text-diff']?.name]).toEqual(['de', 'de', 'Texte vergleichen']);
});

test('provides the strings of the page’s language', async () => {
  await renderInShell(<Shown />, { language: 'de' });
  expect(screen.getByRole('status').textContent).toBe('Startseite');
});

test('fails outside of the shell', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Shown />)).toThrow('shell');
});
