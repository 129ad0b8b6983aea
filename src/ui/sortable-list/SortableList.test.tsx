import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { RenderedWidget, WidgetOptions } from '../testing/render-widget.tsx';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import { moveItem } from './move.ts';
import { SortableList } from './SortableList.tsx';
import styles from './sortable-list.module.css';

type Props = ComponentProps<typeof SortableList<string>>;

const slot: Props['children'] = (item, control) => (
  <p data-item={item}>
    {item}
    {control}
  </p>
);

const show = (props: Partial<Props>, options?: WidgetOptions): Promise<RenderedWidget> =>
  renderWidget(
    <SortableList<string> itemKey={(item) => item} itemName={(item) => item.toUpperCase()} {...props}>
      {props.children ?? slot}
    </SortableList>,
    options,
  );

const order = (): readonly (string | undefined)[] => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.dataset['item']);
const control = (item: string): HTMLElement => screen.getByRole('button', { name: `Move ${item}` });
const draggable = (): readonly (string | null)[] => screen.getAllByRole('listitem').map((item) => item.getAttribute('draggable'));
const announced = (): string => screen.getByRole('status').textContent;

test('an item moves from one position to another, at most to an end', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, -5)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
});

test('keeps the order of its initial list, and announces each move', async () => {
  const onChange = vi.fn();
  const { user } = await show({ list: ['a', 'b', 'c'], onChange });
  expect(announced()).toBe('');
  control('A').focus();
  await user.keyboard('{ArrowDown}');
  expect([order(), announced()]).toEqual([['b', 'a', 'c'], 'A: position 2 of 3']);
  expect(document.activeElement).toBe(control('A'));
  await user.keyboard('{End}');
  expect([order(), announced()]).toEqual([['b', 'c', 'a'], 'A: position 3 of 3']);
  await user.keyboard('{ArrowUp}{Home}');
  expect([order(), announced()]).toEqual([['a', 'b', 'c'], 'A: position 1 of 3']);
  expect(document.activeElement).toBe(control('A'));
  expect(onChange.mock.calls).toEqual([[['b', 'a', 'c']], [['b', 'c', 'a']], [['b', 'a', 'c']], [['a', 'b', 'c']]]);
});

test('an item at an end stays there', async () => {
  const onChange = vi.fn();
  const { user } = await show({ list: ['a', 'b'], onChange });
  control('A').focus();
  await user.keyboard('{ArrowUp}{Home}');
  control('B').focus();
  await user.keyboard('{ArrowDown}{End}');
  expect([order(), announced(), onChange.mock.calls]).toEqual([['a', 'b'], '', []]);
});

test('other keys keep their meaning, those that move an item do not', async () => {
  await show({ list: ['a', 'b'] });
  expect(['Enter', 'Tab', 'PageDown', 'ArrowUp', 'End'].map((key) => !fireEvent.keyDown(control('A'), { key }))).toEqual([false, false, false, true, true]);
});

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('in a document that runs %s, %s moves an item forward and %s back', async (direction, forward, back) => {
  const { user } = await show({ list: ['a', 'b', 'c'] }, { direction });
  control('A').focus();
  await user.keyboard(`{${forward}}`);
  expect(order()).toEqual(['b', 'a', 'c']);
  await user.keyboard(`{${back}}`);
  expect(order()).toEqual(['a', 'b', 'c']);
});

test('shows the order that its caller keeps', async () => {
  const onChange = vi.fn();
  const { user } = await show({ value: ['a', 'b'], onChange });
  control('B').focus();
  await user.keyboard('{ArrowUp}');
  expect(onChange.mock.calls).toEqual([[['b', 'a']]]);
  expect(order()).toEqual(['a', 'b']);
});

