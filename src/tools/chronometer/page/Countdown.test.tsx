import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderTool } from '../../../app/testing/render-tool.tsx';

const timer = (): HTMLElement => screen.getByRole('timer');
const press = (key: string): boolean => fireEvent.keyDown(document.body, { key });
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
const duration = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Custom duration');
const announced = (): string => screen.getAllByRole('status')[0]?.textContent ?? '';
const stored = (): unknown => JSON.parse(localStorage.getItem('penknife.chronometer.countdown') ?? 'null');

/** Whether leaving the page would lose work. */
const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Renders the countdown with a clock that only the test advances. */
async function renderCountdown(state?: unknown) {
  const page = await renderTool('chronometer', {
    link: '#/countdown',
    stored: state === undefined ? {} : { 'penknife.chronometer.countdown': JSON.stringify(state) },
  });
  vi.useFakeTimers();
  return page;
}

function set(text: string): void {
  fireEvent.change(duration(), { target: { value: text } });
  fireEvent.click(button('Set'));
}

test('opens with its tab, which the URL stores', async () => {
  await renderTool('chronometer');
  fireEvent.click(screen.getByRole('tab', { name: 'Countdown' }));
  expect(location.hash).toBe('#/countdown');
  expect(timer().getAttribute('aria-label')).toBe('Time left');
  expect(timer().textContent).toBe('05:00');
});

test('rejects text that is not a duration until it is changed', async () => {
  await renderCountdown();
  const hint = screen.getByText('For example 90, 1:30 or 1h 5m');
  expect(hint.hasAttribute('role')).toBe(false);
  expect(duration().getAttribute('aria-describedby')).toBe(hint.id);
  set('soon');
  expect(screen.getByRole('alert').textContent).toBe('Not a valid duration. Use seconds (90), minutes and seconds (1:30) or 1h 5m, up to 100 hours.');
  expect(duration().getAttribute('aria-invalid')).toBe('true');
  expect(duration().value).toBe('soon');
  expect(timer().textContent).toBe('05:00');
  fireEvent.change(duration(), { target: { value: '0:0' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(duration().hasAttribute('aria-invalid')).toBe(false);
  const form = duration().closest('form');
  if (!form) throw new Error('the duration is not in a form');
  fireEvent.change(duration(), { target: { value: '0:03' } });
  expect(fireEvent.submit(form)).toBe(false);
  expect(timer().textContent).toBe('00:03');
  expect(duration().value).toBe('');
});

test('counts down to zero and beyond', async () => {
  await renderCountdown();
  set('0:03');
  document.title = 'Chronometer';
  fireEvent.click(button('Start'));
  expect(announced()).toBe('Started at 00:03');
  expect(isAsked()).toBe(true);
  pass(1_500);
  expect(timer().textContent).toBe('00:02');
  expect(document.title).toBe('00:02 · Chronometer');
  pass(1_600);
  expect(announced()).toBe('The countdown has ended');
  expect(timer().getAttribute('aria-label')).toBe('Overtime');
  expect(isAsked()).toBe(false);
  pass(2_000);
  expect(timer().textContent).toBe('+00:02');
  expect(screen.getByText('Ended 00:02 ago.').tagName).toBe('P');
  expect(document.title).toBe('+00:02 · Chronometer');
  fireEvent.click(button('Stop'));
  expect(timer().textContent).toBe('00:00');
  expect(document.title).toBe('Chronometer');
  press(' ');
  expect(timer().textContent).toBe('00:03');
});

test('stops, resumes and resets with keys', async () => {
  await renderCountdown();
  press(' ');
  pass(60_000);
  press(' ');
  expect(announced()).toBe('Stopped at 04:00');
  pass(60_000);
  expect(timer().textContent).toBe('04:00');
  press(' ');
  expect(timer().textContent).toBe('04:00');
  pass(1_100);
  expect(timer().textContent).toBe('03:59');
  press('r');
  expect(timer().textContent).toBe('05:00');
  expect(button('Start').getAttribute('aria-keyshortcuts')).toBe('Space');
});

test('offers durations, and the five most recently used', { tags: ['slow'] }, async () => {
  await renderCountdown();
  const presets = screen.getByRole('group', { name: 'Durations' });
  expect(
    within(presets)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 minute', '3 minutes', '5 minutes', '10 minutes', '25 minutes', '60 minutes']);
  expect(within(presets).getByRole('button', { pressed: true }).textContent).toBe('5 minutes');
  expect(screen.queryByRole('group', { name: 'Recently used' })).toBeNull();
  for (const text of ['1', '2', '3', '4', '5', '6', '3', '1.5']) set(text);
  fireEvent.click(button('25 minutes'));
  expect(within(presets).getByRole('button', { pressed: true }).textContent).toBe('25 minutes');
  const recent = screen.getByRole('group', { name: 'Recently used' });
  expect(
    within(recent)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['25:00', '00:01.500', '00:03', '00:06', '00:05']);
  fireEvent.click(within(recent).getByRole('button', { name: '00:06' }));
  expect(timer().textContent).toBe('00:06');
  expect(stored()).toMatchObject({ durationMs: 6_000, restMs: 6_000, recentMs: [6_000, 1_500_000, 1_500, 3_000, 5_000] });
});

test('keeps its state and settings for the next visit', async () => {
  await renderCountdown({
    durationMs: 90_000,
    restMs: 45_000,
    recentMs: [1_000, 'x', 2_000, 3_000, 4_000, 5_000, 6_000],
    sound: 'beep',
    volume: 7,
    notifies: true,
  });
  expect(timer().textContent).toBe('00:45');
  press('r');
  expect(stored()).toEqual({ durationMs: 90_000, restMs: 90_000, recentMs: [1_000, 2_000, 3_000, 4_000, 5_000], sound: 'beep', volume: 1, notifies: true });
});

test('uses the defaults for invalid stored values', async () => {
  await renderCountdown({ durationMs: 0, restMs: 'x', endsAt: null, recentMs: 1, sound: 'horn', volume: -1, notifies: 'yes' });
  press('r');
  expect(stored()).toEqual({ durationMs: 300_000, restMs: 300_000, recentMs: [], sound: 'bell', volume: 0, notifies: false });
});

test('plays no sound for a countdown that ended before this visit', async () => {
  // With reduced motion, the page renders every quarter of a second, not in each frame.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await renderCountdown({
    durationMs: 90_000,
    restMs: 90_000,
    endsAt: performance.timeOrigin + performance.now() - 60_000,
    recentMs: [],
    sound: 'bell',
    volume: 1,
    notifies: false,
  });
  expect(announced()).toBe('');
  expect(timer().getAttribute('aria-label')).toBe('Overtime');
});

/** Replaces the audio API of the browser. Returns the tones that were played. */
function listen() {
  const tones: { readonly frequency?: number; readonly type?: string; readonly from: number; readonly to: number; readonly gain: number }[] = [];
  class FakeNode {
    from = 0;
    peak = 0;
    readonly gain = {
      setValueAtTime: (value: number) => {
        this.peak = value;
      },
      exponentialRampToValueAtTime: () => undefined,
    };
    next: FakeNode | undefined;
    connect(next: FakeNode): FakeNode {
      this.next = next;
      return next;
    }
  }
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 10;
      readonly destination = new FakeNode();
    },
  );
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal(
    'OscillatorNode',
    class extends FakeNode {
      readonly #init: OscillatorOptions;
      constructor(_: unknown, init: OscillatorOptions) {
        super();
        this.#init = init;
      }
      start(at: number): void {
        this.from = at;
      }
      stop(at: number): void {
        const { frequency = 0, type = 'custom' } = this.#init;
        tones.push({ frequency, type, from: this.from, to: at, gain: this.next?.peak ?? 0 });
      }
    },
  );
  return tones;
}

