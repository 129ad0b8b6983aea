import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface WatchedSizes {
  /** The elements whose sizes are currently observed. */
  readonly observed: () => readonly Element[];
  /** Notifies the observers of a changed size. */
  readonly tell: () => Promise<void>;
}

/** Replaces the observation of sizes, which do not change in a document without layout, until the test ends. */
export function watchSizes(): WatchedSizes {
  const observers = new Map<() => void, Set<Element>>();
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(function observe(call) {
    const elements = new Set<Element>();
    const notify = (): void => call([], observer);
    const observer: ResizeObserver = {
      observe: (element) => {
        elements.add(element);
        observers.set(notify, elements);
      },
      unobserve: (element) => void elements.delete(element),
      disconnect: () => void observers.delete(notify),
    };
    return observer;
  });
  return {
    observed: () => [...observers.values()].flatMap((elements) => [...elements]),
    tell: () =>
      act(async () => {
        for (const notify of observers.keys()) notify();
      }),
  };
}
