import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Output } from '../Output.tsx';
import { watchDownloads } from '../testing/downloads.ts';
import { raise } from '../testing/raise.ts';
import type { State } from '../testing/show-operation.tsx';
import { render, usual } from '../testing/show-operation.tsx';

const part = (operation: State): ReactNode => (
  <>
    <Output operation={operation} name="bytes" />
    <Output operation={{ ...operation, isStale: true, isDimmed: true }} name="bytes" />
  </>
);

test('shows the name, size and preview of a file, and downloads it', { tags: ['slow'] }, async () => {
  const downloads = watchDownloads();
  const content = new Uint8Array([1, 2, 3]);
  const view = await render({ bytes: { name: 'three.bin', type: 'application/x-three', content } }, part);
  await view.expectShown('answer', 'bytes', 'three.bin · 3 bytes');
  const [button, stale] = view.getAllByRole('button', { name: /^Download The bytes/u });
  expect(button?.textContent).toBe('Download');
  await view.user.click(button ?? raise());
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['three.bin', 'application/x-three']]);
  expect([...new Uint8Array((await downloads[0]?.content.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([1, 2, 3]);
  expect(stale?.matches(':disabled')).toBe(true);
  expect(stale?.getAttribute('aria-label')).toBe('Download The bytes (last valid result)');
  expect([...view.container.querySelectorAll('figure')].map(({ className }) => className.includes('dimmed'))).toEqual([false, true]);
  view.unmount();
  const none = await render({ bytes: null }, usual('bytes'));
  await act(async () => undefined);
  expect(none.part('answer', 'bytes').textContent).toBe('');
});

test.each([
  { type: 'text/plain', shown: 'a\nb', lines: 'a\nb', isShown: false },
  { type: 'application/octet-stream', shown: 'a\nb', lines: 'a\nb', isShown: false },
  { type: 'text/plain', shown: 'ä'.repeat(3_000), lines: 'ä'.repeat(3_000), isShown: false },
  { type: 'text/plain', shown: 'a\nb', lines: 'a\nb\n', isShown: true },
  { type: 'text/plain', shown: 'a\nb', lines: '', isShown: true },
  { type: 'image/svg+xml', shown: '<svg/>', lines: '<svg/>', isShown: true },
])('shows no preview of a $type file if another result shows its text: $isShown', async ({ type, shown, lines, isShown }) => {
  const view = await render({ bytes: { name: 'a', type, content: new TextEncoder().encode(shown) }, lines }, usual('bytes'));
  await view.findByRole('button', { name: 'Download The bytes' });
  expect(view.queryAllByText('Preview')).toHaveLength(isShown ? 1 : 0);
});
