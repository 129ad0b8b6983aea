import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { isShowable } from '../ToolView.tsx';
import { ToolCard } from './ToolCard.tsx';

// Apart, because other tests may have loaded any tool in this process.

test.each<[event: string, tool: string, raise: () => void]>([
  ['the pointer enters', 'text-diff', () => fireEvent.pointerEnter(screen.getByRole('article'))],
  ['the link gets the focus', 'text-statistics', () => act(() => screen.getByRole('link').focus())],
])('loads the page of its tool when %s', { tags: ['slow'] }, async (_event, tool, raise) => {
  await renderInShell(<ToolCard tool={tool} />, { language: 'vi' });
  expect(isShowable(tool, 'vi')).toBe(false);
  raise();
  await waitFor(() => expect(isShowable(tool, 'vi')).toBe(true));
});