test('plays the selected sound at the end, at the selected volume', async () => {
  const tones = listen();
  try {
    await renderCountdown();
    fireEvent.change(screen.getByLabelText('Alarm sound'), { target: { value: 'beep' } });
    fireEvent.change(screen.getByRole('slider', { name: /Volume/u }), { target: { value: '20' } });
    fireEvent.click(button('Play'));
    expect(tones.map(({ frequency, type, gain }) => [frequency, type, gain])).toEqual(Array.from({ length: 3 }, () => [1000, 'square', 0.2]));
    expect(tones[0]).toMatchObject({ from: 10, to: 10.15 });
    expect(tones[1]?.from).toBeCloseTo(10.23);
    fireEvent.change(screen.getByLabelText('Alarm sound'), { target: { value: 'bell' } });
    set('2');
    press(' ');
    pass(2_000);
    expect(tones.slice(3).map(({ frequency, type }) => [frequency, type])).toEqual([
      [880, 'sine'],
      [660, 'sine'],
    ]);
    fireEvent.change(screen.getByLabelText('Alarm sound'), { target: { value: 'off' } });
    fireEvent.click(button('Play'));
    expect(tones).toHaveLength(5);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('shows a notification at the end only if the browser allows it', async () => {
  const shown: string[] = [];
  let permission = 'denied';
  class FakeNotification {
    static get permission(): string {
      return permission;
    }
    static requestPermission = async (): Promise<string> => permission;
    constructor(text: string) {
      shown.push(text);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  try {
    await renderCountdown();
    const notify = screen.getByRole('switch', { name: 'Also show a notification' });
    await act(async () => void fireEvent.click(notify));
    expect(stored()).toMatchObject({ notifies: false });
    permission = 'granted';
    await act(async () => void fireEvent.click(notify));
    expect(stored()).toMatchObject({ notifies: true });
    set('2');
    press(' ');
    expect(shown).toEqual([]);
    pass(2_000);
    expect(shown).toEqual(['The countdown has ended']);
    await act(async () => void fireEvent.click(notify));
    expect(stored()).toMatchObject({ notifies: false });
    press('r');
    press(' ');
    pass(2_000);
    expect(shown).toHaveLength(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('ignores dropped files', async () => {
  await renderTool('chronometer');
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { types: ['Files'], files: [new File(['a'], 'a.txt')], items: [], dropEffect: 'none' } });
  act(() => void screen.getByRole('timer').dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  expect((await screen.findAllByText(/This tool does not accept files\./u)).length).toBeGreaterThan(0);
});
