import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSortable } from './drag.ts';

const WIDTH = 100;
const HEIGHT = 40;

let end: () => void = () => undefined;
afterEach(() => end());

/** A list of three items, one below the other from y = 100, or next to each other from x = 0, and its reported moves. */
function layOut(look: 'column' | 'row' = 'column', direction: 'ltr' | 'rtl' = 'ltr') {
  const list = document.createElement('ul');
  list.style.direction = direction;
  list.innerHTML = '<li>a <a href="/">link</a></li><li>b <img alt=""></li><li>c</li>';
  document.body.append(list);
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  for (const [index, item] of items.entries()) {
    const [left, top] = look === 'column' ? [0, 100 + index * HEIGHT] : [index * WIDTH, 100];
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, WIDTH, HEIGHT));
  }
  const onMove = vi.fn<(from: number, to: number) => void>();
  end = makeSortable(list, onMove);
  return { list, items, onMove };
}

/** A browser frame, in which a drag starts, and after which its position counts. */
const nextFrame = (): Promise<unknown> => new Promise((resolve) => void requestAnimationFrame(resolve));

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Fires a drag event. happy-dom gives these neither a point nor data. */
function fire(type: 'dragstart' | 'dragenter' | 'dragover' | 'drop' | 'dragend', element: Element, at: Point): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const input = { ...at, pageX: at.clientX, pageY: at.clientY, button: 0, buttons: 1, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const dataTransfer = { dropEffect: 'none', effectAllowed: 'all', types: [], items: [], setData: vi.fn(), getData: () => '', setDragImage: vi.fn() };
  Object.assign(event, { ...input, dataTransfer });
  fireEvent(element, event);
}

async function move(to: Element, at: Point): Promise<void> {
  fire('dragenter', to, at);
  fire('dragover', to, at);
  await nextFrame();
  await nextFrame();
}

/** Drags an item to a point of another, without dropping it. */
async function drag(from: Element | undefined, to: Element | undefined, clientX: number, clientY: number) {
  if (!from || !to) throw new Error('no such item');
  const at = { clientX, clientY };
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(from);
  fire('dragstart', from, { clientX: 1, clientY: 101 });
  await nextFrame();
  await move(to, at);
  return { drop: () => fire('drop', to, at) };
}

test.each([
  [2, 1, 10, 'block-start', [[2, 1]]],
  [2, 1, 30, 'block-end', []],
  [2, 0, 19, 'block-start', [[2, 0]]],
  [2, 0, 20, 'block-end', [[2, 1]]],
  [0, 2, 10, 'block-start', [[0, 1]]],
  [0, 2, 30, 'block-end', [[0, 2]]],
  [0, 1, 10, 'block-start', []],
])('item %i of a column lands at item %i, %i pixels below its top: %s', async (from, to, y, edge, moves) => {
  const { items, onMove } = layOut();
  const { drop } = await drag(items[from], items[to], 50, 100 + to * HEIGHT + y);
  expect(items.map(({ dataset }) => dataset['drop'])).toEqual([0, 1, 2].map((index) => (index === to ? edge : undefined)));
  expect(items.map(({ dataset }) => dataset['dragged'])).toEqual([0, 1, 2].map((index) => (index === from ? '' : undefined)));
  expect(onMove).not.toHaveBeenCalled();
  drop();
  expect(onMove.mock.calls).toEqual(moves);
  expect(document.querySelectorAll('[data-drop], [data-dragged]')).toHaveLength(0);
});

test.each([
  ['ltr', 20, 'inline-start', [[2, 0]]],
  ['ltr', 50, 'inline-end', [[2, 1]]],
  ['rtl', 20, 'inline-end', [[2, 1]]],
  ['rtl', 50, 'inline-start', [[2, 0]]],
] as const)('an item of a row that runs %s lands %i pixels from the left: %s', async (direction, x, edge, moves) => {
  const { items, onMove } = layOut('row', direction);
  const { drop } = await drag(items[2], items[0], x, 120);
  expect(items[0]?.dataset['drop']).toBe(edge);
  drop();
  expect(onMove.mock.calls).toEqual(moves);
});

test('an item over itself shows no drop position', async () => {
  const { items, onMove } = layOut();
  const { drop } = await drag(items[1], items[1], 50, 150);
  expect([items[1]?.dataset['dragged'], items[1]?.dataset['drop']]).toEqual(['', undefined]);
  drop();
  expect(onMove).not.toHaveBeenCalled();
});

test('the mark disappears when the item is dragged on, or out of the list', async () => {
  const { items, onMove } = layOut();
  await drag(items[2], items[0], 50, 110);
  await move(items[1] as Element, { clientX: 50, clientY: 150 });
  expect(items.map(({ dataset }) => dataset['drop'])).toEqual([undefined, 'block-start', undefined]);
  await move(items[2] as Element, { clientX: 50, clientY: 190 });
  expect(items.map(({ dataset }) => dataset['drop'])).toEqual([undefined, undefined, undefined]);
  await move(items[1] as Element, { clientX: 50, clientY: 150 });
  await move(document.body, { clientX: 500, clientY: 500 });
  expect(items.map(({ dataset }) => dataset['drop'])).toEqual([undefined, undefined, undefined]);
  fire('drop', document.body, { clientX: 500, clientY: 500 });
  expect(onMove).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[data-dragged]')).toHaveLength(0);
});

test('items of another list do not land here', async () => {
  const other = layOut();
  const endOther = end;
  const { items, onMove } = layOut();
  const { drop } = await drag(other.items[0], items[1], 50, 150);
  expect(items[1]?.dataset['drop']).toBeUndefined();
  drop();
  expect([onMove.mock.calls, other.onMove.mock.calls]).toEqual([[], []]);
  endOther();
});

test.each([
  ['top', 29, [[0, -10]]],
  ['top', 30, []],
  ['bottom', innerHeight - 29, [[0, 10]]],
  ['bottom', innerHeight - 30, []],
])('a drag near the %s of the window, at %i, scrolls it: %j', async (_, clientY, expected) => {
  const { items } = layOut();
  const scroll = vi.spyOn(globalThis, 'scrollBy').mockImplementation(() => undefined);
  await drag(items[2], items[0], 50, clientY);
  expect(scroll.mock.calls.slice(-1)).toEqual(expected);
  fire('dragend', items[2] as Element, { clientX: 50, clientY });
});

test('links and images in an item are not dragged separately', () => {
  const { list } = layOut();
  expect([...list.querySelectorAll<HTMLElement>('a, img')].map((inner) => inner.draggable)).toEqual([false, false]);
});

test('nothing can be dragged after it has stopped', () => {
  const { items } = layOut();
  expect(items.map((item) => item.getAttribute('draggable'))).toEqual(['true', 'true', 'true']);
  end();
  expect(items.map((item) => item.getAttribute('draggable'))).toEqual([null, null, null]);
});
