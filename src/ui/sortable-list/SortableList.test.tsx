// @vitest-environment happy-dom
import type { ComponentProps, ReactElement } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { UiWordsContext } from '../words.ts';
import { moveItem } from './move.ts';
import { SortableList } from './SortableList.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => vi.restoreAllMocks());

type Slot = ComponentProps<typeof SortableList<string>>['children'];

const show = (props: Partial<ComponentProps<typeof SortableList<string>>>): HTMLElement => {
  const host = document.createElement('div');
  document.body.append(host);
  act(() =>
    createRoot(host).render(
      <UiWordsContext value={(word, params) => `${word} ${Object.values(params ?? {}).join(' ')}`.trim()}>
        <SortableList<string> itemKey={(item) => item} itemName={(item) => item} {...({ children: slot, ...props } as { children: Slot })} />
      </UiWordsContext>,
    ),
  );
  return host;
};

const attempt =
  (children: unknown): (() => string) =>
  () =>
    renderToStaticMarkup(
      <UiWordsContext value={(word) => word}>
        <SortableList<string> list={['a']} itemKey={(item) => item} itemName={(item) => item} {...({ children } as { children: Slot })} />
      </UiWordsContext>,
    );

const slot: Slot = (item, control) => (
  <p>
    {item}
    {control}
  </p>
);

const order = (host: HTMLElement): (string | undefined)[] =>
  [...host.querySelectorAll('p:not([id], [role])')].map((item) => item.firstChild?.textContent ?? undefined);

const press = (host: HTMLElement, name: string, key: string): void => {
  const control = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === `move ${name}`);
  act(() => {
    control?.focus();
    control?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
};

const twoItems = (): ReactElement => (
  <>
    <p>one</p>
    <p>two</p>
  </>
);

test('an item is taken from one place to another, at most to an end', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 1, -5)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
});

test('keeps the order of a list that it was given to start with', () => {
  const onChange = vi.fn();
  const host = show({ list: ['a', 'b', 'c'], onChange });
  press(host, 'a', 'ArrowDown');
  expect(order(host)).toEqual(['b', 'a', 'c']);
  press(host, 'a', 'End');
  expect(order(host)).toEqual(['b', 'c', 'a']);
  press(host, 'a', 'ArrowDown');
  press(host, 'a', 'Home');
  expect(order(host)).toEqual(['a', 'b', 'c']);
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(host.querySelector('[role="status"]')?.textContent).toBe('moved a 1 3');
  expect(document.activeElement?.textContent).toBe('move a');
});

test('shows the order that it is told', () => {
  const onChange = vi.fn();
  const host = show({ value: ['a', 'b'], onChange });
  press(host, 'b', 'ArrowUp');
  expect(onChange).toHaveBeenCalledWith(['b', 'a']);
  expect(order(host)).toEqual(['a', 'b']);
});

test('says what is wrong when it is misused', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show({ list: ['a'], value: ['a'] });
  expect(log).toHaveBeenCalledWith('list and value are mutually exclusive: give one of them');
  expect(attempt(undefined)).toThrow('draggable element must have an item slot');
  expect(attempt(twoItems)).toThrow('Item slot must have only one child');
});