test('the control reveals two buttons that move the item, and hides them again', async () => {
  const { user } = await renderWidget(
    <WithValue<readonly string[]> initial={['a', 'b', 'c']}>
      {(value, set) => (
        <SortableList value={value} onChange={set} itemKey={(item) => item} itemName={(item) => item.toUpperCase()}>
          {slot}
        </SortableList>
      )}
    </WithValue>,
  );
  expect([control('A').getAttribute('aria-expanded'), screen.queryByRole('button', { name: 'Move A forward' })]).toEqual(['false', null]);
  await user.click(control('A'));
  expect(control('A').getAttribute('aria-expanded')).toBe('true');
  expect(control('A').closest('[data-open]')?.className).toBe(styles['control']);
  const back = screen.getByRole('button', { name: 'Move A back' });
  const forward = screen.getByRole('button', { name: 'Move A forward' });
  expect([back.getAttribute('aria-disabled'), forward.getAttribute('aria-disabled')]).toEqual(['true', 'false']);
  await user.click(back);
  expect(order()).toEqual(['a', 'b', 'c']);
  await user.click(forward);
  expect(order()).toEqual(['b', 'a', 'c']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move A forward' }));
  expect([back, forward].map((button) => button.getAttribute('aria-disabled'))).toEqual(['false', 'false']);
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['b', 'c', 'a']);
  expect(forward.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Move A back' }));
  expect(order()).toEqual(['b', 'a', 'c']);
  await user.click(control('A'));
  expect(screen.queryByRole('button', { name: 'Move A back' })).toBeNull();
  expect(document.querySelectorAll('[data-open]')).toHaveLength(0);
});

test('each control is described by its keys', async () => {
  await show({ list: ['a', 'b'], className: 'own' });
  const hint = document.getElementById(control('B').getAttribute('aria-describedby') ?? '');
  expect([hint?.textContent, hint?.hidden]).toEqual(['Use the arrow keys to move, Home and End for first and last.', true]);
  expect(screen.getByRole('list').className).toBe(`${styles['list']} own`);
  expect(screen.getAllByRole('listitem')[0]?.className).toBe(styles['item']);
});

test('reports incorrect use', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const one = await show({ list: ['a'] });
  expect(log).not.toHaveBeenCalled();
  one.unmount();
  const both = await show({ list: ['a'], value: ['b'] });
  expect(log).toHaveBeenCalledWith('list and value are mutually exclusive: give one of them');
  expect(order()).toEqual(['b']);
  both.unmount();
  // Like a caller without type checking.
  const without = { list: ['a'], itemKey: String, itemName: String } as unknown as Props;
  await expect(renderWidget(<SortableList {...without} />)).rejects.toThrow('draggable element must have an item slot');
  await expect(
    show({
      list: ['a'],
      children: () => (
        <>
          <p>one</p>
          <p>two</p>
        </>
      ),
    }),
  ).rejects.toThrow('Item slot must have only one child');
  await expect(show({ list: ['a'], children: () => 'text' as never })).rejects.toThrow('Item slot must have only one child');
});

test('its items can be dragged, also after a move and in a new list', async () => {
  const { user, unmount } = await show({ list: ['a', 'b'] });
  await waitFor(() => expect(draggable()).toEqual(['true', 'true']));
  control('A').focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(draggable()).toEqual(['true', 'true']));
  const items = screen.getAllByRole('listitem');
  unmount();
  expect(items.map((item) => item.getAttribute('draggable'))).toEqual([null, null]);
});

const box = (name: string) => <input aria-label={name} />;

const list = (items: readonly string[]) => (
  <SortableList value={items} itemKey={String} itemName={String} tail={{ key: `${items.length}`, element: box(`${items.length}`) }}>
    {box}
  </SortableList>
);

test('the tail does not move, and keeps focus when it becomes an item', async () => {
  const { rerender } = await renderWidget(list(['0']));
  await waitFor(() => expect(draggable()).toEqual(['true', null]));
  const tail = screen.getByLabelText('1');
  tail.focus();
  rerender(list(['0', '1']));
  expect(screen.getByLabelText('1')).toBe(tail);
  expect(document.activeElement).toBe(tail);
  await waitFor(() => expect(draggable()).toEqual(['true', 'true', null]));
});
