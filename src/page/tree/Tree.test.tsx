import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { watchSizes } from '../testing/sizes.ts';
import TreeDemo from './demo.tsx';
import { RowWindow } from './RowWindow.tsx';
import type { TreeRow } from './Tree.tsx';
import { Tree } from './Tree.tsx';
import { TreeDetails } from './TreeDetails.tsx';
import styles from './tree.module.css';
import { TreeItem } from './TreeItem.tsx';
import { bringRowIntoView } from './use-row-window.ts';

const rowsIn = (element: ParentNode): readonly string[] => [...element.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);

const list = (count: number) => (
  <RowWindow count={count} className="scroller" aria-label="Rows">
    {(rows, room) => (
      <div style={room} data-room="">
        {rows.map((row) => (
          <p key={row} data-row="">
            {row}
          </p>
        ))}
      </div>
    )}
  </RowWindow>
);

test('a long list renders the visible rows and twelve more on either side', async () => {
  const view = await renderPart(list(1_000));
  const scroller = view.container.querySelector<HTMLElement>('.scroller') ?? document.body;
  const room = () => view.container.querySelector<HTMLElement>('[data-room]')?.style;
  // 600 pixels are assumed until the height is known: 24 rows, and 12 beyond.
  expect([rowsIn(scroller).at(0), rowsIn(scroller).length]).toEqual(['0', 36]);
  expect([room()?.paddingTop, room()?.paddingBottom]).toEqual(['0px', `${(1_000 - 36) * 26}px`]);
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(100);
  await act(async () => {
    scroller.scrollTop = 2_600;
    fireEvent.scroll(scroller);
  });
  // Rows 100 to 103 are visible.
  expect([rowsIn(scroller).at(0), rowsIn(scroller).at(-1)]).toEqual(['88', '115']);
  expect([room()?.paddingTop, room()?.paddingBottom]).toEqual([`${88 * 26}px`, `${(1_000 - 116) * 26}px`]);
  expect(view.queryByText(/Showing the first/u)).toBeNull();
});

test('a list renders more rows when its box grows', async () => {
  const sizes = watchSizes();
  const view = await renderPart(list(1_000));
  const scroller = view.container.querySelector<HTMLElement>('.scroller') ?? document.body;
  expect(sizes.observed()).toEqual([scroller]);
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(1_300);
  await sizes.tell();
  expect(rowsIn(scroller)).toHaveLength(62);
  view.unmount();
  expect(sizes.observed()).toEqual([]);
});

test('a list has no rows for none, and reports where it omits some', async () => {
  const view = await renderPart(list(0));
  expect(rowsIn(view.container)).toEqual([]);
  view.rerender(list(400_000));
  expect(view.queryByText(/Showing the first/u)).toBeNull();
  view.rerender(list(400_001));
  expect(view.getByText('Showing the first 400,000 rows.').tagName).toBe('P');
  expect(view.container.querySelector<HTMLElement>('[data-room]')?.style.paddingBottom).toBe(`${(400_000 - 36) * 26}px`);
});

test('a list that got shorter than its scroll position shows its end', async () => {
  const view = await renderPart(list(1_000));
  const scroller = view.container.querySelector<HTMLElement>('.scroller') ?? document.body;
  await act(async () => {
    scroller.scrollTop = 20_000;
    fireEvent.scroll(scroller);
  });
  view.rerender(list(5));
  expect(rowsIn(scroller)).toEqual(['4']);
});

test.each([
  { row: 0, from: 100, to: 0 },
  { row: 4, from: 104, to: 104 },
  { row: 3, from: 104, to: 78 },
  { row: 7, from: 104, to: 108 },
  { row: 20, from: 0, to: 446 },
  { row: 2, from: 0, to: 0 },
])('scrolls to a row no farther than needed: row $row from $from', ({ row, from, to }) => {
  const box = document.createElement('div');
  vi.spyOn(box, 'clientHeight', 'get').mockReturnValue(100);
  box.scrollTop = from;
  bringRowIntoView(box, row);
  expect(box.scrollTop).toBe(to);
});

const actions = () => ({ onMove: vi.fn<(row: number) => void>(), onToggle: vi.fn<(row: number) => void>() });

interface TreeOptions {
  readonly count?: number;
  readonly keys?: Readonly<Record<string, () => void>>;
  readonly calls?: number;
  /** Of the current row. */
  readonly state?: Partial<Pick<TreeRow, 'isOpen' | 'parent'>>;
}

