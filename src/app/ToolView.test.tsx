import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { content, heading } from './testing/frame.ts';
import { renderApp } from './testing/render-app.tsx';
import { loadTool, isShowable } from './ToolView.tsx';

/** The heads of pages that were shown before their pages. */
function watchStarts(): readonly string[] {
  const heads: string[] = [];
  const observer = new MutationObserver(() => {
    const head = document.querySelector('#content article[aria-busy="true"] h1')?.textContent;
    if (head !== undefined) heads.push(head);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return heads;
}

// One with tabs, one with panes, one with a custom page, one that is generated.
test.each([
  ['hash-text', 'Hash text and files'],
  ['json-prettify', 'JSON formatter'],
  ['text-diff', 'Text diff'],
  ['uuid-generator', 'UUID generator'],
])('shows %s at once, without a partial page, if it has been loaded', { tags: ['slow'] }, async (id, name) => {
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
  await renderApp('/about');
  await loadTool(id, 'en');
  const starts = watchStarts();
  act(() => document.querySelector<HTMLElement>(`#menu a[href="./${id}"]`)?.click());
  expect(heading()).toBe(name);
  expect(content().querySelector('[data-operation]')).toBeInstanceOf(HTMLElement);
  expect(starts).toEqual([]);
});

test('a tool is prepared when a pointer or the focus reaches a link to it', async () => {
  await renderApp('/about');
  const link = document.querySelector('#menu a[href="./bcrypt"]') ?? content();
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  await waitFor(async () => expect((await loadTool('bcrypt', 'en')).tool.id).toBe('bcrypt'));
  expect(isShowable('bcrypt', 'en')).toBe(true);
});
