import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { TimeLine } from './TimeLine.tsx';

const NOW = Date.parse('2026-03-02T14:02:00Z');
const HOUR_MS = 3_600_000;

test('shows each span with its state and its ends as text, and as a bar over one scale', async () => {
  const view = await renderPart(
    <TimeLine
      label="Time line"
      now={NOW}
      nowLabel="Checked at"
      name="spans"
      spans={[
        { label: 'Token', start: NOW - HOUR_MS, end: NOW + HOUR_MS, tone: 'good', state: 'Valid' },
        { label: 'Root', start: undefined, end: NOW - HOUR_MS / 2, tone: 'bad', state: 'Expired' },
        { label: 'Secret', start: undefined, end: undefined, tone: 'none', state: 'No limits' },
        { label: 'Key a', start: undefined, end: undefined, tone: 'bad', state: 'Not in the set', isMissing: true },
      ]}
    />,
  );
  const figure = view.getByRole('figure', { name: 'Time line' });
  expect(figure.dataset['value']).toBe('spans');
  const rows = [...figure.querySelectorAll('li')];
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^TokenValidMar 2, 2026, 1:02\sPM – Mar 2, 2026, 3:02\sPM$/u),
    expect.stringMatching(/^RootExpired… – Mar 2, 2026, 1:32\sPM$/u),
    'SecretNo limits',
    'Key aNot in the set',
  ]);
  expect(figure.querySelector('figcaption')?.textContent).toMatch(/^Checked at Mar 2, 2026, 2:02\sPM UTC$/u);
  // The bars, each with the line of the moment; what is missing has only that line.
  expect(rows.map((row) => row.querySelectorAll('[aria-hidden="true"] > span').length)).toEqual([2, 2, 2, 1]);
  const starts = rows.map((row) => row.querySelector<HTMLElement>('[aria-hidden="true"] > span')?.style.insetInlineStart);
  expect(starts).toEqual(['0.00%', '0.00%', '0.00%', '50.00%']);
});

test('shows the first 50 of many spans, and more on request', async () => {
  const span = { start: NOW - HOUR_MS, end: NOW + HOUR_MS, tone: 'good', state: 'Valid' } as const;
  const spans = Array.from({ length: 60 }, (_, index) => ({ ...span, label: `Certificate ${index}` }));
  const view = await renderPart(<TimeLine label="Time line" now={NOW} nowLabel="Checked at" spans={spans} />);
  expect(view.getAllByRole('listitem')).toHaveLength(50);
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(view.getAllByRole('listitem')).toHaveLength(60);
});
