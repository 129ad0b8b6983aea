import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tools } from '../../tools/registry.ts';
import { loadShell } from '../shell.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ToolCard } from './ToolCard.tsx';

const card = (): HTMLElement => screen.getByRole('article');
const link = (): HTMLElement => within(card()).getByRole('link');
const buttons = (): readonly string[] =>
  within(card())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('shows name, short line, icon and category of its tool', async () => {
  await renderInShell(<ToolCard tool="text-diff" />);
  expect(within(card()).getByRole('heading', { level: 3 }).textContent).toBe('Text diff');
  expect(card().querySelector('p')?.textContent).toBe('Side by side, with a patch');
  expect(card().querySelector('[data-category]')?.getAttribute('data-category')).toBe('text');
  expect(card().querySelector('[data-category] use')?.getAttribute('href')).toBe('./icons.svg#text-diff');
});

test.each([
  ['pointer', () => fireEvent.pointerEnter(card())],
  ['focus', () => fireEvent.focus(link())],
] as const)('is described in full for the %s', async (_, reach) => {
  await renderInShell(<ToolCard tool="text-diff" />);
  expect(link().title).toBe('');
  reach();
  await waitFor(() => expect(link().title).toBe('Compare two texts side by side or inline, and create a patch.'));
});

test('uses the language of the page', async () => {
  const { tools: words } = await loadShell('zh');
  await renderInShell(<ToolCard tool="text-diff" />, { language: 'zh' });
  expect(link().textContent).toMatch(/\p{Script=Han}/u);
  expect(link().textContent).toBe(words['text-diff']?.name);
});

test('shows no badge on a tool from 2024', async () => {
  expect(tools.get('regex-tester')?.createdAt).toBe('2024-09-20');
  await renderInShell(<ToolCard tool="regex-tester" />);
  expect(within(card()).queryByText('New')).toBeNull();
});

test('opens its tool from the link', async () => {
  const { user } = await renderInShell(<ToolCard tool="text-diff" />);
  expect(link().getAttribute('href')).toBe('/text-diff');
  await user.click(link());
  await waitFor(() => expect(location.pathname).toBe('/text-diff'));
});

test('adds its tool to the favorites without opening it', async () => {
  const { user } = await renderInShell(<ToolCard tool="text-diff" />);
  await user.click(within(card()).getByRole('button', { name: 'Add to favorites: Text diff' }));
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/text-diff"]');
  expect(buttons()).toEqual(['Remove from favorites: Text diff']);
  expect(location.pathname).toBe('/');
});

test('shows additional buttons before the heart', async () => {
  await renderInShell(
    <ToolCard tool="text-diff">
      <button type="button">Move</button>
    </ToolCard>,
  );
  expect(buttons()).toEqual(['Move', 'Add to favorites: Text diff']);
});
