import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('carries the parts of a URL over to where it is built', async () => {
  const { fill, parts } = await renderTool('url-parser');
  fill('parse', 'url', 'https://example.com:8080/a?b=1#c');
  await waitFor(() => expect(parts('parse', 'host')[0]?.textContent).toContain('example.com:8080'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit the parts' })));
  await waitFor(() => expect(parts('build', 'url')[0]?.textContent).toContain('https://example.com:8080/a?b=1#c'));
});
