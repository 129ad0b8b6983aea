import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteUnsaved } from '../../page/session/unsaved.ts';
import { becomeIdle } from '../testing/idle.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { useOffline } from './use-offline.ts';

const received: unknown[] = [];
const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage: (message: unknown) => void received.push(message) });
const register = vi.fn<(...args: unknown[]) => Promise<unknown>>();

function Offline() {
  useOffline();
  return null;
}

/** A browser in which the site is stored, with a new version waiting. */
function stubWorkers(hasController: boolean): void {
  const registration = Object.assign(new EventTarget(), { active: hasController ? worker : null, waiting: worker, installing: null });
  register.mockResolvedValue(registration);
  const container = Object.assign(new EventTarget(), { controller: hasController ? worker : null, register, ready: Promise.resolve(registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
  noteUnsaved('work', false);
  register.mockReset();
  received.length = 0;
  worker.state = 'installed';
});

test('stores nothing in development', async () => {
  stubWorkers(true);
  await renderInShell(<Offline />);
  becomeIdle();
  await Promise.resolve();
  expect(register).not.toHaveBeenCalled();
});

test('stores the site when the page is idle, and reports once that it is done', async () => {
  vi.stubEnv('PROD', true);
  stubWorkers(false);
  worker.state = 'activated';
  await renderInShell(<Offline />, { isStrict: false });
  expect(register).not.toHaveBeenCalled();
  becomeIdle();
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  await screen.findByText('Ready offline.');
});

test('announces a waiting version with a button that starts it', async () => {
  vi.stubEnv('PROD', true);
  noteUnsaved('work', true);
  stubWorkers(true);
  await renderInShell(<Offline />, { isStrict: false });
  becomeIdle();
  await screen.findByText('A new version is available. Reload when you are ready.');
  expect(received).toEqual([{ type: 'fetch-later', language: 'en' }]);
  screen.getByText('Reload').click();
  expect(received.at(-1)).toEqual({ type: 'take-over' });
});
