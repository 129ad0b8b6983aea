import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUnwrapped } from '../testing/render-unwrap.tsx';
import { base64 } from '../testing/sample.ts';
import { shownTree } from '../testing/shown.ts';
import { nodesTo } from './nodes.ts';
import { SelectedLayer } from './SelectedLayer.tsx';

const TEXT = JSON.stringify({ a: base64('Hello, world! This is text.') });

test('has the way to the layer as its title, and its parts', async () => {
  const nodes = nodesTo(await shownTree(TEXT), '0');
  await renderUnwrapped({ text: TEXT }, (operation) => <SelectedLayer operation={operation} nodes={nodes} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Input › a');
  expect(screen.getByLabelText<HTMLSelectElement>('Read as').value).toBe('base64');
  screen.getByRole('textbox', { name: 'Content' });
  screen.getByRole('button', { name: 'Save as recipe' });
});
