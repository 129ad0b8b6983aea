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
  expect(rows()[1]?.textContent).toContain('discards work');
  expect(rows()[1]?.querySelector('[title^="Discarded"]')?.textContent).toBe('discards work');
  expect(rows()[0]?.textContent).not.toContain('discards work');
  await user.click(rows()[0]?.querySelector('code') ?? document.body);
  await expectCopied('git branch --delete feature/x');
});

test('tags commands that rewrite history', async () => {
  const { fill } = await renderTool('git-memo');
  fill('search', 'query', 'rebase');
  await waitFor(() => expect(rows().length).toBeLessThan(20));
  expect((await screen.findAllByText('rewrites history'))[0]?.getAttribute('title')).toBe(
    'Commits get new hashes. Do not do this to commits that others have pulled.',
  );
});
