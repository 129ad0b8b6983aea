import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** A value in local storage that components follow, in all tabs. A corrupt or missing value gives the fallback. */
export interface Preference<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: Listener) => Listener;
}

export function createPreference<Value>(name: string, fallback: Value, isValid: (value: unknown) => value is Value): Preference<Value> {
  const listeners = new Set<Listener>();
  // What this visit has chosen counts even where nothing can be stored.
  let current = read(name, fallback, isValid);
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  if (typeof window !== 'undefined') {
    addEventListener('storage', (event) => {
      if (event.key !== name && event.key !== null) return;
      current = read(name, fallback, isValid);
      notify();
    });
  }
  return {
    get: () => current,
    set(value) {
      current = value;
      write(name, value);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const usePreference = <Value>(preference: Preference<Value>): Value => useSyncExternalStore(preference.subscribe, preference.get, preference.get);

function read<Value>(name: string, fallback: Value, isValid: (value: unknown) => value is Value): Value {
  try {
    const text = localStorage.getItem(name);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return isValid(value) ? value : fallback;
  } catch (error) {
    // Forbidden storage throws a DOMException, a corrupt value a SyntaxError.
    if (error instanceof DOMException || error instanceof SyntaxError) return fallback;
    throw error;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    // Full or forbidden: the choice holds for this visit.
    if (!(error instanceof DOMException)) throw error;
  }
}

export type Theme = 'light' | 'dark' | 'system';

export const themePreference = createPreference<Theme>(
  'theme',
  'system',
  (value): value is Theme => value === 'light' || value === 'dark' || value === 'system',
);
export const localePreference = createPreference<string>('locale', '', (value): value is string => typeof value === 'string');
export const menuPreference = createPreference<boolean>('isMenuCollapsed', false, (value): value is boolean => typeof value === 'boolean');

const isFlagMap = (value: unknown): value is Readonly<Record<string, boolean>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((item) => typeof item === 'boolean');

/** Category of the sidebar → whether it is collapsed. */
export const collapsedCategoriesPreference = createPreference<Readonly<Record<string, boolean>>>('collapsedCategories', {}, isFlagMap);
