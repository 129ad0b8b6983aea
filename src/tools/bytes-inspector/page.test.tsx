import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('keys in the hex view move the offset, and the values follow', async () => {
  const page = await renderTool('bytes-inspector');
  await page.expectShown('inspect', 'byteLength', '33');
  expect(page.row('inspect', 'values', 'uint16')).toEqual(['uint16', '20617', '35152']);
  const grid = screen.getByRole('grid', { name: 'Hex view' });
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  expect(screen.getByLabelText<HTMLInputElement>('Offset').value).toBe('0x11');
  await page.expectShown('inspect', 'position', '17');
  expect(page.row('inspect', 'values', 'uint16')).toEqual(['uint16', '256', '1']);
});

test('shows a position after the end as an error with the last offset', async () => {
  const page = await renderTool('bytes-inspector');
  page.fill('inspect', 'offset', '33');
  // Beside the folded field, and in it.
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent).join('\n')).toContain('32');
});

test('bits are buttons that change the number', async () => {
  const page = await renderTool('bytes-inspector', { link: '#/float?number=1' });
  await page.expectShown('float', 'hex', '3f800000');
  fireEvent.click(screen.getByRole('button', { name: /^Bits 31:/u }));
  await page.expectShown('float', 'exactValue', '-1');
  fireEvent.keyDown(screen.getByRole('button', { name: /^Bits 31:/u }), { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Bits 30:/u);
});

test('without bytes, shows a request for input instead of empty results', { tags: ['slow'] }, async () => {
  const page = await renderTool('bytes-inspector');
  await page.expectShown('inspect', 'byteLength', '33');
  const box = page.box('inspect', 'data');
  box.focus();
  page.fill('inspect', 'data', '');
  expect(page.parts('inspect', 'byteLength')).toHaveLength(0);
  expect(screen.queryByText('Hex view')).toBeNull();
  // The field stays: the next key goes into it.
  expect(document.activeElement).toBe(box);
  page.fill('inspect', 'data', '01 02');
  await page.expectShown('inspect', 'byteLength', '2');
});
