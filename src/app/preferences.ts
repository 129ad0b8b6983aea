import { useSyncExternalStore } from 'react';
import type { Theme } from '../boot/stored-items.ts';
import { isTheme, items, parseItem } from '../boot/stored-items.ts';
import { readItem, reportNotStored, writeItem } from '../page/storage/storage.ts';

type Listener = () => void;

/** A value in local storage that components subscribe to, in all tabs. Corrupt and missing values are replaced by the fallback. */
export interface Preference<Value> {
  readonly get: () => Value;
  /** The value before any choice, with which pages are prerendered. */
  readonly initial: Value;
  readonly set: (value: Value) => void;
  /** Sets the value used before any choice. */
  readonly suppose: (value: Value) => void;
  /** Resets the choice. */
  readonly reset: () => void;
  readonly subscribe: (listener: Listener) => Listener;
}

interface PreferenceOptions {
  /** Whether other tabs follow immediately. False for values that belong to one window, such as the menu, which depends on its width. */
  readonly isShared?: boolean;
  /** For values that nobody chose deliberately: a failure to store them is not reported. */
  readonly isIncidental?: boolean;
}

export function createPreference<Value>(
  name: string,
  fallback: Value,
  isValid: (value: unknown) => value is Value,
  { isShared = true, isIncidental = false }: PreferenceOptions = {},
): Preference<Value> {
  const listeners = new Set<Listener>();
  // The value of this visit is used even if storage is unavailable.
  let current = read(name, fallback, isValid);
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  if (isShared && typeof window !== 'undefined') {
    addEventListener('storage', (event) => {
      if (event.key !== name && event.key !== null) return;
      current = read(name, fallback, isValid);
      notify();
    });
  }
  return {
    get: () => current,
    initial: fallback,
    set(value) {
      current = value;
      const isStored = writeItem(name, typeof value === 'string' ? value : JSON.stringify(value));
      notify();
      if (!isStored && !isIncidental) reportNotStored();
    },
    suppose(value) {
      fallback = value;
      current = read(name, value, isValid);
    },
    reset() {
      current = fallback;
      writeItem(name, undefined);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const usePreference = <Value>(preference: Preference<Value>): Value =>
  useSyncExternalStore(preference.subscribe, preference.get, () => preference.initial);

function read<Value>(name: string, fallback: Value, isValid: (value: unknown) => value is Value): Value {
  const text = readItem(name);
  const value = text === null ? undefined : parseItem(text);
  return isValid(value) ? value : fallback;
}

export const themePreference = createPreference<Theme>(items.theme, 'system', isTheme);
export const localePreference = createPreference<string>(items.locale, '', (value): value is string => typeof value === 'string');

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const OF_WINDOW = { isShared: false, isIncidental: true };

export const menuPreference = createPreference<boolean>(items.isMenuCollapsed, false, isFlag, OF_WINDOW);
/** Whether a small screen has collapsed the menu, not the visitor. */
export const smallScreenPreference = createPreference<boolean>(items.isCollapsedBySmallScreen, false, isFlag, OF_WINDOW);

export const isTextList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

const isFlagMap = (value: unknown): value is Readonly<Record<string, boolean>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isFlag);

/** category of the sidebar → whether it is collapsed */
export const collapsedCategoriesPreference = createPreference<Readonly<Record<string, boolean>>>(items.collapsedCategories, {}, isFlagMap);
