import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('a pasted range fills both fields, and a reversed one can be swapped', async () => {
  const { user, box, shown, expectShown } = await renderTool('ipv4-range-expander');
  const start = box('toCidrs', 'startAddress');
  await user.click(start);
  await user.paste('10.0.0.17 - 10.0.0.1');
  expect([start.value, box('toCidrs', 'endAddress').value]).toEqual(['10.0.0.17', '10.0.0.1']);
  await user.click(await screen.findByRole('button', { name: 'Swap the addresses' }));
  expect([start.value, box('toCidrs', 'endAddress').value]).toEqual(['10.0.0.1', '10.0.0.17']);
  await expectShown('toCidrs', 'coveringCidr', '10.0.0.0/27');
  expect(screen.queryByRole('button', { name: 'Swap the addresses' })).toBeNull();
  expect(shown('toCidrs', 'addressCount')).toBe('17');
  expect(shown('toCidrs', 'coveringCount')).toBe('32');
  const rows = within(screen.getByRole('table', { name: 'Range and covering block' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[1]).toBe('First address10.0.0.110.0.0.0');
  expect(rows[2]).toBe('Last address10.0.0.1710.0.0.31');
  expect(rows[4]).toMatch(/^CIDR\d blocks10\.0\.0\.0\/27$/u);
});

test('a pasted single address fills only its own field', async () => {
  const { user, box } = await renderTool('ipv4-range-expander');
  const end = box('toCidrs', 'endAddress').value;
  await user.clear(box('toCidrs', 'startAddress'));
  await user.paste('10.0.0.1');
  expect(box('toCidrs', 'startAddress').value).toBe('10.0.0.1');
  expect(box('toCidrs', 'endAddress').value).toBe(end);
});

test('copies AllowedIPs comma-separated', { tags: ['slow'] }, async () => {
  const { user, switchTo, fill, expectShown } = await renderTool('ipv4-range-expander');
  await switchTo('combine');
  fireEvent.click(screen.getByRole('button', { name: 'All except private networks' }));
  await expectShown('combine', 'addressCount', '4,277,075,968');
  await user.click(screen.getByRole('button', { name: 'Copy comma-separated' }));
  await expectCopied(/^0\.0\.0\.0\/5, 8\.0\.0\.0\/7, 11\.0\.0\.0\/8, /u);
  fill('combine', 'include', '');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy comma-separated' })).toBeNull());
});
