import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteUnsaved } from '../../page/session/unsaved.ts';
import { keepForLater, startOffline } from './offline.ts';

interface FakeWorker extends EventTarget {
  state: string;
  readonly postMessage: (message: unknown) => void;
}

/** A worker that records its messages. */
function makeWorker(state: string): FakeWorker & { readonly received: readonly unknown[]; readonly become: (next: string) => void } {
  const received: unknown[] = [];
  const worker = Object.assign(new EventTarget(), { state, received, postMessage: (message: unknown) => void received.push(message) });
  return Object.assign(worker, {
    become: (next: string) => {
      worker.state = next;
      worker.dispatchEvent(new Event('statechange'));
    },
  });
}

type Registration = EventTarget & { installing: FakeWorker | null; waiting: FakeWorker | null; active: FakeWorker | null; update: () => Promise<void> };

let registration: Registration;
let container: EventTarget & { controller: FakeWorker | null; register: (...args: unknown[]) => Promise<Registration>; ready: Promise<Registration> };
const reload = vi.fn<() => void>();
const onReady = vi.fn<() => void>();
const onUpdate = vi.fn<(reload: () => void) => void>();
const start = (): Promise<void> => startOffline('/tools', { onReady, onUpdate });

beforeEach(() => {
  onReady.mockReset();
  onUpdate.mockReset();
  registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active: null, update: vi.fn<() => Promise<void>>().mockResolvedValue() });
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: vi.fn<(...args: unknown[]) => Promise<Registration>>().mockResolvedValue(registration),
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  noteUnsaved('work', false);
});

const show = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

/** Waits until the browser has answered. */
const settle = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('registers the worker in the folder of the site', async () => {
  await start();
  expect(container.register).toHaveBeenCalledExactlyOnceWith('/tools/sw.js', { scope: '/tools/' });
});

test('does nothing without service workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await start();
  await keepForLater('en');
  expect(onReady).not.toHaveBeenCalled();
});

test('a blocked worker leaves the site unchanged', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  vi.mocked(container.register).mockRejectedValue(new Error('forbidden'));
  await start();
  expect(info).toHaveBeenCalledExactlyOnceWith('No service worker', new Error('forbidden'));
});

test('the first worker reports that the site is stored once it is active, without a reload', async () => {
  const first = makeWorker('installing');
  registration.installing = first;
  await start();
  first.become('installed');
  await settle();
  expect(first.received).toEqual([]);
  expect(onReady).not.toHaveBeenCalled();
  first.become('activated');
  expect(onReady).toHaveBeenCalledTimes(1);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  expect(onUpdate).not.toHaveBeenCalled();
});

test('a later worker reports nothing when it becomes active', async () => {
  container.controller = makeWorker('activated');
  const next = makeWorker('installing');
  registration.installing = next;
  await start();
  next.become('activated');
  expect(onReady).not.toHaveBeenCalled();
});

/** A visit to a stored site that has a new version waiting. */
async function update(state = 'installed'): Promise<ReturnType<typeof makeWorker>> {
  container.controller = makeWorker('activated');
  registration.active = container.controller;
  const next = makeWorker(state);
  registration.waiting = next;
  await start();
  await settle();
  return next;
}

test('a new version is activated immediately, and the page reloads', async () => {
  const next = await update();
  expect(next.received).toEqual([{ type: 'take-over' }]);
  expect(onUpdate).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that is still installing is activated afterwards', async () => {
  const next = await update('installing');
  expect(next.received).toEqual([]);
  next.become('installed');
  await settle();
  expect(next.received).toEqual([{ type: 'take-over' }]);
});

test('a version found during the visit is too, and is asked once', async () => {
  container.controller = makeWorker('activated');
  registration.active = container.controller;
  await start();
  registration.dispatchEvent(new Event('updatefound'));
  const next = makeWorker('installed');
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  registration.dispatchEvent(new Event('updatefound'));
  await settle();
  expect(next.received).toEqual([{ type: 'take-over' }]);
});

test('with unsaved work it waits until the reader wants it', async () => {
  noteUnsaved('work', true);
  const next = await update();
  expect(next.received).toEqual([]);
  expect(onUpdate).toHaveBeenCalledTimes(1);
  onUpdate.mock.calls[0]?.[0]();
  expect(next.received).toEqual([{ type: 'take-over' }]);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reports a version started by another tab while there is unsaved work here', async () => {
  container.controller = makeWorker('activated');
  await start();
  noteUnsaved('work', true);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  expect(onUpdate).toHaveBeenCalledTimes(1);
  onUpdate.mock.calls[0]?.[0]();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab that stays open checks for a new version once an hour, when it becomes visible', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await start();
  vi.setSystemTime(60 * 60 * 1000 - 1);
  show();
  expect(registration.update).not.toHaveBeenCalled();
  vi.setSystemTime(60 * 60 * 1000);
  state.mockReturnValue('hidden');
  show();
  expect(registration.update).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  show();
  show();
  expect(registration.update).toHaveBeenCalledTimes(1);
  const info = vi.spyOn(console, 'info').mockReturnValue();
  vi.mocked(registration.update).mockRejectedValue(new Error('offline'));
  vi.setSystemTime(2 * 60 * 60 * 1000);
  show();
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith('No update', new Error('offline')));
});

test("the worker stores the rest, starting with the reader's language", async () => {
  const active = makeWorker('activated');
  registration.active = active;
  await keepForLater('de');
  expect(active.received).toEqual([{ type: 'fetch-later', language: 'de' }]);
  registration.active = null;
  await keepForLater('de');
  expect(active.received).toHaveLength(1);
});
