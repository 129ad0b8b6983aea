import { useEffect, useSyncExternalStore } from 'react';
import { items } from '../../boot/stored-items.ts';
import type { ListedWords } from '../../contract/words.ts';
import { createPreference, isTextList, usePreference } from '../preferences.ts';
import { knownNames, learnNames, namesOf, subscribeToNames } from './names.ts';
import type { ToolIds } from './resolve.ts';
import { hasUnknownName, replaceFavorites, resolveFavorites } from './resolve.ts';

/** Paths of the favorite tools in the person's order. Older versions stored names, in their language, instead of paths. */
export const favoritesPreference = createPreference<readonly string[]>(items.favorites, [], isTextList);

export interface Favorites {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly reorder: (ids: readonly string[]) => void;
}

export function useFavorites(words: Readonly<Record<string, ListedWords>>): Favorites {
  const stored = usePreference(favoritesPreference);
  const named = useToolNames(stored, words);
  const ids = resolveFavorites(stored, named);
  const replace = (next: readonly string[]): void => favoritesPreference.set(replaceFavorites(stored, next, named));
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => replace(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    reorder: replace,
  };
}

/** The names that entries may have: those of the reader's language, and, once an entry is unknown, those of all languages. Few people need these. */
function useToolNames(stored: readonly string[], words: Readonly<Record<string, ListedWords>>): ToolIds {
  const all = useSyncExternalStore(subscribeToNames, knownNames, knownNames);
  const named = stored.every((entry) => entry.startsWith('/')) ? all : new Map([...all, ...namesOf(words)]);
  const isUnknown = hasUnknownName(stored, named);
  useEffect(() => {
    if (isUnknown) void learnNames();
  }, [isUnknown]);
  return named;
}
