import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../../app/testing/render-tool.tsx';

test('a row of the cheat sheet writes its query', { tags: ['slow'] }, async () => {
  const { expectShown, user } = await renderTool('json-query');
  await user.click(await screen.findByRole('button', { name: /^Number of items/u }));
  await expectShown('query', 'output', '3');
  expect(screen.getByRole('button', { name: /^Number of items/u }).getAttribute('aria-pressed')).toBe('true');
});

test('a structure with more parts than are listed says so', { tags: ['slow'] }, async () => {
  const keys = Array.from({ length: 1_500 }, (_, index) => `"key${index}":1`);
  const { fill } = await renderTool('json-query');
  expect(screen.queryByText('More parts than listed')).toBeNull();
  fill('query', 'input', `{${keys.join(',')}}`);
  const note = await screen.findByText('More parts than listed');
  expect(note.closest('[hidden], details:not([open])')).toBeNull();
  fill('query', 'input', '{"key1":1}');
  await waitFor(() => expect(screen.queryByText('More parts than listed')).toBeNull());
});
