import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('extracts the addresses from a pasted ARP table, and looks them up', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  const { user, box } = await renderTool('mac-address-lookup');
  await user.clear(box('lookup', 'addresses'));
  await user.paste('? (192.168.1.1) at 20:37:6:12:34:56 on en0 ifscope [ethernet]\n? (192.168.1.7) at da:a1:19:0:0:1 on en0 ifscope [ethernet]');
  expect(box('lookup', 'addresses').value).toBe('20:37:6:12:34:56\nda:a1:19:0:0:1');
  const rows = await waitFor(() => {
    const found = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(found).toHaveLength(3);
    return found;
  });
  expect(rows[1]).toMatch(/Cisco Systems, Inc.*United States/u);
  expect(rows[2]).toMatch(/da:a1:19:00:00:01.*Randomized or locally administered/u);
  expect(screen.getByRole('heading', { name: '2 addresses' }).tagName).toBe('H2');
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(downloads[0]?.name).toBe('mac-addresses.csv');
  expect(await downloads[0]?.content.text()).toMatch(/^input,address,vendor,country,.*\r?\n20:37:6:12:34:56,20:37:06:12:34:56,"Cisco Systems, Inc",US,/u);
});

test('leaves typed text unchanged', async () => {
  const { user, box } = await renderTool('mac-address-lookup');
  await user.clear(box('lookup', 'addresses'));
  await user.paste('at 20:37:06');
  expect(box('lookup', 'addresses').value).toBe('at 20:37:06');
});

test('shows the vendor with its country, the bits, and other formats', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTool('mac-address-lookup');
  await expectShown('lookup', 'vendors', 'Cisco Systems, Inc');
  await expectShown('convert', 'linkLocalAddress', 'fe80::2237:6ff:fe12:3456');
  expect(screen.getByText(/^IEEE registry of August 26, 2026 \(oui-data /u).tagName).toBe('P');
  expect(screen.getByText('United States').textContent).toBe('United States');
  const bits = screen.getByRole('region', { name: 'Address bits' });
  expect(bits.textContent).toContain('001000');
});

test('names the country in the language of the page', async () => {
  const { container } = await renderTool('mac-address-lookup', { language: 'zh' });
  await waitFor(() => expect(container.textContent).toContain('美国'));
});

test('shows no other formats for a prefix, and reports an unlisted vendor', { tags: ['slow'] }, async () => {
  const { fill, parts, expectShown } = await renderTool('mac-address-lookup');
  fill('lookup', 'addresses', '20:37:06');
  await expectShown('lookup', 'vendors', 'Cisco Systems, Inc');
  await waitFor(() => expect(parts('convert', 'linkLocalAddress')).toHaveLength(0));
  fill('lookup', 'addresses', 'da:a1:19:00:00:01');
  await expectShown('lookup', 'vendors', /^Not in the IEEE registry$|Google/u);
});
