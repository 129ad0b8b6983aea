import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
const slider = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('slider', { name: /^Prefix length/u });

test('changes the network with the slider, the bits and the adjacent networks', { tags: ['slow'] }, async () => {
  const { box, expectShown } = await renderTool('ipv4-subnet-calculator');
  await expectShown('describe', 'cidr', '192.168.0.0/24');
  fireEvent.change(slider(), { target: { value: '23' } });
  expect(box('describe', 'network').value).toBe('192.168.0.1/23');
  await expectShown('describe', 'cidr', '192.168.0.0/23');
  expect(screen.getByText('Network part: 23 bits').tagName).toBe('SPAN');
  expect(screen.getByText('Host part: 9 bits').tagName).toBe('SPAN');
  expect(button('Bit 23, network part: 0').textContent).toBe('0');
  fireEvent.click(button('Bit 32, host part: 1'));
  expect(box('describe', 'network').value).toBe('192.168.0.0/23');
  await waitFor(() => expect(button(/Next: 192\.168\.2\.0\/23/u).disabled).toBe(false));
  const next = button(/Next: 192\.168\.2\.0\/23/u);
  expect(fireEvent.keyDown(next, { key: 'ArrowRight' })).toBe(false);
  await expectShown('describe', 'cidr', '192.168.2.0/23');
  await waitFor(() => expect(button(/Next: 192\.168\.4\.0\/23/u).disabled).toBe(false));
  expect(fireEvent.keyDown(button(/Next: /u), { key: 'ArrowLeft' })).toBe(false);
  await expectShown('describe', 'cidr', '192.168.0.0/23');
  await waitFor(() => expect(button(/Previous: 192\.167\.254\.0\/23/u).disabled).toBe(false));
  fireEvent.click(button(/Previous:/u));
  await expectShown('describe', 'cidr', '192.167.254.0/23');
  expect(fireEvent.keyDown(button(/Next: /u), { key: 'x' })).toBe(true);
});

test('has no adjacent networks beyond the address space', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTool('ipv4-subnet-calculator', { link: '#/describe?network=0.0.0.0/1' });
  await expectShown('describe', 'cidr', '0.0.0.0/1');
  await waitFor(() => expect(button(/Next: /u).disabled).toBe(false));
  expect(button(/Previous:/u).disabled).toBe(true);
  expect(fireEvent.keyDown(button(/Next: /u), { key: 'ArrowLeft' })).toBe(true);
});

test.each([
  ['10.0.0.0/31', 'None: both addresses of a /31 are hosts (RFC 3021)'],
  ['10.0.0.0/32', 'None: a /32 is a single address'],
  ['10.0.0.0/30', '10.0.0.3'],
])('shows the broadcast address of %s, or why there is none', { tags: ['slow'] }, async (network, text) => {
  const { expectShown } = await renderTool('ipv4-subnet-calculator', { link: `#/describe?network=${network}` });
  await expectShown('describe', 'broadcastAddress', text);
});

test('splits and merges a block', async () => {
  const { switchTo } = await renderTool('ipv4-subnet-calculator');
  await switchTo('split');
  const table = screen.getByRole('table', { name: 'Blocks' });
  const rows = (): readonly string[] =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(rows()).toEqual([
    '192.168.0.0/24256192.168.0.0 – 192.168.0.255Merge',
    '192.168.0.0/25128192.168.0.0 – 192.168.0.127Split',
    '192.168.0.128/25128192.168.0.128 – 192.168.0.255Split',
  ]);
  fireEvent.click(button('Split 192.168.0.128/25'));
  expect(rows().at(-1)).toBe('192.168.0.192/2664192.168.0.192 – 192.168.0.255Split');
  const shares = [...document.querySelectorAll<HTMLElement>('[title^="192.168.0."]')].map(({ title, textContent, style }) => [
    title,
    textContent,
    style.flexGrow,
  ]);
  expect(shares).toEqual([
    ['192.168.0.0/25', '/25', '0.5'],
    ['192.168.0.128/26', '/26', '0.25'],
    ['192.168.0.192/26', '/26', '0.25'],
  ]);
  fireEvent.click(button('Merge 192.168.0.128/25'));
  expect(rows()).toHaveLength(3);
});

test('does not split an invalid network or a single address', async () => {
  const { switchTo, fill } = await renderTool('ipv4-subnet-calculator');
  await switchTo('split');
  fill('split', 'network', 'nope');
  expect(screen.queryByRole('table', { name: 'Blocks' })).toBeNull();
  fill('split', 'network', '10.0.0.0/31');
  expect(button('Split 10.0.0.0/32').disabled).toBe(true);
});

test('opens a result as the input of another tool', { tags: ['slow'] }, async () => {
  const page = await renderTool('ipv4-subnet-calculator', { link: '#/describe?network=10.1.2.3/8' });
  await page.expectShown('describe', 'cidr', '10.0.0.0/8');
  const open = within(page.part('describe', 'subnetMaskBinary')).getByRole('button', { name: 'Open Subnet mask in binary in…' });
  // The menu is loaded on hover.
  await page.user.hover(open);
  await page.user.click(open);
  await page.user.click(await screen.findByRole('menuitem', { name: /^Text diff/u }));
  await waitFor(() => expect(location.pathname).toBe('/text-diff'));
  page.unmount();
  const next = await renderTool('text-diff');
  expect(next.box('compare', 'original').value).toBe('11111111.00000000.00000000.00000000');
});
