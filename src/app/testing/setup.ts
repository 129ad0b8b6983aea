import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { patience } from '../../../scripts/patience.ts';
import { provideErrorDelays } from '../../page/session/error-delay.ts';
import { forgetDrafts } from '../../page/session/drafts.ts';
import { forgetToasts } from '../../ui/toast/toast.ts';
import { provideAnalytics, silent } from '../analytics/service.ts';
import { configuration } from '../configuration/configuration.ts';
import { selectEngine } from './engine.ts';
import { setStored } from './stored.ts';
import { cancelIdle, forgetIdle, requestIdle } from './idle.ts';

/**
 * The error of a query that finds nothing. Its message prints the document only when it is read: `waitFor` and `findBy` query again and
 * again and discard nearly all of these errors, and printing a large page takes longer than rendering it.
 */
function queryError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, queryError);
  Object.defineProperty(error, 'message', { configurable: true, get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n') });
  return error;
}

configure({ asyncUtilTimeout: 20_000 * patience, getElementError: queryError });

vi.mock(import('../../runtime/platform/browser-engine.ts'), async () => {
  const { engine } = await import('./engine.ts');
  return { engine: engine as never };
});

vi.mock(import('virtual:configuration'), async () => {
  const { readConfiguration } = await import('../configuration/settings.ts');
  return { default: readConfiguration({}) };
});

// happy-dom declares Web Locks without providing them. Without the name, the app treats the browser as one that has none.
for (let owner: object | null = navigator; owner; owner = Reflect.getPrototypeOf(owner)) Reflect.deleteProperty(owner, 'locks');

Object.assign(globalThis, { requestIdleCallback: requestIdle, cancelIdleCallback: cancelIdle });

const settings = { ...configuration() };

beforeEach(() => {
  provideAnalytics(silent);
  // Only the tests of these delays wait for them.
  provideErrorDelays({ usualMs: 0, unfinishedMs: 0 });
});

/** As for a first-time visitor. */
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  selectEngine();
  Object.assign(configuration(), settings);
  forgetDrafts();
  forgetToasts();
  forgetIdle();
  localStorage.clear();
  sessionStorage.clear();
  setStored({});
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  // happy-dom lists no keys of a dataset.
  for (const name of document.documentElement.getAttributeNames()) if (name.startsWith('data-')) document.documentElement.removeAttribute(name);
});
