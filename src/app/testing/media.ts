import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The media queries that match, among those of the app. */
export interface Screen {
  readonly isSmall?: boolean;
  readonly isDark?: boolean;
}

const QUERIES = { '(max-width: 700px)': 'isSmall', '(prefers-color-scheme: dark)': 'isDark' } as const satisfies Record<string, keyof Screen>;

const isKnown = (query: string): query is keyof typeof QUERIES => query in QUERIES;

/** Simulates a screen until the end of the test. Returns a function that changes it and notifies the listeners of its queries. */
export function stubScreen(first: Screen = {}): (next: Screen) => void {
  let screen = first;
  const watched = new Set<EventTarget>();
  const isWide = (): boolean => screen.isSmall !== true;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => {
    const list = Object.assign(new EventTarget(), { media, onchange: null, addListener: () => undefined, removeListener: () => undefined });
    watched.add(list);
    return Object.defineProperty(list, 'matches', {
      get: () => (isKnown(media) ? screen[QUERIES[media]] === true : /min-width/u.test(media) && isWide()),
    }) as never;
  });
  return (next) => {
    screen = next;
    act(() => {
      for (const list of watched) list.dispatchEvent(new Event('change'));
    });
  };
}
