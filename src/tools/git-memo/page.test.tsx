import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-value="rows"] li')];

test('starts a search with the / key, and inserts custom names', { tags: ['slow'] }, async () => {
  const { user, fill, box } = await renderTool('git-memo');
  await waitFor(() => expect(rows()).toHaveLength(121));
  box('search', 'query').blur();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box('search', 'query'));
  await user.type(box('search', 'query'), 'delete branch');
  fill('search', 'branch', 'feature/x');
  await waitFor(() => expect(rows()).toHaveLength(5));
  await waitFor(() => expect(rows()[1]?.textContent).toContain('git branch --delete --force feature/x'));
  expect(rows()[1]?.textContent).toContain('throws work away');
  expect(rows()[1]?.querySelector('[title^="What"]')?.textContent).toBe('throws work away');
  expect(rows()[0]?.textContent).not.toContain('throws work away');
  await user.click(rows()[0]?.querySelector('code') ?? document.body);
  await expectCopied('git branch --delete feature/x');
});

test('tags what rewrites history', async () => {
  const { fill } = await renderTool('git-memo');
  fill('search', 'query', 'rebase');
  await waitFor(() => expect(rows().length).toBeLessThan(20));
  expect(screen.getAllByText('rewrites history')[0]?.getAttribute('title')).toBe('Commits get new names. Do not do it to commits that others have.');
});
