import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import OutputsDemo from './demo.tsx';

test('the demo shows the view of each field type', { tags: ['slow'] }, async () => {
  const view = await renderPart(<OutputsDemo />);
  await view.findAllByText('copy.txt · 33 bytes');
  expect(view.getAllByText('(long)', { exact: false }).map((cell) => cell.closest('tr')?.dataset.code)).toEqual(['penknife', 'prompt']);
  expect(view.getByText('It has no digits.').dataset.code).toBe('no-digits');
  expect(view.getAllByText('Every line fits.')).toHaveLength(2);
  expect(view.getByRole('button', { name: 'Copy all: Facts of before (last valid result)' }).dataset.action).toBe('copy-all');
});
