import { expect, test } from 'vitest';
import { renderAnswer } from '../testing/render-part.tsx';
import { TwoInputs } from './TwoInputs.tsx';
import { order } from '../testing/order.ts';
import { read, readWords } from '../testing/layout-operations.ts';

test('two inputs swap their texts, and wrap lines together', { tags: ['slow'] }, async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => <TwoInputs operation={operation} names={['given', 'line']} options={['number']} canSwap />,
    { words: readWords },
  );
  expect(order(view.container)).toEqual(['number', 'given', 'line']);
  expect(document.activeElement).toBe(view.getByRole('textbox', { name: 'Given' }));
  const swap = view.getByRole('button', { name: 'Swap' });
  expect([swap.dataset.action, swap.getAttribute('aria-keyshortcuts')]).toEqual(['swap', 'Alt+S']);
  await view.user.click(swap);
  expect(view.state().input).toMatchObject({ given: 'one', line: '[1]' });
  const wrap = view.getByRole('button', { name: 'Wrap lines' });
  expect(wrap.getAttribute('aria-pressed')).toBe('false');
  await view.user.click(wrap);
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
  view.unmount();
  const plainPair = await renderAnswer(read, { result: '' }, (operation) => <TwoInputs operation={operation} names={['given', 'line']} options={[]} />, {
    words: readWords,
  });
  expect(plainPair.queryByRole('button', { name: 'Swap' })).toBeNull();
});
