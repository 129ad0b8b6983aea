import { onTestFinished } from 'vitest';
import { menuPreference, smallScreenPreference } from '../preferences.ts';

/** Writes items of earlier visits to local storage. Preferences treat this as a change by another tab, and read their values again. */
export function setStored(items: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  // The menu belongs to its window, which reads it once.
  for (const preference of [menuPreference, smallScreenPreference]) preference.suppose(preference.initial);
}

const replaceSetItem = (value: unknown): unknown => Object.defineProperty(localStorage, 'setItem', { value, configurable: true, writable: true });

/**
 * Makes local storage refuse writes until the end of the test: of all items, or of those whose name matches. happy-dom binds its methods to
 * itself, so a spy would stay.
 */
export function fillStorage(isRefused: (name: string) => boolean = () => true): void {
  const setItem = localStorage.setItem.bind(localStorage);
  replaceSetItem((name: string, text: string): void => {
    if (isRefused(name)) throw new DOMException('full', 'QuotaExceededError');
    setItem(name, text);
  });
  onTestFinished(() => void replaceSetItem(setItem));
}
