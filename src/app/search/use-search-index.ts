import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { whenIdle } from '../../ui/when-idle.ts';
import { usePreference } from '../preferences.ts';
import { routeOf, toolOf } from '../routes.ts';
import { useEnvironment } from '../../page/environment.ts';
import { clearFailedLoads } from '../../page/lazy/lazy.tsx';
import { loadSearchWords } from '../../runtime/platform/words.ts';
import type { Language } from '../../contract/languages.ts';
import type { SearchWords } from '../../contract/words.ts';
import type { Words } from '../../runtime/words.ts';
import { useShell } from '../shell.tsx';
import { isLoadFailure } from '../load-failures.ts';
import type { SearchIndex } from './create-index.ts';
import { recentPreference } from './recent.ts';

type Parts = typeof import('./search-parts.ts');

interface Loaded {
  readonly parts: Parts;
  /** The search words of the tools. */
  readonly searchWords: Readonly<Record<string, SearchWords>>;
  readonly recipeWords: Words;
}

const loading = new Map<Language, Promise<Loaded>>();
const ready = new Map<Language, Loaded>();

function load(language: Language): Promise<Loaded> {
  const started = loading.get(language) ?? loadAll(language);
  loading.set(language, started);
  // A failed load is tried again the next time.
  started.catch(() => loading.delete(language));
  return started;
}

const loadParts = (): Promise<Parts> => import('./search-parts.ts');

async function loadAll(language: Language): Promise<Loaded> {
  const [parts, searchWords] = await Promise.all([loadParts(), loadSearchWords(language)]);
  const loaded = { parts, searchWords, recipeWords: await parts.loadRecipeWords(language) };
  ready.set(language, loaded);
  return loaded;
}

interface LoadedSearch {
  /** Undefined while the index is loading. */
  readonly index: SearchIndex | undefined;
  readonly parts: Parts | undefined;
  readonly whenLoaded: () => Promise<SearchIndex>;
  /** Whether loading has failed. */
  readonly isLost: boolean;
  /** Loads again after a failure. */
  readonly retry: () => void;
}

/** The index and the list of a search box. Both are loaded when the user is about to use the box, or when the page is idle. */
export function useSearchIndex({ hasActions, isWanted }: { readonly hasActions: boolean; readonly isWanted: boolean }): LoadedSearch {
  const shell = useShell();
  const { openTool } = useEnvironment();
  const [path] = useLocation();
  const open = toolOf(routeOf(path) ?? '');
  const recent = usePreference(recentPreference);
  const { language } = shell;
  const [loaded, setLoaded] = useState(() => ready.get(language));
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (isLost) return undefined;
    let isGone = false;
    const start = async (): Promise<void> => {
      try {
        const all = await load(language);
        if (!isGone) setLoaded(all);
      } catch (error) {
        if (!isLoadFailure(error)) throw error;
        setLost(true);
      }
    };
    let cancel: (() => void) | undefined;
    if (isWanted) void start();
    else cancel = whenIdle(() => void start());
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [isWanted, language, isLost]);

  return useMemo((): LoadedSearch => {
    const make = ({ parts, ...found }: Loaded): SearchIndex =>
      parts.createIndex({ ...found, shell, hasActions, recent: recent.filter((id) => id !== open), openTool });
    const index = loaded && make(loaded);
    const retry = (): void => {
      clearFailedLoads();
      setLost(false);
    };
    return { index, parts: loaded?.parts, whenLoaded: async () => index ?? make(await load(language)), isLost: isLost && !index, retry };
  }, [loaded, shell, language, hasActions, recent, open, openTool, isLost]);
}
