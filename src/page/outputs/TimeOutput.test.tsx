import { expect, test, vi } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import look from '../look.module.css';
import { TimeOutput } from '../lazy/lazy-parts.ts';
import { render, usual } from '../testing/show-operation.tsx';

test('shows an instant with its local time and how long ago it was', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 31, 15));
  await TimeOutput.load();
  const view = await render({ time: '2026-01-31T12:00:00Z' }, usual('time'));
  expect(view.shown('answer', 'time')).toBe('2026-01-31T12:00:00Z');
  const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long' }).format(Date.UTC(2026, 0, 31, 12));
  expect(view.container.querySelector('[data-local-time]')?.textContent).toBe(`${local} (3 hours ago)`);
  const labels = [...view.container.querySelectorAll(`.${look.note}`)];
  expect(labels.map(({ textContent }) => textContent)).toEqual(['The time', 'Local time']);
  expect(labels[1]?.id).toBe(`${labels[0]?.id}-local`);
  await view.user.click(view.getByRole('button', { name: 'Copy The time' }));
  expect(await copied()).toBe('2026-01-31T12:00:00Z');
  view.unmount();
  const other = await render({ time: 'at noon' }, usual('time'));
  expect(other.shown('answer', 'time')).toBe('at noon');
  expect(other.queryByText('Local time')).toBeNull();
});
