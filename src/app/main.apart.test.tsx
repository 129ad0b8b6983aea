import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearFailedLoads } from '../page/lazy/lazy.tsx';
import { HOSTS } from './testing/hosts.ts';
import { setStored } from './testing/stored.ts';

// The app starts when its module is run. Loaded strings and host settings persist, so the tests have an order.
const broken = vi.hoisted(() => ({ languages: new Set<string>(), mismatches: undefined as readonly { key: string; received: string }[] | undefined }));

vi.mock(import('../runtime/platform/words.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    loadShellWords: async (language: string) => {
      if (broken.languages.has(language)) throw new Error(`${language} is lost`);
      return original.loadShellWords(language);
    },
  };
});

vi.mock(import('virtual:configuration'), async () => {
  // Already loaded, with the settings that host settings are written to.
  const { configuration } = await import('./configuration/configuration.ts');
  return {
    get default() {
      return broken.mismatches ? ({ ok: false, mismatches: broken.mismatches } as const) : ({ ok: true, configuration: configuration() } as const);
    },
  };
});

// The rendered app, which no component test would end.
const roots = vi.hoisted(() => [] as { readonly unmount: () => void }[]);

vi.mock(import('react-dom/client'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createRoot: (...args) => {
      const root = original.createRoot(...args);
      roots.push(root);
      return root;
    },
    hydrateRoot: (...args) => {
      const root = original.hydrateRoot(...args);
      roots.push(root);
      return root;
    },
  };
});

const failures = vi.fn<() => void>();

beforeEach(() => {
  clearFailedLoads();
  broken.languages.clear();
  broken.mismatches = undefined;
  failures.mockReset();
  addEventListener('penknife:start-failed', failures);
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  removeEventListener('penknife:start-failed', failures);
  Reflect.deleteProperty(window, 'hostConfiguration');
  Reflect.deleteProperty(window, 'earlyInput');
});

const root = (): HTMLElement => document.querySelector<HTMLElement>('#root') ?? document.body;
const heading = (): string | undefined => root().querySelector('main h1')?.textContent;

async function start(path: string, stored: Readonly<Record<string, string>> = {}): Promise<void> {
  history.replaceState(null, '', path);
  setStored(stored);
  await act(async () => {
    await import(/* @vite-ignore */ `./main.tsx?start=${crypto.randomUUID()}`);
  });
}

test('reports a failed start to boot.js when no words can be loaded', { tags: ['slow'] }, async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  broken.languages.add('en');
  await start('/about');
  await waitFor(() => expect(failures).toHaveBeenCalledTimes(1));
  expect(root().innerHTML).toBe('');
});

test('reports an invalid build setting instead of starting', { tags: ['slow'] }, async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  broken.mismatches = [{ key: 'VITE_ENV', received: 'staging' }];
  await start('/about');
  await waitFor(() => expect(root().querySelector('h1')?.textContent).toBe('Penknife cannot start'));
  expect(root().querySelector('code')?.textContent).toBe('VITE_ENV = "staging"');
});

test('renders the app at the current path', { tags: ['slow'] }, async () => {
  await start('/about');
  await waitFor(() => expect(heading()).toBe('About Penknife'));
  await waitFor(() => expect(document.documentElement.dataset.ready).toBe(''));
  expect(failures).not.toHaveBeenCalled();
});

test('uses the stored language', { tags: ['slow'] }, async () => {
  await start('/about', { locale: 'de' });
  await waitFor(() => expect(heading()).toBe('Über Penknife'));
});

test('renders the page of a tool with its first result', { tags: ['slow'] }, async () => {
  await start('/roman-numeral-converter');
  await waitFor(() => expect(root().querySelector('[data-value="roman"]')?.textContent).toBe('XLII'));
});

test.each(['/about.html', '/about/', '/about/index.html'])('%s becomes the URL of the page', { tags: ['slow'] }, async (path) => {
  await start(`${path}?a=1#b`);
  await waitFor(() => expect(heading()).toBe('About Penknife'));
  expect(location.href).toBe('http://localhost:3000/about?a=1#b');
});

test('falls back to English when the strings of a language cannot be loaded', { tags: ['slow'] }, async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  broken.languages.add('fr');
  await start('/about', { locale: 'fr' });
  await waitFor(() => expect(heading()).toBe('About Penknife'));
  expect(error).toHaveBeenCalledWith(new Error('fr is lost'));
  expect(failures).not.toHaveBeenCalled();
});

test('a host file that cannot be read to its end fails the start', { tags: ['slow'] }, async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const lost = Promise.reject(new Error('lost'));
  const isLost = expect(lost).rejects.toThrow('lost');
  Object.assign(window, { hostConfiguration: lost });
  await start('/about');
  await waitFor(() => expect(failures).toHaveBeenCalledTimes(1));
  await isLost;
});

