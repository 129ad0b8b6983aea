import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('shows each character above its bytes', async () => {
  const { fill } = await renderTool('text-to-binary');
  fill('encode', 'text', 'Aé');
  const strip = await screen.findByRole('figure', { name: 'Bytes per character' });
  await waitFor(() => expect([...strip.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['A', 'é']));
  expect(strip.textContent).toBe('A01000001é11000011 10101001');
  fill('encode', 'text', 'x'.repeat(50));
  await screen.findByText('and 2 more characters');
  fill('encode', 'text', '');
  await waitFor(() => expect(screen.queryByRole('figure', { name: 'Bytes per character' })).toBeNull());
});

test('offers to open bytes that are not text in the file converter', { tags: ['slow'] }, async () => {
  const page = await renderTool('text-to-binary');
  await page.switchTo('decode');
  page.fill('decode', 'binary', '11111111 11000000');
  fireEvent.click(await screen.findByRole('button', { name: /Base64 file converter/u }));
  await waitFor(() => expect(location.pathname).toBe('/base64-file-converter'));
  page.unmount();
  const next = await renderTool('base64-file-converter');
  expect(next.box('decode', 'base64').value).toBe('/8A=');
});
