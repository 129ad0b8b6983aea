import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { plant } from '../demo-tool.tsx';
import { renderAnswer, renderOperation, toastWith } from '../testing/render-part.tsx';
import { GeneratorLayout } from './GeneratorLayout.tsx';
import optionStyles from './options.module.css';
import { copied } from '../../app/testing/clipboard.ts';
import { order } from '../testing/order.ts';
import { raise } from '../testing/raise.ts';

const grow = declare({
  input: { seed: integer({ primary: true, default: 1 }), a: flag(), b: text(), c: text(), d: text(), e: text(), f: text(), g: flag({ rare: true }) },
  output: { tree: text({ primary: true, format: 'text' }), note: text(), size: text() },
});
const growWords = { 'outputs.tree.label': 'Tree', 'outputs.note.label': 'Note', 'outputs.size.label': 'Size', 'outputs.tree.copied': 'The tree is yours' };

test('a generator has its result in large type on top, Copy and Refresh below it, and then the options, with flags in a row of their own', async () => {
  const view = await renderAnswer(grow, { tree: 'oak', note: 'old', size: 'big' }, (operation) => <GeneratorLayout operation={operation} />, {
    words: growWords,
  });
  const card = view.getByRole('region', { name: 'Options' });
  expect(order(card)).toEqual(['seed', 'b', 'c', 'd', 'e', 'f', 'a', 'g']);
  expect([...card.querySelectorAll(`.${optionStyles.flags}`)].map(order)).toEqual([['a'], ['g']]);
  expect(within(card).queryByRole('button', { name: /^Options/u })).toBeNull();
  const results = view.getByRole('region', { name: 'Results' });
  expect(order(results)).toEqual(['tree', 'note', 'size']);
  expect(results.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(view.part('answer', 'tree').querySelector('output')?.className).toMatch(/prominent/u);
  const [copy, refresh] = within(results)
    .getAllByRole('button')
    .filter(({ dataset }) => ['copy-primary', 'run'].includes(dataset.action ?? ''));
  expect(view.part('answer', 'tree').compareDocumentPosition(copy ?? raise())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([refresh?.textContent, refresh?.dataset.action, refresh?.getAttribute('aria-keyshortcuts')]).toEqual(['Refresh', 'run', 'R Control+Enter']);
  expect([copy?.getAttribute('aria-label'), copy?.dataset.action]).toEqual(['Copy Tree', 'copy-primary']);
  await view.user.click(copy ?? raise());
  expect(await copied()).toBe('oak');
  await toastWith(view, 'The tree is yours');
});

test('a generator accepts other options and notes than those of its declaration', async () => {
  const view = await renderOperation(plant, (operation) => (
    <GeneratorLayout operation={operation} options={<p>own options</p>} nameOfLine={(number) => `tree ${number}`}>
      <p>note</p>
    </GeneratorLayout>
  ));
  await view.expectShown('plant', 'trees', /^\w+\w+\w+$/u);
  expect(view.getByRole('region', { name: 'Options' }).textContent).toBe('own options');
  const copyButtons = view.getAllByRole('button', { name: /^Copy tree \d$/u });
  expect(copyButtons.map((button) => button.getAttribute('aria-label'))).toEqual(['Copy tree 1', 'Copy tree 2', 'Copy tree 3']);
  expect(view.getByText('note').parentElement?.hidden).toBe(false);
});

const fold = declare({
  input: { a: flag(), b: text(), c: text(), d: text(), e: text(), f: text(), g: text(), h: text() },
  output: { tree: text({ primary: true }) },
});

test('a generator with many options and no rare one collapses those beyond the sixth, flags among them', async () => {
  const view = await renderAnswer(fold, { tree: 'oak' }, (operation) => <GeneratorLayout operation={operation} />, { words: growWords });
  expect(view.getAllByRole('group', { name: 'Options' })).toHaveLength(1);
  expect(order(view.container.querySelector('[role="group"][aria-label="More options"]') ?? raise())).toEqual(['g', 'h']);
  expect(view.queryByRole('button', { name: 'Copy all: Results' })).toBeNull();
});

test('a generator creates another result by Refresh and by the key R, which still types into its fields', async () => {
  const view = await renderOperation(plant, (operation) => <GeneratorLayout operation={operation} />);
  await view.expectShown('plant', 'trees', /^\w+\n\w+\n\w+$/u);
  const refresh = vi.spyOn(view.state(), 'refresh');
  expect(refresh).not.toHaveBeenCalled();
  fireEvent.change(view.box('plant', 'count'), { target: { value: '20' } });
  await view.expectShown('plant', 'trees', /^(?:\w+\n){19}\w+$/u);
  const first = view.shown('plant', 'trees');
  await view.user.click(view.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(view.shown('plant', 'trees')).not.toBe(first));
  const second = view.shown('plant', 'trees');
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await view.user.keyboard('r');
  await waitFor(() => expect(view.shown('plant', 'trees')).not.toBe(second));
});
