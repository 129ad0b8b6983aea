import { expect, test, vi } from 'vitest';
import { rejected } from './testing/rejected.ts';
import look from './look.module.css';
import own from './run-status.module.css';
import { RunStatus } from './RunStatus.tsx';
import type { State } from './testing/read-operation.tsx';
import { renderRead } from './testing/read-operation.tsx';

const status = async (more: Partial<State>) => renderRead((operation) => <RunStatus operation={{ ...operation, ...more }} />);

test('a status shows unknown progress, and cancels', async () => {
  const cancel = vi.fn<() => void>();
  const view = await status({ progress: 'unknown', cancel });
  const bar = view.getByRole('progressbar', { name: 'Working…' });
  expect(bar.hasAttribute('value')).toBe(false);
  expect(bar.nextElementSibling?.textContent).toBe('Working…');
  await view.user.click(view.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
});

test.each([
  { done: 1, total: 3, unit: undefined, announced: '33%', value: 1 / 3 },
  { done: 0, total: 0, unit: undefined, announced: '0%', value: null },
  { done: 999, total: 1_000, unit: undefined, announced: '99%', value: 0.999 },
  { done: 3_000_000, total: 6_000_000, unit: 'bytes' as const, announced: '50% · 1.5 MB/s', value: 0.5 },
])('a status shows progress as a percentage: $announced', { tags: ['slow'] }, async ({ done, total, unit, announced, value }) => {
  vi.spyOn(performance, 'now').mockReturnValue(3_000);
  const view = await status({ progress: { done, total, startedAt: 1_000, ...(unit && { unit }) } });
  const bar = view.getByRole('progressbar', { name: 'Working…' });
  expect(bar.getAttribute('value')).toBe(value === null ? null : String(value));
  expect(bar.nextElementSibling?.textContent).toBe(announced);
});

test('a status shows no byte rate before any time has passed', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const view = await status({ progress: { done: 1, total: 2, unit: 'bytes', startedAt: 1_000 } });
  expect(view.getByRole('progressbar').nextElementSibling?.textContent).toBe('50%');
});

test('a status offers to start long runs', async () => {
  const refresh = vi.fn<() => void>();
  const view = await status({ isOnDemand: true, isCanceled: true, refresh });
  expect(view.getByRole('status').textContent).toBe('This can take a while, so it does not start automatically. Start');
  expect(view.getByRole('status').className).toBe(look.banner);
  const button = view.getByRole('button', { name: 'Start' });
  expect([button.dataset.action, button.getAttribute('aria-keyshortcuts')]).toEqual(['run', 'Control+Enter']);
  await view.user.click(button);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a status reports a canceled run, and offers another', async () => {
  const refresh = vi.fn<() => void>();
  const view = await status({ isCanceled: true, refresh });
  expect(view.getByRole('status').textContent).toBe('Canceled. Run again');
  expect(view.getByRole('status').className).toBe(`${look.banner} ${look.doubtful}`);
  const button = view.getByRole('button', { name: 'Run again' });
  expect([button.dataset.action, button.getAttribute('aria-keyshortcuts')]).toEqual(['run', 'Control+Enter']);
  await view.user.click(button);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a status reports a bug with its message, and offers another run', async () => {
  const refresh = vi.fn<() => void>();
  const view = await status({ problem: { kind: 'bug', message: 'TypeError: x' }, refresh });
  const alert = view.getByRole('alert');
  expect(alert.querySelector('p')?.textContent).toBe('Something went wrong. This is a bug in Penknife; your input is still here.');
  expect([alert.querySelector('summary')?.textContent, alert.querySelector('pre')?.textContent]).toEqual(['Details', 'TypeError: x']);
  expect(alert.querySelector('details')?.open).toBe(false);
  expect(alert.className).toBe(`${look.banner} ${look.bad} ${own.fault}`);
  await view.user.click(view.getByRole('button', { name: 'Run again' }));
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  { field: undefined, isTold: true },
  { field: 'mode', isTold: false },
  { field: 'end', isTold: true },
  { field: 'unknown', isTold: true },
])('a status reports an error that no visible field shows: $field $isTold', { tags: ['slow'] }, async ({ field, isTold }) => {
  const view = await status(rejected({ code: 'required', ...(field !== undefined && { field }) }));
  expect(view.queryByRole('alert')?.textContent.trim()).toBe(isTold ? 'A value is required.' : undefined);
  expect(view.queryByRole('button')).toBeNull();
  if (isTold) expect(view.getByText('A value is required.').id).toBe('answer-failure');
});

test('a status offers another run if the code could not be loaded', async () => {
  const refresh = vi.fn<() => void>();
  const view = await status({ ...rejected({ code: 'not-loaded' }), refresh });
  expect(view.getByRole('alert').textContent.trim()).toBe('This tool could not be loaded. Check your connection, then try again.');
  await view.user.click(view.getByRole('button', { name: 'Run again' }));
  expect(refresh).toHaveBeenCalledOnce();
});

test('a status without anything to report is empty', async () => {
  const view = await status({});
  expect(view.container.querySelector('main')?.textContent).toBe('');
});
