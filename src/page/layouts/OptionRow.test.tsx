import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { OperationState } from '../session/operation-state.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import { watchSizes } from '../testing/sizes.ts';
import styles from './option-row.module.css';
import { OptionRow } from './OptionRow.tsx';

const convert = declare({
  input: { a: text(), b: text({ usedWhen: { a: ['', 'on'] } }), c: text(), d: text(), rare: text({ rare: true, usedWhen: { a: 'on' } }) },
  output: { result: text({ primary: true }) },
});

/** Tests have no layout: these are the widths in pixels of the row, its items, the button for more, and what follows them. */
const widths = { row: 1_000, item: 200, more: 190, end: 0, before: 0, gap: 0 };
let isWide = true;
let sizes: ReturnType<typeof watchSizes>;

beforeEach(() => {
  Object.assign(widths, { row: 1_000, item: 200, more: 190, end: 0, before: 0, gap: 0 });
  isWide = true;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    if (this.dataset.field !== undefined) return widths.item;
    if (this.dataset.before !== undefined) return widths.before;
    if (!this.classList.contains(styles.end ?? '')) return 0;
    return widths.end + (this.querySelector('[data-more]') ? widths.more : 0);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.row);
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(() => {
    const { style } = document.createElement('div');
    style.columnGap = widths.gap === 0 ? 'normal' : `${widths.gap}px`;
    style.setProperty('--one-line', String(isWide));
    return style;
  });
  sizes = watchSizes();
});

function resize(next: Partial<typeof widths>): Promise<void> {
  Object.assign(widths, next);
  return sizes.tell();
}

type Names = readonly (keyof (typeof convert)['input'])[];

