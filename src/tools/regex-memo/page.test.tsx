import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const marks = (): readonly string[] => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('finds rows by a word, and marks their matches in the sample', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('regex-memo');
  expect(screen.getByRole('heading', { name: 'All flags' }).tagName).toBe('H2');
  expect(screen.getByRole('heading', { name: 'Replacement tokens' }).tagName).toBe('H2');
  fill('search', 'query', 'lazy');
  await waitFor(() => expect(marks()).toEqual(['<a>', '<b>']));
  expect(screen.queryByRole('heading', { name: 'All flags' })).toBeNull();
  expect(screen.getByText(/^\d+ rows?, \d+ templates?$/u).getAttribute('role')).toBe('status');
});

test('opens an example in the tester', { tags: ['slow'] }, async () => {
  const page = await renderTool('regex-memo');
  page.fill('search', 'query', 'lazy');
  await waitFor(() => expect(marks()).toEqual(['<a>', '<b>']));
  await page.user.click(screen.getAllByRole('button', { name: /<\.\+\?>/u }).at(-1) ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/regex-tester'));
  page.unmount();
  const tester = await renderTool('regex-tester');
  expect(tester.box('match', 'pattern').value).toBe('<.+?>');
  await screen.findByText('2 matches');
});

test('finds templates', async () => {
  const { fill } = await renderTool('regex-memo', { link: '#/templates?query=uuid' });
  const table = await screen.findByRole('table', { name: 'Templates' });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  expect(table.textContent).toContain('UUID');
  fill('templates', 'query', 'zzzz');
  await screen.findByText('0 rows, 0 templates');
  expect(screen.queryByRole('table')).toBeNull();
});

test('lists replacement tokens, flags and characters to escape', { tags: ['slow'] }, async () => {
  await renderTool('regex-memo');
  const tokens = screen.getByRole('table', { name: 'Replacement tokens' });
  expect(tokens.textContent).toContain('$&the entire match');
  const flags = screen.getByRole('table', { name: 'All flags' });
  expect(within(flags).getAllByRole('row')).toHaveLength(9);
  expect(flags.textContent).toContain('iignore case');
  expect(document.getElementById('escapes')?.textContent).toContain('Outside a class: ');
  expect(fireEvent.click(document.body)).toBe(true);
});
