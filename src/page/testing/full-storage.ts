import type { MockInstance } from 'vitest';
import { vi } from 'vitest';

/** Makes local storage refuse to store anything, as if it were full, until the test ends or restores it. Stored items stay. */
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
