import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('opens the parts of a URL in the builder', { tags: ['slow'] }, async () => {
  const { fill, parts } = await renderTool('url-parser');
  fill('parse', 'url', 'https://example.com:8080/a?b=1#c');
  await waitFor(() => expect(parts('parse', 'host')[0]?.textContent).toContain('example.com:8080'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit parts' })));
  await waitFor(() => expect(parts('build', 'url')[0]?.textContent).toContain('https://example.com:8080/a?b=1#c'));
});

test('shows the parts of a URL, and collapses the missing ones', async () => {
  const { fill, shown, isShown, expectShown } = await renderTool('url-parser');
  fill('parse', 'url', 'https://example.com:8443/a/b.txt?q=1');
  await expectShown('parse', 'effectivePort', '8443');
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);
  expect(rows).toEqual(['protocol', 'host', 'pathname', 'search']);
  expect(shown('parse', 'fileName')).toBe('b.txt');
  expect(shown('parse', 'href')).toBe('https://example.com:8443/a/b.txt?q=1');
  expect(isShown('parse', 'hash')).toBe(false);
  expect(screen.getByText('Missing parts').closest('details')?.hidden).toBe(false);
});

test('copies the parameters as JSON and as a query', { tags: ['slow'] }, async () => {
  const { user, fill, expectShown } = await renderTool('url-parser');
  fill('parse', 'url', 'https://e.example/?a=1&b=x%20y');
  await expectShown('parse', 'parameters', /x y/u);
  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
  await expectCopied(/"a":\s*"1"/u);
  await user.click(screen.getByRole('button', { name: 'Copy as query string' }));
  await expectCopied(/^\??a=1&b=x(?:\+|%20)y$/u);
});

test('disables editing without a URL', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('url-parser');
  fill('parse', 'url', '');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit parts' }).disabled).toBe(true));
});
