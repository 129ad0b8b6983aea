import { expect, test } from 'vitest';
import { describeText } from '../demo-tool.tsx';
import page from '../page.module.css';
import { renderOperation } from '../testing/render-part.tsx';
import { FormLayout } from './FormLayout.tsx';
import { order } from '../testing/order.ts';

test('the form has its fields next to its results', { tags: ['slow'] }, async () => {
  const view = await renderOperation(describeText, (operation) => <FormLayout operation={operation} />);
  const [input, results] = view.getAllByRole('region').filter((region) => ['Input', 'Results'].includes(region.getAttribute('aria-label') ?? ''));
  expect(input?.parentElement?.className).toBe(page.columns);
  const flags = ['strict'];
  expect(order(input ?? document.body)).toEqual([...Object.keys(describeText.input).filter((name) => !flags.includes(name)), ...flags]);
  expect(new Set(order(results ?? document.body))).toEqual(new Set(Object.keys(describeText.output)));
});
