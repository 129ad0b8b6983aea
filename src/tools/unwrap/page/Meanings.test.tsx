import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUnwrapPart } from '../testing/render-unwrap.tsx';
import { shownTree } from '../testing/shown.ts';
import { Meanings } from './Meanings.tsx';

test('lists the meanings of a number, with their grades', async () => {
  await renderUnwrapPart(<Meanings node={await shownTree('1767225600')} />);
  expect(screen.getAllByRole('term')[0]?.textContent).toBe('Unix time in seconds');
  expect(screen.getAllByRole('definition')[0]?.textContent).toMatch(/^2026-01-01T00:00:00\S* (?:certain|likely|possible)$/u);
});

test('shows nothing for a text without a meaning', async () => {
  const { container } = await renderUnwrapPart(<Meanings node={await shownTree('hello world')} />);
  expect(container.querySelector('dl')).toBeNull();
});
