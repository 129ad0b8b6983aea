import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const LINK = `#/query?language=jsonpath&input=${encodeURIComponent('{"products": [{"name": "Pocket knife"}, {"name": "Notebook"}]}')}`;

const tree = (): Promise<HTMLElement> => screen.findByRole('tree', { name: 'Structure' });
const row = async (name: RegExp): Promise<HTMLElement> => within(await tree()).getByRole('treeitem', { name });

test('answers the sample', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTool('json-query');
  await expectShown('query', 'output', /9007199254740995/u);
});

test('a click in the tree writes the query in the chosen language', { tags: ['slow'] }, async () => {
  const { expectShown, user, box } = await renderTool('json-query', { link: LINK });
  await user.click(await row(/^name/u));
  await waitFor(() => expect(box('query', 'query').value).toBe('$.products[*].name'));
  await expectShown('query', 'output', /"Pocket knife",\s+"Notebook"/u);
  expect(screen.getAllByText('Paths').length).toBeGreaterThan(0);
});

test('shows where a query is wrong', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('json-query');
  fill('query', 'query', '.products |');
  expect((await screen.findByRole('alert')).textContent).toContain('unexpected end');
});
