import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bar, content, heading, menu } from './testing/frame.ts';
import { renderApp } from './testing/render-app.tsx';
import { FILLED_PATIENCE_MS, isShowable, loadTool, prepareTool, prepareTools, preloadTool, untilShowable } from './ToolView.tsx';

// Loading of tools is delayed until the test allows it. Loaded tools stay loaded, so each test uses its own.
interface Held {
  readonly id: string;
  readonly finish: () => Promise<void>;
  readonly fail: () => void;
}

const route = vi.hoisted(() => ({ isHeld: false, held: [] as Held[], prepare: vi.fn<() => void>(), rehearse: vi.fn<(tool: unknown) => void>() }));

vi.mock(import('./ToolRoute.tsx'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    prepare: route.prepare,
    rehearse: route.rehearse,
    readTool: (...args) =>
      route.isHeld
        ? new Promise((resolve, reject) => {
            route.held.push({
              id: args[0],
              finish: async () => resolve(await original.readTool(...args)),
              fail: () => reject(new Error('Failed to fetch')),
            });
          })
        : original.readTool(...args),
  };
});

// Loaded lazily; otherwise the first test would wait for it.
beforeAll(() => import('./ToolRoute.tsx'));

beforeEach(() => {
  route.isHeld = true;
});

afterEach(() => {
  route.isHeld = false;
  route.held.length = 0;
  route.prepare.mockReset();
  route.rehearse.mockReset();
});

const heldFor = (id: string): Promise<Held> =>
  waitFor(() => {
    const found = route.held.findLast((each) => each.id === id);
    if (!found) throw new Error(`${id} is not asked for`);
    return found;
  });

test('loads a tool once per language, after which it is showable', { tags: ['slow'] }, async () => {
  const loads = [loadTool('slugify-string', 'en'), loadTool('slugify-string', 'en')];
  expect(loads[0]).toBe(loads[1]);
  const { finish } = await heldFor('slugify-string');
  expect(route.held).toHaveLength(1);
  expect(isShowable('slugify-string', 'en')).toBe(false);
  await finish();
  expect((await loads[0])?.tool.id).toBe('slugify-string');
  expect(isShowable('slugify-string', 'en')).toBe(true);
  expect(isShowable('slugify-string', 'de')).toBe(false);
});

test('preloads a tool again after a failed preload', { tags: ['slow'] }, async () => {
  preloadTool('text-to-nato-alphabet', 'en');
  (await heldFor('text-to-nato-alphabet')).fail();
  await waitFor(() => {
    preloadTool('text-to-nato-alphabet', 'en');
    expect(route.held.length).toBeGreaterThan(1);
  });
});

test('waiting for a tool ends when it loads, fails or times out', { tags: ['slow'] }, async () => {
  vi.useFakeTimers();
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  void untilShowable('math-evaluator', 'en').then(note('short'));
  void untilShowable('math-evaluator', 'en', FILLED_PATIENCE_MS).then(note('long'));
  await vi.advanceTimersByTimeAsync(299);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['short']);
  await vi.advanceTimersByTimeAsync(4_699);
  expect(ended).toEqual(['short']);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['short', 'long']);
  void untilShowable('chmod-calculator', 'en').then(note('failed'));
  await vi.advanceTimersByTimeAsync(0);
  route.held.find(({ id }) => id === 'chmod-calculator')?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['short', 'long', 'failed']);
});

test('preruns a prepared tool only once, and starts the engine for all tools', { tags: ['slow'] }, async () => {
  route.isHeld = false;
  prepareTool('roman-numeral-converter', 'en');
  prepareTool('roman-numeral-converter', 'en');
  await waitFor(() => expect(route.rehearse).toHaveBeenCalledTimes(1));
  expect(route.rehearse.mock.calls[0]?.[0]).toBe((await loadTool('roman-numeral-converter', 'en')).tool);
  expect(route.prepare).not.toHaveBeenCalled();
  await prepareTools();
  expect(route.prepare).toHaveBeenCalledTimes(1);
});

const follow = async (name: string): Promise<void> => {
  const link = within(menu()).getByRole('link', { name, hidden: true });
  await act(async () => link.click());
};

test('keeps the current page until the next one is ready', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await follow('UUID generator');
  const { finish } = await heldFor('uuid-generator');
  expect(location.pathname).toBe('/about');
  expect(heading()).toBe('About Penknife');
  await act(finish);
  await waitFor(() => expect(location.pathname).toBe('/uuid-generator'));
  expect(heading()).toBe('UUID generator');
  expect(content().querySelector('[aria-busy="true"]')).toBeNull();
});

test('shows the header of a slow page after a timeout, until the page has loaded', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await follow('Hash text and files');
  const { finish } = await heldFor('hash-text');
  await waitFor(() => expect(location.pathname).toBe('/hash-text'));
  const start = content().querySelector('article[aria-busy="true"]');
  expect(start?.querySelector('h1')?.textContent).toBe('Hash text and files');
  await waitFor(() => expect(start?.querySelector('p')?.textContent).toBe('Hash text or files with MD5, SHA or BLAKE, and verify digests.'));
  expect(start?.querySelector('[data-operation]')).toBeNull();
  within(content()).getByRole('button', { name: 'Add to favorites: Hash text and files' });
  await act(finish);
  await waitFor(() => expect(content().querySelector('[data-operation="hash"]')).toBeInstanceOf(HTMLElement));
  expect(content().querySelector('[aria-busy="true"]')).toBeNull();
});

test('cancels a pending navigation when another one starts', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await follow('Bcrypt');
  const { finish } = await heldFor('bcrypt');
  await follow('Recipes');
  await waitFor(() => expect(location.pathname).toBe('/recipes'));
  await act(finish);
  expect(location.pathname).toBe('/recipes');
});

test('cancels a pending navigation when the user goes back', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await act(async () => within(bar()).getByRole('link', { name: /Home$/u }).click());
  await waitFor(() => expect(location.pathname).toBe('/'));
  await follow('Token generator');
  const { finish } = await heldFor('token-generator');
  act(() => {
    history.replaceState(null, '', '/about');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await act(finish);
  expect(location.pathname).toBe('/about');
  expect(screen.queryByRole('heading', { level: 1, name: 'Token generator' })).toBeNull();
});

test('reports a failed load on the tool’s page and allows a retry', { tags: ['slow'] }, async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await renderApp('/about');
  await follow('JWT decoder');
  (await heldFor('jwt-parser')).fail();
  await waitFor(() => expect(content().querySelector('[role="alert"] h1')?.textContent).toBe('Something went wrong'));
  expect(content().querySelector('[role="alert"] pre')?.textContent).toBe('Failed to fetch');
  expect(within(menu()).getByRole('link', { name: 'Hash text and files', hidden: true })).toBeInstanceOf(HTMLElement);
  await act(async () => within(bar()).getByRole('link', { name: /Home$/u }).click());
  await waitFor(() => expect(heading()).toBe('Handy tools for developers'));
  await follow('JWT decoder');
  await waitFor(() => expect(content().querySelector('[role="alert"]')).toBeInstanceOf(HTMLElement));
  await act(async () => within(content()).getByRole('button', { name: 'Try again' }).click());
  const { finish } = await heldFor('jwt-parser');
  await act(finish);
  await waitFor(() => expect(heading()).toBe('JWT decoder'));
  expect(content().querySelector('[role="alert"]')).toBeNull();
});
