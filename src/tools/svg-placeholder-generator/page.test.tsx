import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('draws a placeholder in a preset size, and swaps width and height', async () => {
  const downloads = catchDownloads();
  const { user, box, parts } = await renderTool('svg-placeholder-generator');
  fireEvent.click(screen.getByRole('button', { name: 'Banner' }));
  await waitFor(() => expect(parts('generate', 'htmlImage')[0]?.textContent).toContain('width="1500" height="500"'));
  await user.click(screen.getByRole('button', { name: 'Download SVG' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['placeholder-1500x500.svg', 'image/svg+xml']]);
  expect(await downloads[0]?.content.text()).toMatch(/^<svg /u);
  fireEvent.click(screen.getByRole('button', { name: 'Swap width and height' }));
  expect([box('generate', 'width').value, box('generate', 'height').value]).toEqual(['500', '1500']);
  await waitFor(() => expect(parts('generate', 'htmlImage')[0]?.textContent).toContain('width="500" height="1500"'));
});

test('shows one form of the embed code at a time', async () => {
  const { parts } = await renderTool('svg-placeholder-generator');
  const shown = (): readonly string[] =>
    ['dataUri', 'base64DataUri', 'htmlImage', 'cssBackground'].filter((name) => parts('generate', name).some((part) => part.closest('[hidden]') === null));
  expect(shown()).toEqual(['dataUri']);
  fireEvent.click(screen.getByRole('radio', { name: 'CSS' }));
  expect(shown()).toEqual(['cssBackground']);
});
