import { createEvent, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

/** Pastes into the input. Returns whether the page left the paste to the browser. */
function paste(target: Element, html: string, plain: string): boolean {
  const event = createEvent.paste(target, { clipboardData: { types: [], getData: (type: string) => (type === 'text/html' ? html : plain) } });
  return fireEvent(target, event);
}

test('formatted text is pasted as HTML, source code as text', async () => {
  const page = await renderTool('html-to-markdown');
  expect(paste(page.box('convert', 'input'), '<span>&lt;b></span>', '<b>')).toBe(true);
  expect(paste(page.box('convert', 'input'), '<p>a <b>b</b></p>', 'a b')).toBe(false);
  await page.expectShown('convert', 'output', 'a **b**');
});