const tree = (
  own: ReturnType<typeof actions> & { readonly onChoose?: (row: number) => void },
  current: number,
  { count = 30, keys = {}, calls, state = {} }: TreeOptions = {},
) => (
  <Tree
    label="Files"
    count={count}
    current={current}
    {...(calls !== undefined && { calls })}
    {...own}
    rowAt={(row) => ({ level: 1, position: row + 1, setSize: 30, isOpen: undefined, parent: undefined, ...(row === current && state) })}
    keys={keys}
    scrollerClass="scroller"
    className="own"
  >
    {({ position }) => `row ${position - 1}`}
  </Tree>
);

test.each([
  { key: 'ArrowDown', current: 3, to: 4 },
  { key: 'ArrowUp', current: 3, to: 2 },
  { key: 'ArrowUp', current: 0, to: 0 },
  { key: 'ArrowDown', current: 29, to: 29 },
  { key: 'PageDown', current: 3, to: 13 },
  { key: 'PageUp', current: 13, to: 3 },
  { key: 'Home', current: 13, to: 0 },
  { key: 'End', current: 3, to: 29 },
])('the key $key moves from row $current to row $to', async ({ key, current, to }) => {
  const own = actions();
  const view = await renderPart(tree(own, current));
  expect(fireEvent.keyDown(view.getByRole('tree', { name: 'Files' }), { key })).toBe(false);
  expect(own.onMove).toHaveBeenCalledExactlyOnceWith(to);
  expect(own.onToggle).not.toHaveBeenCalled();
});

test.each([
  { key: 'ArrowRight', state: { isOpen: true }, to: 4, toggles: false },
  { key: 'ArrowRight', state: { isOpen: false }, to: undefined, toggles: true },
  { key: 'ArrowRight', state: {}, to: undefined, toggles: false },
  { key: 'ArrowLeft', state: { isOpen: true, parent: 1 }, to: undefined, toggles: true },
  { key: 'ArrowLeft', state: { isOpen: false, parent: 1 }, to: 1, toggles: false },
  { key: 'ArrowLeft', state: { parent: 1 }, to: 1, toggles: false },
  { key: 'ArrowLeft', state: { isOpen: false }, to: undefined, toggles: false },
  { key: ' ', state: { isOpen: false }, to: undefined, toggles: true },
  { key: ' ', state: {}, to: undefined, toggles: false },
])('the key “$key” opens, closes or goes to the parent: $state', async ({ key, state, to, toggles }) => {
  const own = actions();
  const view = await renderPart(tree(own, 3, { state }));
  expect(fireEvent.keyDown(view.getByRole('tree'), { key })).toBe(false);
  expect(own.onMove.mock.calls).toEqual(to === undefined ? [] : [[to]]);
  expect(own.onToggle.mock.calls).toEqual(toggles ? [[3]] : []);
});

