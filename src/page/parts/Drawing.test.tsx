import { expect, test } from 'vitest';
import { watchDownloads } from '../testing/downloads.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Drawing } from './Drawing.tsx';

test('a drawing is part of the page, and is copied and downloaded as SVG', async () => {
  const downloads = watchDownloads();
  const view = await renderPart(<Drawing label="The drawing" name="sketch" svg="<svg><text>drawn</text></svg>" />);
  const region = view.getByRole('region', { name: 'The drawing' });
  expect([region.tabIndex, region.textContent, region.parentElement?.dataset.value]).toEqual([0, 'drawn', 'sketch']);
  await view.user.click(view.getByRole('button', { name: 'Download The drawing' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['sketch.svg', 'image/svg+xml']]);
});
