// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { UiWordsContext } from '../words.ts';
import { Markdown } from './Markdown.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('HTML in a text is shown as text until it can be cleaned, and links of it open in a new tab', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  act(() =>
    root.render(
      <UiWordsContext value={(word) => word}>
        <Markdown markdown={'<kbd onclick="a()">b</kbd> <a href="https://c.d">e</a>'} />
      </UiWordsContext>,
    ),
  );
  expect(host.textContent).toBe('<kbd onclick="a()">b</kbd> <a href="https://c.d">e</a>');
  await act(() => import('../../lib/markdown/sanitize.ts').then(() => undefined));
  expect(host.textContent).toBe('b e');
  expect(host.querySelector('kbd')?.attributes).toHaveLength(0);
  const link = host.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  act(() => root.unmount());
});
