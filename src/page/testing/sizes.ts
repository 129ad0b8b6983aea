import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface WatchedSizes {
  /** The elements whose sizes are observed at present. */
  readonly observed: () => readonly Element[];
  /** Tells the observers that a size is another. */
  readonly tell: () => Promise<void>;
}

/** Stands in for the observation of sizes, which do not change in a document without layout, until the test ends. */
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
