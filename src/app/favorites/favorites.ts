import type { HomeWords } from '../../contract/words.ts';
import { createPreference, usePreference } from '../preferences.ts';
import { resolveFavorites } from './resolve.ts';

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Paths of the favourite tools in the person's order. Older versions stored names instead of paths. */
const favoritesPreference = createPreference<readonly string[]>('favoriteToolsName', [], isList);

const toPath = (id: string): string => `/${id}`;

export interface Favorites {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly reorder: (ids: readonly string[]) => void;
}

export function useFavorites(words: Readonly<Record<string, HomeWords>>): Favorites {
  const ids = resolveFavorites(usePreference(favoritesPreference), words);
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => favoritesPreference.set((ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]).map(toPath)),
    reorder: (next) => favoritesPreference.set(next.map(toPath)),
  };
}
