import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { TimeBar } from './TimeBar.tsx';

const START = Date.parse('2026-01-01T00:00:00Z');
const DAY_MS = 86_400_000;

test.each([
  [-1, 100, 'Not valid yet'],
  [5, 100, '5% of its lifetime has passed'],
  [50.4, 100, '50% of its lifetime has passed'],
  [0.25, 1, '25% of its lifetime has passed'],
  [101, 100, 'Expired'],
])('shows the current time of a span, after %d of %d days: %s', async (now, days, said) => {
  const end = START + days * DAY_MS;
  const view = await renderPart(<TimeBar start={START} startLabel="From" end={end} now={START + now * DAY_MS} />);
  const [from, current, until] = [...view.container.querySelectorAll('figcaption span')].map(({ textContent }) => textContent);
  expect(current).toBe(`Now${said}`);
  expect(from).toMatch(/^From(?:Jan 1, 2026|Dec 31, 2025)/u);
  // Short times have a time of day.
  expect(until?.includes(':')).toBe(days < 3);
  expect(view.getByRole('figure', { name: 'Lifetime' }).querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(now < 0 ? 1 : now > days ? 1 : 2);
});
