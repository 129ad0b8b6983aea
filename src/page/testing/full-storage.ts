import type { MockInstance } from 'vitest';
import { vi } from 'vitest';

/** Lets local storage refuse to store anything, as where it is full, until the test ends or restores it. What was stored stays. */
export function fillStorage(): MockInstance<() => Storage> {
  const { localStorage: items } = globalThis;
  const full: Storage = {
    get length() {
      return items.length;
    },
    key: (index) => items.key(index),
    getItem: (name) => items.getItem(name),
    removeItem: (name) => items.removeItem(name),
    clear: () => items.clear(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  return vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full);
}
