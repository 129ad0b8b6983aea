import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Emoji' });
const cells = (): readonly HTMLElement[] => [...grid().querySelectorAll<HTMLElement>('[role="gridcell"]')];
const group = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
const selected = (): string | null | undefined => grid().querySelector('[aria-selected="true"]')?.getAttribute('aria-label');
const recent = (): HTMLElement => screen.getByRole('region', { name: 'Recently used' });
const hasRecent = (): boolean => screen.queryByRole('region', { name: 'Recently used' }) !== null;
const recentEmoji = (): readonly string[] => [...recent().querySelectorAll('div button')].map(({ textContent }) => textContent);

async function renderPicker(stored: Readonly<Record<string, string>> = {}) {
  const page = await renderTool('emoji-picker', { stored });
  await waitFor(() => expect(cells().length).toBeGreaterThan(9));
  return { ...page, query: page.box('search', 'query') };
}

test('renders only some of the emoji', { tags: ['slow'] }, async () => {
  await renderPicker();
  expect(cells()[0]?.getAttribute('aria-label')).toBe('grinning face');
  expect(cells().length).toBeLessThan(600);
  expect(Number(grid().getAttribute('aria-rowcount'))).toBeGreaterThan(200);
  await screen.findByText(/^1,9\d\d emoji found$/u);
});

test('copies the first result on Enter, and adds it to the recently used emoji', { tags: ['slow'] }, async () => {
  const { user, query } = await renderPicker();
  expect(hasRecent()).toBe(false);
  fireEvent.change(query, { target: { value: 'unicorn' } });
  await waitFor(() => expect(cells()).toHaveLength(1));
  expect(fireEvent.keyDown(query, { key: 'Enter' })).toBe(false);
  await expectCopied('🦄');
  await screen.findByText('🦄 copied');
  expect(recentEmoji()).toEqual(['🦄']);
  expect(group('Flags').disabled).toBe(true);
  const focus = vi.spyOn(grid(), 'focus');
  await user.click(within(recent()).getByRole('button', { name: 'Clear' }));
  expect(hasRecent()).toBe(false);
  // The row was below the grid, which may be out of view.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(document.activeElement).toBe(grid());
  expect(localStorage.getItem('penknife.emoji-picker.recent')).toBeNull();
});

test('finds nothing for a word that matches no emoji', async () => {
  const { query } = await renderPicker();
  fireEvent.change(query, { target: { value: 'xyzzyx' } });
  await screen.findByText('No emoji found. Try another keyword or language.');
  fireEvent.keyDown(query, { key: 'Enter' });
  expect(hasRecent()).toBe(false);
});