const namesIn = (element: Element | null): readonly (string | undefined)[] =>
  [...(element?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(({ dataset }) => dataset.field);

async function show(
  names: Names = ['a', 'b', 'c', 'd'],
  change = (operation: OperationState<typeof convert>) => operation,
  more: object = {},
  language: Language = 'en',
) {
  const view = await renderAnswer(
    convert,
    { result: '' },
    (operation) => (
      <OptionRow operation={change(operation)} names={names} {...more}>
        <button type="button">Swap</button>
      </OptionRow>
    ),
    { language },
  );
  return {
    ...view,
    inLine: () => namesIn(view.container.querySelector(`.${styles.fields}`)),
    inGrid: () => namesIn(view.container.querySelector(`.${styles.grid}`)),
    grid: () => view.container.querySelector<HTMLElement>(`.${styles.grid}`),
    isClosed: () => view.container.querySelector<HTMLElement>(`.${styles.grid}`)?.hidden,
    more: () => view.container.querySelector<HTMLElement>('[data-more]'),
  };
}

test('shows all options that fit on the line, without a button for more', async () => {
  widths.row = 800;
  const view = await show();
  expect(view.inLine()).toEqual(['a', 'b', 'c', 'd']);
  expect(view.more()).toBeNull();
  expect(view.isClosed()).toBe(true);
  expect(view.container.querySelector(`.${styles.end}`)?.textContent).toBe('Swap');
});

test('options beyond the line are behind More options, whose button needs space too', async () => {
  widths.row = 799;
  const view = await show();
  // Three items and the button take 600 + 190.
  expect(view.inLine()).toEqual(['a', 'b', 'c']);
  expect(view.inGrid()).toEqual(['d']);
  expect(view.more()?.textContent).toBe('More options');
  // The button exists now, and is smaller than assumed.
  await resize({ row: 700, more: 100 });
  expect(view.inLine()).toEqual(['a', 'b', 'c']);
  await resize({ row: 699 });
  expect(view.inLine()).toEqual(['a', 'b']);
});

test.each([
  { row: 790, fitting: 3 },
  { row: 789, fitting: 2 },
  { row: 390, fitting: 1 },
  { row: 389, fitting: 0 },
])('as many options are on the line as fit next to the button that does not exist yet: $row pixels', async ({ row, fitting }) => {
  widths.row = row;
  const view = await show();
  expect(view.inLine()).toHaveLength(fitting);
  expect([...view.inLine(), ...view.inGrid()]).toEqual(['a', 'b', 'c', 'd']);
});

test('gaps and the parts before and after the options take space', async () => {
  Object.assign(widths, { gap: 10, row: 830 });
  const view = await show();
  expect(view.inLine()).toHaveLength(4);
  view.unmount();
  widths.row = 829;
  const short = await show();
  expect(short.inLine()).toHaveLength(3);
  short.unmount();
  Object.assign(widths, { row: 830 + 100 + 10 + 50 + 10, before: 100, end: 50 });
  const full = await show(undefined, undefined, { before: <i data-before="">before</i> });
  expect(full.inLine()).toHaveLength(4);
  expect(full.container.querySelector(`.${styles.fields}`)?.firstElementChild?.textContent).toBe('before');
  full.unmount();
  widths.row -= 1;
  const over = await show(undefined, undefined, { before: <i data-before="">before</i> });
  expect(over.inLine()).toHaveLength(3);
});

test('a wider window brings options back onto the line, a narrower one removes them', { tags: ['slow'] }, async () => {
  widths.row = 800;
  const view = await show();
  await resize({ row: 400 });
  expect(view.inLine()).toEqual(['a']);
  await resize({ row: 600 });
  expect(view.inLine()).toEqual(['a', 'b']);
  expect(sizes.observed()).toHaveLength(4);
  await resize({ row: 990 });
  expect(view.inLine()).toEqual(['a', 'b', 'c', 'd']);
  expect(sizes.observed()).toHaveLength(6);
  view.unmount();
  expect(sizes.observed()).toEqual([]);
});

test('on a narrow screen all are in the row, which a button opens', async () => {
  isWide = false;
  widths.row = 10;
  const view = await show();
  expect(view.inLine()).toEqual(['a', 'b', 'c', 'd']);
  const toggle = view.getByText('Options (4)').closest('button');
  const fields = view.container.querySelector(`.${styles.fields}`);
  expect([toggle?.getAttribute('aria-expanded'), toggle?.getAttribute('aria-controls')]).toEqual(['false', fields?.id]);
  expect(fields?.classList.contains(styles.rowOpen ?? '')).toBe(false);
  await act(async () => toggle?.click());
  expect(toggle?.getAttribute('aria-expanded')).toBe('true');
  expect(fields?.classList.contains(styles.rowOpen ?? '')).toBe(true);
  expect(view.container.querySelector(`.${styles.end}`)?.classList.contains(styles.rowOpen ?? '')).toBe(true);
});

test('More options opens a grid below, and closes it', async () => {
  widths.row = 400;
  const view = await show();
  const more = view.more();
  expect([more?.getAttribute('aria-expanded'), more?.getAttribute('aria-controls'), more?.dataset.more]).toEqual(['false', view.grid()?.id, '']);
  expect(view.isClosed()).toBe(true);
  await act(async () => more?.click());
  expect([more?.getAttribute('aria-expanded'), view.isClosed()]).toEqual(['true', false]);
  expect(view.grid()?.getAttribute('aria-label')).toBe('More options');
  await act(async () => more?.click());
  expect(view.isClosed()).toBe(true);
});

test('rare options are behind More options, which is shown only while one of them is used', async () => {
  const view = await show(['a', 'rare']);
  expect([view.inLine(), view.inGrid()]).toEqual([['a'], ['rare']]);
  expect(view.more()).toBeNull();
  view.fill('answer', 'a', 'on');
  expect(view.more()?.textContent).toBe('More options');
  await act(async () => view.more()?.click());
  expect(view.isClosed()).toBe(false);
  view.fill('answer', 'a', 'off');
  expect(view.more()).toBeNull();
  expect(view.isClosed()).toBe(true);
});

test('a hidden option takes no space', async () => {
  widths.row = 790;
  const view = await show();
  expect(view.inLine()).toEqual(['a', 'b', 'c']);
  view.fill('answer', 'a', 'off');
  expect(view.part('answer', 'b').hidden).toBe(true);
  expect(view.inLine()).toEqual(['a', 'b', 'c', 'd']);
});

test('without options renders only the part at the end, without a group', async () => {
  const view = await show([]);
  expect(view.container.querySelector(`.${styles.fields}`)).toBeNull();
  expect(view.container.textContent).toContain('Swap');
});

test('accepts a maximum number of visible options', async () => {
  const view = await show(['a', 'b', 'c', 'd'], undefined, { shown: 2 });
  expect([view.inLine(), view.inGrid()]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

const wrong = (field: string) => (operation: OperationState<typeof convert>) =>
  ({ ...operation, problem: { kind: 'error', failure: { code: 'required', field, params: {} } as never } }) satisfies OperationState<typeof convert>;

test('shows the error of an option outside of the line while the grid is closed', async () => {
  widths.row = 400;
  const view = await show(undefined, wrong('d'));
  const folded = (): Element | null => view.container.querySelector('#answer-folded-failure');
  expect(folded()?.textContent).toBe('A value is required.');
  await act(async () => view.more()?.click());
  expect(folded()).toBeNull();
  view.unmount();
  const inLine = await show(undefined, wrong('a'));
  expect(inLine.container.querySelector('#answer-folded-failure')).toBeNull();
});

test('Escape hides hints until the focus or the pointer moves', async () => {
  const view = await show();
  const fields = view.container.querySelector(`.${styles.fields}`);
  const isHushed = (): boolean => fields?.classList.contains(styles.hushed ?? '') ?? false;
  const box = view.box('answer', 'a');
  expect(isHushed()).toBe(false);
  fireEvent.keyDown(box, { key: 'a' });
  expect(isHushed()).toBe(false);
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(isHushed()).toBe(true);
  fireEvent.focus(box);
  expect(isHushed()).toBe(false);
  fireEvent.keyDown(box, { key: 'Escape' });
  fireEvent.pointerOut(fields ?? box, { relatedTarget: document.body });
  expect(isHushed()).toBe(false);
});
