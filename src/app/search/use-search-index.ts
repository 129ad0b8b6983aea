import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { whenIdle } from '../offline/when-idle.ts';
import { usePreference } from '../preferences.ts';
import { toggleTheme } from '../theme.ts';
import { useShell } from '../shell.tsx';
import type { HitGroup, Pasted } from './hits.ts';
import { MAX_SHOWN, recentPreference } from './recent.ts';

/** The index for searches by words and by pasted texts. */
export interface SearchIndex {
  readonly search: (query: string) => readonly HitGroup[];
  readonly take: (pasted: Pasted) => readonly HitGroup[];
}

type Parts = typeof import('./search-parts.ts');

let loading: Promise<Parts> | undefined;

function loadParts(): Promise<Parts> {
  loading ??= import('./search-parts.ts');
  // A failed load is tried again the next time.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

interface LoadedSearch {
  /** Undefined while the index is loading. */
  readonly index: SearchIndex | undefined;
  readonly parts: Parts | undefined;
  readonly whenLoaded: () => Promise<SearchIndex>;
}

/** The index and the list of a search box. Both are loaded when a person is about to use the box, or when the page is idle. */
export function useSearchIndex({ hasActions, isWanted }: { readonly hasActions: boolean; readonly isWanted: boolean }): LoadedSearch {
  const words = useShell();
  const [path] = useLocation();
  const recent = usePreference(recentPreference);
  const [parts, setParts] = useState<Parts>();

  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const loaded = await loadParts();
      if (!isGone) setParts(loaded);
    };
    let cancel: (() => void) | undefined;
    if (isWanted) void load();
    else cancel = whenIdle(() => void load());
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [isWanted]);

  return useMemo((): LoadedSearch => {
    const make = ({ createFinder, toolEntries, actionEntries, pageEntries, searchHits, pasteHits }: Parts): SearchIndex => {
      const ofTools = toolEntries(words);
      const byTool = new Map(ofTools.map((entry) => [entry.id, entry]));
      const find = createFinder([
        ...(hasActions ? pageEntries(words) : []),
        ...ofTools,
        ...(hasActions ? actionEntries(words, linksOf(configuration()), toggleTheme) : []),
      ]);
      const latest = recent.flatMap((id) => (path === `/${id}` ? [] : (byTool.get(id) ?? []))).slice(0, MAX_SHOWN);
      return {
        search: (query) => searchHits(find(query), query.trim() === '' ? latest : [], words.words),
        take: (pasted) => pasteHits(pasted, byTool, find, words.words),
      };
    };
    const index = parts && make(parts);
    return { index, parts, whenLoaded: async () => index ?? make(await loadParts()) };
  }, [parts, words, hasActions, recent, path]);
}
