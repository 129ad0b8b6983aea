import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeText } from '../demo-tool.tsx';
import page from '../page.module.css';
import { renderOperation } from '../testing/render-part.tsx';
import { InspectorLayout } from './InspectorLayout.tsx';
import { order } from '../testing/order.ts';

test('the inspector shows its input on top, then its results in declaration order, with rare ones last', { tags: ['slow'] }, async () => {
  const view = await renderOperation(describeText, (operation) => <InspectorLayout operation={operation} views={{ last: () => 'own view' }} />);
  await waitFor(() => expect(view.part('describeText', 'last').textContent).toBe('own view'));
  expect(view.getByRole('region', { name: 'Input' }).parentElement?.className).toBe(page.stack);
  const rare = ['counts'];
  expect(order(view.getByRole('region', { name: 'Results' }))).toEqual([...Object.keys(describeText.output).filter((name) => !rare.includes(name)), ...rare]);
  expect(view.part('describeText', 'written').querySelector('output')?.className).not.toMatch(/prominent/u);
  view.unmount();
  const own = await renderOperation(describeText, (operation) => (
    <InspectorLayout operation={operation}>
      <p>own results</p>
    </InspectorLayout>
  ));
  expect(order(own.getByRole('region', { name: 'Results' }))).toEqual([]);
  expect(own.getByText('own results').closest('[hidden]')).toBeNull();
});