test('loads nothing for an empty host file', { tags: ['slow'] }, async () => {
  Object.assign(window, { hostConfiguration: Promise.resolve('') });
  await start('/about');
  await waitFor(() => expect(heading()).toBe('About Penknife'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test.each([
  ['/about', 'About Penknife', true],
  // Rendered again, so its elements are replaced; it can still take files.
  ['/roman-numeral-converter', 'Roman numeral converter', false],
])('stops recording early input on %s, which does not take it over', { tags: ['slow'] }, async (route, title, stopsDrops) => {
  const [end, drops] = [new AbortController(), new AbortController()];
  Object.assign(window, { earlyInput: { changes: new Map(), end, drops } });
  const handleEnd = vi.fn<(hasStoppedDrops: boolean) => void>();
  end.signal.addEventListener('abort', () => handleEnd(drops.signal.aborted));
  await start(route);
  await waitFor(() => expect([heading(), drops.signal.aborted]).toEqual([title, true]));
  expect(handleEnd.mock.calls).toEqual([[stopsDrops]]);
});

test('the home page takes over early input, even if it was rendered again', { tags: ['slow'] }, async () => {
  const end = new AbortController();
  const pasted = { text: '{"a": 1}', files: [], box: undefined };
  Object.assign(window, { earlyInput: { changes: new Map(), pasted, end, drops: new AbortController() } });
  await start('/');
  await waitFor(() => expect(document.querySelector('[role="option"]')?.textContent).toMatch(/^JSON formatter/u));
  expect(end.signal.aborted).toBe(true);
});

/** Provides the page as the build renders it. */
async function prerender(route: string): Promise<void> {
  // React warns of its two renderers in one process.
  vi.spyOn(console, 'error').mockReturnValue();
  const { renderRoute } = await import('./prerender.tsx');
  root().innerHTML = (await renderRoute(route)).html;
  root().dataset.route = route;
}

test('text typed on the recipes page before it is hydrated is kept', { tags: ['slow'] }, async () => {
  await prerender('/recipes');
  const box = root().querySelector('main textarea');
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('no text');
  Object.assign(window, { earlyInput: { changes: new Map([[box, { value: 'typed' }]]), end: new AbortController(), drops: new AbortController() } });
  await start('/recipes');
  await waitFor(() => expect(window.earlyInput?.end.signal.aborted).toBe(true));
  expect([box.isConnected, box.value]).toEqual([true, 'typed']);
});

test.each([
  ['another route', '/recipes', {}],
  ['the wishes of the host', '/about', { host: '' }],
  ['work of the visitor', '/about', { work: '' }],
])('renders a page again instead of hydrating it for %s', { tags: ['slow'] }, async (_why, route, marks) => {
  root().innerHTML = '<main><h1>Rendered</h1></main>';
  root().dataset.route = route;
  const title = root().querySelector('main h1');
  Object.assign(document.documentElement.dataset, marks);
  await start('/about');
  await waitFor(() => expect(heading()).toBe('About Penknife'));
  expect(root().querySelector('main h1')).not.toBe(title);
});

test('hydrates a page that was prerendered for this route and keeps its elements', { tags: ['slow'] }, async () => {
  await prerender('/about');
  const title = root().querySelector('main h1');
  await start('/about');
  await waitFor(() => expect(document.documentElement.dataset.ready).toBe(''));
  expect(root().querySelector('main h1')).toBe(title);
});

test('applies host settings before anything is shown', { tags: ['slow'] }, async () => {
  Object.assign(window, { hostConfiguration: Promise.resolve('{"theme": "dark"}') });
  await start('/about');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
});

test('sends page views to the server that the host sets', { tags: ['slow'] }, async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const analytics = { enabled: true, domain: 'tools.test', server: 'https://count.test', countLocalhost: true };
  Object.assign(window, { hostConfiguration: Promise.resolve(JSON.stringify({ analytics })) });
  await start('/about');
  await waitFor(() => {
    const call = send.mock.calls.find(([address]) => address === 'https://count.test/api/event');
    expect(JSON.parse(String(call?.[1]?.body))).toMatchObject({ n: 'pageview', d: 'tools.test' });
  });
});

/** A page of each kind: its path, the tool to which it redirects, and its heading. */
const KINDS = [
  ['/', undefined, 'Handy tools for developers'],
  ['/roman-numeral-converter', undefined, 'Roman numeral converter'],
  ['/hash', '/hash-text', 'Hash text and files'],
  ['/recipes', undefined, 'Recipes'],
  ['/about', undefined, /^About /u],
  ['/no-such-page', undefined, 'Page not found'],
] as const;

describe.each(KINDS)('the built page of %s starts', (route, target, title) => {
  test.each(Object.entries(HOSTS))('with %s from the host', { tags: ['slow'] }, async (_what, { respond }) => {
    // React warns of its two renderers in one process, and the app reports the host's errors.
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'info').mockReturnValue();
    const { NOT_FOUND, renderRedirect, renderRoute, routes } = await import('./prerender.tsx');
    const { followHost } = await import('../boot/host.ts');
    const own = routes.includes(route) ? route : NOT_FOUND;
    root().innerHTML = (await (target === undefined ? renderRoute(own) : renderRedirect(target))).html;
    if (target === undefined) root().dataset.route = own;
    vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const hostConfiguration = followHost(new URL('http://localhost:3000/'), route.slice(1), () => undefined);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    Object.assign(window, { hostConfiguration });
    await start(route);
    await waitFor(() => expect(heading()).toEqual(typeof title === 'string' ? title : expect.stringMatching(title)));
    await waitFor(() => expect(location.pathname).toBe(target ?? route));
    await waitFor(() => expect(document.documentElement.dataset.ready).toBe(''));
    expect(failures).not.toHaveBeenCalled();
  });
});