test('a click on a row makes it current, or calls onChoose if provided', async () => {
  const own = actions();
  const view = await renderPart(tree(own, 3));
  fireEvent.click(view.getByText('row 2'));
  expect(own.onMove).toHaveBeenCalledExactlyOnceWith(2);
  const onChoose = vi.fn<(row: number) => void>();
  view.rerender(tree({ ...own, onChoose }, 3));
  fireEvent.click(view.getByText('row 4'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(4);
  expect(own.onMove).toHaveBeenCalledTimes(1);
});

test('keys with modifiers and unknown keys are left to the browser, and custom keys go first', async () => {
  const own = actions();
  const act1 = vi.fn<() => void>();
  const view = await renderPart(tree(own, 3, { keys: { Enter: act1, ArrowDown: act1 } }));
  const element = view.getByRole('tree');
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(fireEvent.keyDown(element, { key: 'ArrowUp', ...init })).toBe(true);
  expect(fireEvent.keyDown(element, { key: 'x' })).toBe(true);
  expect(own.onMove).not.toHaveBeenCalled();
  fireEvent.keyDown(element, { key: 'Enter' });
  fireEvent.keyDown(element, { key: 'ArrowDown' });
  expect(act1).toHaveBeenCalledTimes(2);
});

test('a tree names its current row only while that is visible, and scrolls to it when it changes or on request', async () => {
  const own = actions();
  const view = await renderPart(tree(own, 3, { count: 1_000 }));
  const element = view.getByRole('tree');
  expect([element.tabIndex, element.className, element.dataset.value]).toEqual([0, `${styles.tree} own`, 'tree']);
  expect(document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('row 3');
  const scroller = view.container.querySelector('.scroller') ?? document.body;
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(100);
  view.rerender(tree(own, 100, { count: 1_000 }));
  expect(scroller.scrollTop).toBe(101 * 26 - 100);
  expect(element.hasAttribute('aria-activedescendant')).toBe(false);
  scroller.scrollTop = 0;
  view.rerender(tree(own, 100, { count: 1_000 }));
  expect(scroller.scrollTop).toBe(0);
  view.rerender(tree(own, 100, { count: 1_000, calls: 1 }));
  expect(scroller.scrollTop).toBe(101 * 26 - 100);
  view.rerender(tree(own, -1, { count: 1_000 }));
  expect(scroller.scrollTop).toBe(0);
  expect(element.hasAttribute('aria-activedescendant')).toBe(false);
});

test('a tree takes the focus that a click gives to a row', async () => {
  const view = await renderPart(tree(actions(), 0));
  const element = view.getByRole('tree');
  const row = view.getByText('row 2');
  act(() => row.focus());
  expect(document.activeElement).toBe(element);
});

const item = (more: Partial<Parameters<typeof TreeItem>[0]>) => (
  <TreeItem
    id="item"
    place={{ level: 2, position: 3, setSize: 4 }}
    isOpen={undefined}
    isActive={false}
    onChoose={() => undefined}
    onToggle={() => undefined}
    {...more}
  >
    name
  </TreeItem>
);

test('a row announces its position, whether it is open, and whether it is the current one', async () => {
  const view = await renderPart(item({ className: 'own' }));
  const row = view.getByRole('treeitem', { name: 'name' });
  const attributes = () => ['aria-level', 'aria-setsize', 'aria-posinset', 'aria-expanded', 'aria-selected', 'tabindex'].map((name) => row.getAttribute(name));
  expect(attributes()).toEqual(['2', '4', '3', null, 'false', '-1']);
  expect([row.style.paddingInlineStart, row.className]).toEqual(['16px', `${styles.row} own`]);
  expect(row.querySelector('span')?.className).toBe(styles.twisty);
  view.rerender(item({ isOpen: false, isActive: true, place: { level: 25, position: 3, setSize: 4 } }));
  expect(attributes()).toEqual(['25', '4', '3', 'false', 'true', '-1']);
  expect(row.style.paddingInlineStart).toBe('384px');
  expect(row.querySelector('span')?.className).toBe(`${styles.twisty} ${styles.canOpen}`);
  view.rerender(item({ isOpen: true, place: { level: 26, position: 3, setSize: 4 } }));
  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(row.style.paddingInlineStart).toBe('384px');
});

test('a click on a row chooses it, one on its triangle opens it', async () => {
  const onChoose = vi.fn<() => void>();
  const onToggle = vi.fn<() => void>();
  const view = await renderPart(item({ isOpen: false, onChoose, onToggle }));
  const row = view.getByRole('treeitem');
  fireEvent.click(row);
  expect([onChoose.mock.calls.length, onToggle.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(row.querySelector('span') ?? row);
  expect([onChoose.mock.calls.length, onToggle.mock.calls.length]).toEqual([1, 1]);
  view.rerender(item({ isOpen: undefined, onChoose, onToggle }));
  fireEvent.click(row.querySelector('span') ?? row);
  expect([onChoose.mock.calls.length, onToggle.mock.calls.length]).toEqual([1, 1]);
});

test('details of a row are copied if they have a text', async () => {
  const view = await renderPart(
    <TreeDetails
      className="own"
      details={[
        { label: 'Path', shown: <b>$.a</b>, text: () => '$.a' },
        { label: 'Size', shown: 3 },
      ]}
    />,
  );
  expect(view.container.querySelector('dl')?.className).toBe(`${styles.details} own`);
  expect(view.getByText('Path').nextElementSibling?.textContent).toBe('$.a');
  const [path, size] = view.getAllByRole('button');
  expect([path, size].map((button) => [button?.getAttribute('aria-label'), button?.matches(':disabled')])).toEqual([
    ['Copy Path', false],
    ['Copy Size', true],
  ]);
  await view.user.click(path ?? document.body);
  expect(await navigator.clipboard.readText()).toBe('$.a');
});

test('the demo is a tree by keyboard', async () => {
  const view = await renderPart(<TreeDemo />);
  const element = view.getByRole('tree');
  act(() => element.focus());
  await view.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(view.container.querySelector('[aria-selected=true]')?.textContent).toBe('Ash');
  await view.user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(view.container.querySelectorAll('[role=treeitem]')).toHaveLength(1);
});
