import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('a switch keeps a value, and the others stay replaced', async () => {
  const page = await renderTool('scrubber');
  page.fill('scrub', 'text', 'a@example.com from 203.0.113.7');
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1 from REDACTED_IP_1');
  fireEvent.click(screen.getByRole('switch', { name: 'EMAIL_1' }));
  await page.expectShown('scrub', 'scrubbed', 'a@example.com from REDACTED_IP_1');
  fireEvent.click(screen.getByRole('switch', { name: 'EMAIL_1' }));
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1 from REDACTED_IP_1');
});
