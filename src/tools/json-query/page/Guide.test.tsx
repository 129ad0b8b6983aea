import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../../app/testing/render-tool.tsx';

test('a row of the cheat sheet writes its query', { tags: ['slow'] }, async () => {
  const { expectShown, user } = await renderTool('json-query');
  await user.click(await screen.findByRole('button', { name: /^Number of items/u }));
  await expectShown('query', 'output', '3');
  expect(screen.getByRole('button', { name: /^Number of items/u }).getAttribute('aria-pressed')).toBe('true');
});
