import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import NearestTools from './NearestTools.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

test('links to the tools with similar names, each with its tile', async () => {
  await renderInShell(<NearestTools />, { path: '/json-pretify' });
  const section = screen.getByRole('region');
  expect(section.getAttribute('aria-labelledby')).toBe(screen.getByRole('heading', { level: 2 }).id);
  const link = screen.getByRole('link', { name: 'JSON formatter' });
  expect(link.getAttribute('href')).toBe('/json-prettify');
  expect(link.querySelector('[data-category="development"] svg')).not.toBeNull();
});

test('renders nothing without a similar name', async () => {
  await renderInShell(<NearestTools />, { path: '/qqqqqqqqqq' });
  expect(screen.queryByRole('region')).toBeNull();
});
