import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeText } from './demo-tool.tsx';
import { OperationCard } from './OperationCard.tsx';
import { renderOperation } from './testing/render-part.tsx';

test('shows the name, the fields and the results of an operation', async () => {
  const view = await renderOperation(describeText, (operation) => <OperationCard operation={operation} outputs={['length', 'last']} below={<p>between</p>} />);
  screen.getByRole('heading', { level: 2 });
  view.getByRole('textbox', { name: 'Text' });
  const order = [...view.container.querySelectorAll('textarea, p, output')].map(({ localName, textContent }) => (localName === 'p' ? textContent : localName));
  expect(order.indexOf('between')).toBeGreaterThan(order.indexOf('textarea'));
  expect(order.lastIndexOf('output')).toBeGreaterThan(order.indexOf('between'));
  expect(view.container.querySelector('[data-value="length"]')?.textContent).toMatch(/^\d+$/u);
  expect(view.container.querySelector('[data-field="fits"]')).toBeNull();
});
