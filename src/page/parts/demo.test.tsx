import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import PartsDemo from './demo.tsx';

test('the demo shows every part', { tags: ['slow'] }, async () => {
  const view = await renderPart(<PartsDemo />);
  expect(view.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
});