test('moves in the grid with the arrow keys, copies on Enter and shows details on Shift+Enter', { tags: ['slow'] }, async () => {
  const { query } = await renderPicker();
  query.focus();
  const focus = vi.spyOn(grid(), 'focus');
  expect(fireEvent.keyDown(query, { key: 'ArrowDown' })).toBe(false);
  // On a low screen the grid may be out of view, and the browser scrolls to it.
  expect(focus.mock.calls).toEqual([[]]);
  expect(document.activeElement).toBe(grid());
  expect(selected()).toBe('grinning face');
  expect(fireEvent.keyDown(grid(), { key: 'ArrowRight' })).toBe(false);
  expect(selected()).toBe('grinning face with big eyes');
  expect(grid().getAttribute('aria-activedescendant')).toBe(grid().querySelector('[aria-selected="true"]')?.id);
  fireEvent.keyDown(grid(), { key: 'Enter' });
  await expectCopied('😃');
  expect(fireEvent.keyDown(grid(), { key: 'a' })).toBe(true);
  expect(fireEvent.keyDown(grid(), { key: 'ArrowRight', ctrlKey: true })).toBe(true);
  expect(selected()).toBe('grinning face with big eyes');
  fireEvent.keyDown(grid(), { key: 'Enter', shiftKey: true });
  const details = await screen.findByRole('dialog', { name: /grinning face with big eyes/u });
  await waitFor(() => expect(details.textContent).toContain('\\u{1F603}'));
  fireEvent.keyDown(details, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(query);
});

test('resets to the first emoji when the results change', async () => {
  const { query } = await renderPicker();
  fireEvent.keyDown(grid(), { key: 'End' });
  expect(selected()).not.toBe('grinning face');
  fireEvent.change(query, { target: { value: 'cat' } });
  await screen.findByText(/^\d\d emoji found$/u);
  expect(cells()[0]?.getAttribute('aria-selected')).toBe('true');
});

test('copies an emoji on click, and shows it in the card', { tags: ['slow'] }, async () => {
  const { user } = await renderPicker();
  const cell = within(grid()).getByRole('gridcell', { name: 'grinning face with big eyes' });
  await user.click(cell);
  await expectCopied('😃');
  expect(document.activeElement).toBe(grid());
  expect(selected()).toBe('grinning face with big eyes');
  await user.click(screen.getByRole('button', { name: 'Details' }));
  await screen.findByRole('dialog', { name: '😃 grinning face with big eyes' });
});

test('shows the emoji under the pointer in the card', { tags: ['slow'] }, async () => {
  await renderPicker();
  fireEvent.pointerEnter(within(grid()).getByRole('gridcell', { name: 'grinning face with big eyes' }), { pointerType: 'mouse' });
  await waitFor(() => expect(document.querySelector('[data-operation="describe"][data-field="codePoints"]')?.textContent).toBe('U+1F603'));
});

test('scrolls to a group from its button, and marks the group in view', { tags: ['slow'] }, async () => {
  await renderPicker();
  expect(group('Smileys and emotion').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(group('Flags'));
  expect(grid().scrollTop).toBeGreaterThan(1_000);
  fireEvent.scroll(grid());
  expect(group('Flags').getAttribute('aria-pressed')).toBe('true');
  expect(within(grid()).getByRole('gridcell', { name: /^chequered flag/u }).textContent).toBe('🏁');
  grid().scrollTop = 0;
  fireEvent.scroll(grid());
  expect(group('Flags').getAttribute('aria-pressed')).toBe('false');
});

test('scrolls when the arrow keys leave the view', { tags: ['slow'] }, async () => {
  await renderPicker();
  for (let line = 0; line < 15; line++) fireEvent.keyDown(grid(), { key: 'ArrowDown' });
  const down = grid().scrollTop;
  expect(down).toBeGreaterThan(200);
  for (let line = 0; line < 12; line++) fireEvent.keyDown(grid(), { key: 'ArrowUp' });
  expect(grid().scrollTop).toBeLessThan(down);
});

test('stores recently used emoji until that is turned off', { tags: ['slow'] }, async () => {
  const { user } = await renderPicker({ 'penknife.emoji-picker.recent': JSON.stringify(['🦄', 7, '😀']) });
  expect(recentEmoji()).toEqual(['🦄', '😀']);
  await user.click(within(recent()).getByRole('button', { name: '😀' }));
  expect(recentEmoji()).toEqual(['😀', '🦄']);
  await user.click(screen.getByRole('switch', { name: 'Remember recently used' }));
  expect(screen.queryByRole('region', { name: 'Recently used' })).toBeNull();
  expect(localStorage.getItem('penknife.emoji-picker.recent')).toBeNull();
  await user.click(within(grid()).getByRole('gridcell', { name: 'grinning face' }));
  expect(localStorage.getItem('penknife.emoji-picker.recent')).toBeNull();
});

test('shows emoji names in the language of the page', { tags: ['slow'] }, async () => {
  await renderTool('emoji-picker', { language: 'de' });
  await screen.findByRole('gridcell', { name: 'grinsendes Gesicht' });
});

test('inspects the emoji in a text', { tags: ['slow'] }, async () => {
  const { switchTo, fill, expectShown } = await renderTool('emoji-picker');
  await switchTo('inspect');
  fill('inspect', 'text', 'a 🦄 b');
  await expectShown('inspect', 'emojis', /unicorn.*U\+1F984/u);
});
