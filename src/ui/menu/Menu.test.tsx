import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import type { MenuGroup } from './menu-group.ts';
import { Menu } from './Menu.tsx';
import styles from './menu.module.css';

const onSelect = vi.fn<(name: string) => void>();
const group = (label: string | undefined, ...names: readonly string[]): MenuGroup => ({
  ...(label !== undefined && { label }),
  entries: names.map((name) => ({ id: name, icon: <svg data-icon={name} />, content: name, onSelect: () => onSelect(name) })),
});
const groups = [group(undefined, 'JSON prettify', 'JSON to YAML'), group('Tools for any text', 'Text diff', 'Hash text')];

const button = (): HTMLElement => screen.getByRole('button', { name: 'Open in…' });
const menu = (): Promise<HTMLElement> => screen.findByRole('menu');
const isClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const entry = (name: string): HTMLElement => screen.getByRole('menuitem', { name });
const hasFocus = (element: HTMLElement): Promise<void> => waitFor(() => expect(document.activeElement).toBe(element));

const show = (props: Partial<ComponentProps<typeof Menu>> = {}) =>
  renderWidget(
    <>
      <Menu label="Open in…" groups={groups} {...props} />
      <p>Elsewhere</p>
    </>,
  );

test('is a button that opens a menu of groups', async () => {
  const { user } = await show({ id: 'open-in', icon: <svg data-icon="own" /> });
  expect([button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded'), button().getAttribute('aria-busy')]).toEqual([
    'menu',
    'false',
    'false',
  ]);
  expect([button().id, button().querySelectorAll('[data-icon="own"]').length]).toEqual(['open-in', 1]);
  await user.click(button());
  await menu();
  expect([button().id, button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')]).toEqual(['open-in', 'menu', 'true']);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['JSON prettify', 'JSON to YAML', 'Text diff', 'Hash text']);
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Tools for any text' }).textContent).toBe('Tools for any textText diffHash text');
  expect(screen.getByText('Tools for any text').className).toBe(styles['label']);
  expect(entry('Text diff').firstElementChild?.getAttribute('data-icon')).toBe('Text diff');
});

test('opens with Enter, moves with arrow keys and letters, and selects with Enter', { tags: ['slow'] }, async () => {
  onSelect.mockReset();
  const { user } = await show();
  await user.tab();
  await hasFocus(button());
  // Focus by the keyboard loads the menu, whose button replaces the plain one and has an id.
  await waitFor(() => expect(button().id).not.toBe(''));
  await hasFocus(button());
  await user.keyboard('{Enter}');
  await menu();
  await hasFocus(entry('JSON prettify'));
  await user.keyboard('{ArrowDown}');
  await hasFocus(entry('JSON to YAML'));
  await user.keyboard('h');
  await hasFocus(entry('Hash text'));
  expect(onSelect).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await isClosed();
  expect(onSelect.mock.calls).toEqual([['Hash text']]);
  await hasFocus(button());
});

test('closes with Escape and restores the focus', async () => {
  onSelect.mockReset();
  const { user } = await show();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await menu();
  await user.keyboard('{Escape}');
  await isClosed();
  await hasFocus(button());
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(onSelect).not.toHaveBeenCalled();
});

test('opens with the arrow key before its code has loaded', async () => {
  const onOpen = vi.fn();
  await show({ onOpen });
  expect(fireEvent.keyDown(button(), { key: 'ArrowUp' })).toBe(true);
  expect(onOpen).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(button(), { key: 'ArrowDown' })).toBe(false);
  expect(onOpen).toHaveBeenCalledTimes(1);
  await menu();
});

test('its button toggles it, and a click outside closes it', { tags: ['slow'] }, async () => {
  const onOpen = vi.fn();
  const { user } = await show({ onOpen });
  await user.click(button());
  await menu();
  await user.click(button());
  await isClosed();
  await user.click(button());
  await menu();
  await user.click(screen.getByText('Elsewhere'));
  await isClosed();
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('a click chooses', async () => {
  onSelect.mockReset();
  const { user } = await show();
  await user.click(button());
  await menu();
  await user.click(entry('Text diff'));
  await isClosed();
  expect(onSelect.mock.calls).toEqual([['Text diff']]);
});

test('is busy until its entries are known, and shows them then', async () => {
  const { user, rerender } = await renderWidget(<Menu label="Open in…" groups={undefined} />);
  expect(button().getAttribute('aria-busy')).toBe('false');
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  expect(screen.queryByRole('menu')).toBeNull();
  rerender(<Menu label="Open in…" groups={[group(undefined, 'First')]} />);
  await menu();
  expect(button().getAttribute('aria-busy')).toBe('false');
  expect(entry('First')).toBeInstanceOf(HTMLElement);
});

test('reports an empty list', async () => {
  const { user } = await show({ groups: [{ entries: [] }], emptyText: 'No other tool accepts this.' });
  await user.click(button());
  await menu();
  const [only, ...rest] = screen.getAllByRole('menuitem');
  expect(rest).toEqual([]);
  expect([only?.textContent, only?.getAttribute('aria-disabled'), only?.className]).toEqual(['No other tool accepts this.', 'true', styles['empty']]);
});

test('may be an icon alone, with its label as name', async () => {
  await show({ icon: <svg />, iconOnly: true });
  expect(button().title).toBe('Open in…');
});

test('does not open while disabled', async () => {
  const onOpen = vi.fn();
  const { user } = await show({ disabled: true, onOpen });
  await user.click(button());
  await user.tab();
  expect(button()).toHaveProperty('disabled', true);
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('passes the button to its caller, before and after its code has loaded', async () => {
  const seen: (HTMLButtonElement | null)[] = [];
  const { user } = await show({ ref: (element) => void seen.push(element) });
  expect(seen.at(-1)).toBe(button());
  await user.click(button());
  await menu();
  expect(seen.at(-1)).toBe(button());
});
