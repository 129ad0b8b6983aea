import { vi } from 'vitest';
import { menuPreference } from '../preferences.ts';

/** Writes items of earlier visits to local storage. Preferences take this for a change by another tab, and read their values again. */
export function setStored(items: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  // The menu belongs to its window, which reads it once.
  menuPreference.suppose(menuPreference.initial);
}

/** Lets local storage take no more until the end of the test. happy-dom binds the methods of storage to itself, so its prototype is of no use. */
export function fillStorage(): void {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
