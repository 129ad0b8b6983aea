import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
const addOne = (): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name: 'Add 1' });

test('counts down the sample', async () => {
  const { expectShown } = await renderTool('eta-calculator');
  await expectShown('estimate', 'duration', '5 hours, 10 minutes');
  expect(screen.getByRole('timer').textContent).toMatch(/^5 hours, 9 minutes, 5\d seconds$|^5 hours, 10 minutes(?:, 1 second)?$/u);
  expect(document.querySelector('[data-end]')?.textContent).toMatch(/^(?:Today|Tomorrow) at \d\d:\d\d [AP]M$/u);
});

test('shows instants and durations for programs only in the details', async () => {
  const { expectShown } = await renderTool('eta-calculator');
  await expectShown('estimate', 'duration', '5 hours, 10 minutes');
  const details = screen.getByText('PT5H10M').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('[data-field="endsAt"]')).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByText('PT5H10M')).toHaveLength(1);
});

test('restarts the estimate from now when one more is done', async () => {
  const { expectShown, box } = await renderTool('eta-calculator');
  await expectShown('estimate', 'duration', '5 hours, 10 minutes');
  fireEvent.click(addOne());
  expect(box('estimate', 'done').value).toBe('1');
  expect(box('estimate', 'startedAt').value).toMatch(ISO);
  await expectShown('estimate', 'duration', '5 hours, 8 minutes, 20 seconds');
});

test('starts now when the button is clicked', async () => {
  const { expectShown, box, fill } = await renderTool('eta-calculator');
  fill('estimate', 'startedAt', '2020-01-01T00:00:00Z');
  await expectShown('estimate', 'endsAt', '2020-01-01T05:10:00.000Z');
  expect(screen.getByRole('timer').textContent).toBe('Time is up.');
  expect(screen.getByText('Expected progress: 100%').tagName).toBe('SPAN');
  expect(document.querySelector('[data-end]')?.textContent).toMatch(/^Wednesday, January 1, 2020 at /u);
  fireEvent.click(screen.getByRole('button', { name: 'Start now' }));
  expect(box('estimate', 'startedAt').value).toMatch(ISO);
  await expectShown('estimate', 'endsAt', new RegExp(`^${new Date().getFullYear()}`, 'u'));
});

test('disables the button when all is done', async () => {
  const { expectShown, fill } = await renderTool('eta-calculator');
  fill('estimate', 'done', '186');
  fill('estimate', 'total', '187');
  await expectShown('estimate', 'duration', '1 minute, 40 seconds');
  expect(addOne().disabled).toBe(false);
  fireEvent.click(addOne());
  await expectShown('estimate', 'duration', '0 seconds');
  expect(addOne().disabled).toBe(true);
  expect(screen.getByText('Expected progress: 100%').tagName).toBe('SPAN');
});

test('expects progress in proportion to the elapsed time', async () => {
  const { expectShown, fill, container } = await renderTool('eta-calculator');
  fill('estimate', 'total', '100');
  fill('estimate', 'done', '50');
  fill('estimate', 'amount', '1');
  fill('estimate', 'timeSpan', '1');
  fireEvent.change(container.querySelector('[data-operation="estimate"][data-field="timeUnit"] select') ?? container, { target: { value: 'hours' } });
  fill('estimate', 'startedAt', new Date(Date.now() - 25 * 3_600_000).toISOString());
  await expectShown('estimate', 'duration', '2 days, 2 hours');
  expect(screen.getByText(/^Expected progress: /u).textContent).toMatch(/ 7[45](?:\.\d)?%$/u);
  expect(container.querySelector('progress')?.value).toBeCloseTo(0.75, 2);
  expect(container.querySelector('progress')?.getAttribute('aria-label')).toBe('Expected progress');
  expect(screen.getByText('(100 − 50) × 1 hours ÷ 1 = 2 days, 2 hours').tagName).toBe('P');
  expect(document.querySelector('[data-end]')?.textContent).toMatch(/^Tomorrow at |^[A-Z][a-z]+day, /u);
});

test('ticks each second', async () => {
  const { expectShown } = await renderTool('eta-calculator', { link: `#/estimate?startedAt=${new Date(Date.now() - 60_000).toISOString()}` });
  await expectShown('estimate', 'duration', '5 hours, 10 minutes');
  vi.useFakeTimers({ now: Date.now() });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const before = screen.getByRole('timer').textContent;
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('timer').textContent).not.toBe(before);
});

test('estimates from the progress, and keeps the start time when one more is done', { tags: ['slow'] }, async () => {
  const { switchTo, fill, box, expectShown } = await renderTool('eta-calculator');
  await switchTo('fromProgress');
  fill('fromProgress', 'total', '100');
  fill('fromProgress', 'done', '25');
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  fill('fromProgress', 'startedAt', startedAt);
  fill('fromProgress', 'now', new Date(Date.parse(startedAt) + 3_600_000).toISOString());
  await expectShown('fromProgress', 'remaining', '3 hours');
  await expectShown('fromProgress', 'elapsed', '1 hour');
  expect(screen.getByText('1 hour × (100 − 25) ÷ 25 = 3 hours').tagName).toBe('P');
  fireEvent.click(addOne());
  expect(box('fromProgress', 'done').value).toBe('26');
  expect(box('fromProgress', 'startedAt').value).toBe(startedAt);
  expect(box('fromProgress', 'now').value).toBe('');
});

test('from the progress without a start time, stores the assumed one when one more is done', { tags: ['slow'] }, async () => {
  const { switchTo, box, expectShown } = await renderTool('eta-calculator');
  await switchTo('fromProgress');
  await expectShown('fromProgress', 'elapsed', '1 hour');
  expect(box('fromProgress', 'startedAt').value).toBe('');
  fireEvent.click(addOne());
  expect(box('fromProgress', 'done').value).toBe('26');
  expect(box('fromProgress', 'startedAt').value).toMatch(ISO);
});

test('the total has the focus', async () => {
  await renderTool('eta-calculator');
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('total');
});
