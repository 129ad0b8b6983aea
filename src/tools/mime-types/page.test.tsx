import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('a media type typed into the name field switches the operation', async () => {
  const { user, box, parts } = await renderTool('mime-types');
  await user.clear(box('fromExtension', 'fileName'));
  await user.type(box('fromExtension', 'fileName'), 'image/svg+xml');
  await waitFor(() => expect(parts('toExtensions', 'mediaType')).not.toHaveLength(0));
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
  expect(box('toExtensions', 'mediaType').value).toBe('image/svg+xml');
  await waitFor(() => expect(parts('toExtensions', 'extensions')[0]?.textContent).toContain('svgz'));
  fireEvent.change(box('toExtensions', 'mediaType'), { target: { value: 'photo.png' } });
  await waitFor(() => expect(box('fromExtension', 'fileName').value).toBe('photo.png'));
});
