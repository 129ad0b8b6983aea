import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('derives a subnet from the generated prefix until another one is typed', { tags: ['slow'] }, async () => {
  const { fill, shown, expectShown } = await renderTool('ipv6-ula-generator');
  await expectShown('generate', 'prefixes', /^fd.*::\/48$/u);
  const prefix = shown('generate', 'prefixes').replace('::/48', '');
  fill('subnet', 'subnetId', 'ab');
  await expectShown('subnet', 'subnet', `${prefix}:ab::/64`);
  fill('subnet', 'prefix', 'fd12:3456:789a::/48');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(shown('generate', 'prefixes')).not.toBe(`${prefix}::/48`));
  await expectShown('subnet', 'subnet', 'fd12:3456:789a:ab::/64');
});

test('a link opens the section with the algorithm of RFC 4193', async () => {
  const { isShown, expectShown } = await renderTool('ipv6-ula-generator', { link: '#/fromMac?macAddress=20:37:06:12:34:56&time=2026-01-01T00:00:00Z' });
  await expectShown('fromMac', 'prefix', 'fd72:9bfc:3822::/48');
  expect(isShown('fromMac', 'prefix')).toBe(true);
});

test('inspects an address, and shows its parts only if it is unique local', { tags: ['slow'] }, async () => {
  const { switchTo, fill, isShown, expectShown } = await renderTool('ipv6-ula-generator');
  await switchTo('inspect');
  fill('inspect', 'address', 'fd12:3456:789a:ab::1');
  await expectShown('inspect', 'globalId', /12.?3456.?789a/u);
  expect(screen.getByRole('region', { name: 'Address parts' }).textContent).toContain('1111110');
  fill('inspect', 'address', '2001:db8::1');
  await waitFor(() => expect(isShown('inspect', 'globalId')).toBe(false));
  expect(screen.queryByRole('region', { name: 'Address parts' })).toBeNull();
});
