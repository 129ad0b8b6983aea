import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberScroll } from './scroll-memory.ts';

let place = 0;
let height = 0;
let stop = (): void => undefined;
/** The observer of the content, in the order of its start; undefined once it has ended. */
let watching: (ResizeObserverCallback | undefined)[] = [];

// happy-dom has no layout, so neither heights nor observers of them.
class Observer implements ResizeObserver {
  readonly #index: number;
  constructor(callback: ResizeObserverCallback) {
    this.#index = watching.push(callback) - 1;
  }
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    watching[this.#index] = undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  place = 0;
  height = 10_000;
  watching = [];
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => place);
  vi.spyOn(globalThis, 'innerHeight', 'get').mockReturnValue(500);
  vi.spyOn(globalThis, 'scrollTo').mockImplementation((...to) => {
    [, place = 0] = to;
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  stop = rememberScroll(document.body);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function scroll(to: number): void {
  place = to;
  dispatchEvent(new Event('scroll'));
}

const entry = (): unknown => history.state;

/** Goes to a page, as the router does. */
function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new Event('pushState'));
}

function back(to: unknown): void {
  history.replaceState(to, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
}

const resize = (): void => {
  for (const callback of watching) callback?.([], {} as ResizeObserver);
};

/** Leaves a page at 700, and a second one at 0. Returns the entry of the first. */
function leave(): unknown {
  scroll(700);
  const first = entry();
  go('/second');
  scroll(0);
  return first;
}

test('each history entry gets a separate name, and keeps its state', () => {
  const first = entry();
  expect(first).toEqual({ entry: expect.stringMatching(/^[\d.]+-\d+$/u) });
  history.replaceState({ own: 1 }, '', '/next');
  dispatchEvent(new Event('pushState'));
  expect(entry()).toEqual({ own: 1, entry: expect.stringMatching(/-\d+$/u) });
  expect(entry()).not.toEqual(first);
  const named = entry();
  dispatchEvent(new Event('pushState'));
  expect(entry()).toBe(named);
});

test('going back restores the scroll position, as soon as the page is long enough', () => {
  const first = leave();
  height = 1_199;
  back(first);
  resize();
  expect(place).toBe(0);
  height = 1_200;
  resize();
  expect(place).toBe(700);
  expect(watching).toEqual([undefined]);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700);
});

test('a click directly after a scroll, before its event, restores that position too', () => {
  scroll(200);
  const first = entry();
  place = 700;
  go('/second');
  scroll(0);
  back(first);
  resize();
  expect(place).toBe(700);
});

test('an entry that was not left here starts at the top', () => {
  leave();
  scroll(300);
  back({ entry: 'of an earlier visit' });
  resize();
  expect(place).toBe(0);
});

test('ignores a link within the page, which has already scrolled', () => {
  leave();
  scroll(300);
  back(null);
  expect(watching).toEqual([]);
  expect(place).toBe(300);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops when the user acts first (%s)', (type) => {
  back(leave());
  dispatchEvent(new Event(type));
  expect(watching).toEqual([undefined]);
  resize();
  expect(place).toBe(0);
});

test('after three seconds the page may grow freely', () => {
  back(leave());
  vi.advanceTimersByTime(2_999);
  expect(watching[0]).toBeTypeOf('function');
  vi.advanceTimersByTime(1);
  expect(watching).toEqual([undefined]);
});

test('the next page cancels the pending restoration', () => {
  back(leave());
  go('/third');
  expect(watching).toEqual([undefined]);
});

test('it ends when it is stopped', () => {
  const first = leave();
  back(first);
  stop();
  expect(watching).toEqual([undefined]);
  back(first);
  expect(watching).toEqual([undefined]);
});
