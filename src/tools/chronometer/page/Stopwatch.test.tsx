import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectCopied } from '../../../app/testing/clipboard.ts';
import { catchDownloads } from '../../../app/testing/downloads.ts';
import { renderTool } from '../../../app/testing/render-tool.tsx';

const timer = (): string => screen.getByRole('timer', { name: 'Elapsed time' }).textContent;
const press = (key: string): boolean => fireEvent.keyDown(document.body, { key });
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
const announced = (): string => screen.getAllByRole('status')[0]?.textContent ?? '';
const lapRows = (): readonly HTMLElement[] =>
  within(screen.getByRole('table', { name: /Laps/u }))
    .getAllByRole('row')
    .slice(1);

/** Whether leaving the page would lose work. */
const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Simulates reduced motion: the page renders every quarter of a second, not in each frame. */
function reduceMotion(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

/** Renders the stopwatch with a clock that only the test advances. */
async function renderStopwatch(stored?: unknown) {
  const page = await renderTool('chronometer', { stored: stored === undefined ? {} : { 'penknife.chronometer.watch': JSON.stringify(stored) } });
  vi.useFakeTimers();
  return page;
}

test('starts, records laps, stops, resets and undoes the reset with keys', async () => {
  await renderStopwatch();
  expect(timer()).toBe('00:00.000');
  expect(button('Lap').disabled).toBe(true);
  expect(button('Reset').disabled).toBe(true);
  press('l');
  press('r');
  expect(screen.queryByRole('table')).toBeNull();
  press(' ');
  expect(announced()).toBe('Started at 00:00.000');
  expect(button('Lap').disabled).toBe(false);
  pass(5_000);
  press('l');
  expect(announced()).toBe('Lap 1: 00:05.000');
  expect(lapRows()[0]?.dataset.rank).toBeUndefined();
  pass(2_000);
  press('l');
  press(' ');
  expect(announced()).toBe('Stopped at 00:07.000');
  expect(timer()).toBe('00:07.000');
  expect(lapRows().map(({ dataset, textContent }) => [dataset.rank, textContent])).toEqual([
    ['fastest', '200:02.000fastest+00:00.00000:07.000'],
    ['slowest', '100:05.000slowest+00:03.00000:05.000'],
  ]);
  pass(3_000);
  expect(timer()).toBe('00:07.000');
  press('r');
  expect(announced()).toBe('Reset');
  expect(timer()).toBe('00:00.000');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  fireEvent.click(button('Undo reset'));
  expect(timer()).toBe('00:07.000');
  expect(lapRows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo reset' })).toBeNull();
  expect(button('Reset').disabled).toBe(false);
});

test('discards the undo of a reset on the next start', async () => {
  await renderStopwatch({ sumMs: 7_000, laps: [] });
  expect(timer()).toBe('00:07.000');
  press('r');
  fireEvent.click(button('Start'));
  expect(screen.queryByRole('button', { name: 'Undo reset' })).toBeNull();
  fireEvent.click(button('Stop'));
  expect(button('Reset').disabled).toBe(true);
});

test('restores a running stopwatch as stopped, at the time of the reset', async () => {
  await renderStopwatch();
  press(' ');
  pass(4_000);
  press('r');
  pass(4_000);
  fireEvent.click(button('Undo reset'));
  expect(timer()).toBe('00:04.000');
  expect(button('Start').getAttribute('aria-keyshortcuts')).toBe('Space');
});

test('counts a running stopwatch as unsaved work, shows it in the title and keeps the screen on', async () => {
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<(type: string) => Promise<{ release: typeof release }>>(async () => ({ release }));
  Object.assign(navigator, { wakeLock: { request } });
  await renderStopwatch();
  document.title = 'Chronometer';
  expect(isAsked()).toBe(false);
  expect(request).not.toHaveBeenCalled();
  press(' ');
  pass(61_100);
  expect(document.title).toBe('01:01 · Chronometer');
  expect(isAsked()).toBe(true);
  expect(request).toHaveBeenCalledWith('screen');
  await act(async () => void press(' '));
  expect(document.title).toBe('Chronometer');
  expect(isAsked()).toBe(false);
  expect(release).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('runs without a wake lock if the browser denies it', async () => {
  const request = vi.fn<() => Promise<never>>(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  Object.assign(navigator, { wakeLock: { request } });
  await renderStopwatch();
  await act(async () => void press(' '));
  pass(1_000);
  press(' ');
  expect(timer()).toBe('00:01.000');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('shows only seconds while it runs with reduced motion', async () => {
  reduceMotion();
  await renderStopwatch();
  press(' ');
  pass(1_250);
  expect(timer()).toBe('00:01');
  press(' ');
  expect(timer()).toBe('00:01.250');
});

test('stores the stopwatch, and keeps a running one running until the next visit', async () => {
  const page = await renderStopwatch();
  press(' ');
  pass(1_000);
  press('l');
  press(' ');
  expect(JSON.parse(localStorage.getItem('penknife.chronometer.watch') ?? '')).toEqual({ sumMs: 1_000, laps: [1_000] });
  page.unmount();
  vi.useRealTimers();
  reduceMotion();
  await renderStopwatch({ sumMs: 3_600_000, startedAt: performance.timeOrigin + performance.now(), laps: [1_800_000, 'x', -1] });
  expect(button('Stop').textContent).toBe('Stop');
  expect(lapRows()).toHaveLength(1);
  expect(timer()).toMatch(/^01:00:\d\d$/u);
});

test.each([['nothing'], [null], [{ sumMs: -1, laps: [] }], [{ sumMs: Number.NaN }], [{ laps: [1] }]])('starts from zero if %j is stored', async (stored) => {
  await renderStopwatch(stored);
  expect(timer()).toBe('00:00.000');
  expect(screen.queryByRole('table')).toBeNull();
});

test('ignores stored laps that are not an array', async () => {
  await renderStopwatch({ sumMs: 2_000, startedAt: 'soon', laps: 7 });
  expect(timer()).toBe('00:02.000');
  expect(button('Start').disabled).toBe(false);
  expect(screen.queryByRole('table')).toBeNull();
});

test('copies and downloads the laps', async () => {
  const downloads = catchDownloads();
  const { user } = await renderTool('chronometer', { stored: { 'penknife.chronometer.watch': JSON.stringify({ sumMs: 7_000, laps: [5_000, 7_000] }) } });
  await user.click(button('Copy Laps'));
  await expectCopied('Lap\tTime\tGap to fastest\tTotal\n1\t00:05.000\t+00:03.000\t00:05.000\n2\t00:02.000\t+00:00.000\t00:07.000');
  await user.click(button('Download Laps'));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['laps.csv', 'text/csv']]);
  expect(await downloads[0]?.content.text()).toBe('Lap,Time,Gap to fastest,Total\n1,00:05.000,+00:03.000,00:05.000\n2,00:02.000,+00:00.000,00:07.000\n');
});

test('shows the page in full screen if the browser supports it', async () => {
  expect('fullscreenEnabled' in document && document.fullscreenEnabled).toBe(false);
  const plain = await renderTool('chronometer');
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  plain.unmount();
  let element: Element | null = null;
  const turn = (next: Element | null) => async () => {
    element = next;
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => element },
    exitFullscreen: { configurable: true, value: turn(null) },
  });
  const { user, container } = await renderTool('chronometer');
  const main = container.querySelector('main');
  if (!main) throw new Error('the main element is missing');
  Object.assign(main, { requestFullscreen: turn(main) });
  await user.click(button('Full screen'));
  expect(element).toBe(main);
  await user.click(button('Exit full screen'));
  expect(element).toBeNull();
  expect(button('Full screen').textContent).toBe('Full screen');
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
});
