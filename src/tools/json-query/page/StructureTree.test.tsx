import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../../app/testing/render-tool.tsx';

const tree = (): Promise<HTMLElement> => screen.findByRole('tree', { name: 'Structure' });
const row = async (name: RegExp): Promise<HTMLElement> => within(await tree()).getByRole('treeitem', { name });

test('an array can be closed in the tree', async () => {
  await renderTool('json-query');
  const products = await row(/^products/u);
  const before = within(await tree()).getAllByRole('treeitem').length;
  fireEvent.click(products.firstElementChild ?? products);
  expect(within(await tree()).getAllByRole('treeitem').length).toBeLessThan(before);
  expect((await row(/^products/u)).getAttribute('aria-expanded')).toBe('false');
});
