import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const cards = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-field]:has([data-value="onlyA"], [data-value="inAll"], [data-value="onlyB"])')].map(({ textContent }) => textContent);

test('shows what only one list has beside what both have, and swaps the lists', async () => {
  const page = await renderTool('list-comparer');
  await page.expectShown('compare', 'onlyA', 'apple\ncherry');
  await page.expectShown('compare', 'inAll', 'banana\nfig');
  await page.expectShown('compare', 'onlyB', 'Cherry\ngrape');
  expect(cards()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Swap' }));
  await page.expectShown('compare', 'onlyA', 'Cherry\ngrape');
});

test('a third list is compared once it has items', { tags: ['slow'] }, async () => {
  const page = await renderTool('list-comparer', { link: '#/compare?show=only-c' });
  fireEvent.click(screen.getByText('More lists and options'));
  page.fill('compare', 'a', 'apple\nfig');
  page.fill('compare', 'b', 'fig\ngrape');
  page.fill('compare', 'c', 'fig\nkiwi');
  await page.expectShown('compare', 'inAll', 'fig');
  fireEvent.click(screen.getByText('Other sets'));
  await page.expectShown('compare', 'result', 'kiwi');
});
