import { useEffect, useMemo, useState } from 'react';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { usePreference } from '../preferences.ts';
import { toggleTheme } from '../theme.ts';
import { useWords } from '../words.tsx';
import type { Entry } from './entry.ts';
import type { Group } from './find-tools.ts';
import { recentPreference } from './recent.ts';

export interface Entries {
  readonly find: (query: string) => readonly Group<Entry>[];
  /** Only what is called so: exact and prefix hits. */
  readonly findNamed: (query: string) => readonly Entry[];
  readonly entryOf: (tool: string) => Entry | undefined;
}

type Modules = typeof import('./find-tools.ts') & typeof import('./entries.tsx');

let loading: Promise<Modules> | undefined;

/** The search and the entries are loaded when there is a box to use them. */
function loadModules(): Promise<Modules> {
  loading ??= Promise.all([import('./find-tools.ts'), import('./entries.tsx')]).then(([finding, making]) => ({ ...finding, ...making }));
  // What failed is tried anew the next time.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

interface SearchIndex {
  /** What can be searched; undefined while it loads. */
  readonly entries: Entries | undefined;
  readonly whenLoaded: () => Promise<Entries>;
}

/** What a search box searches. */
export function useEntries(hasActions: boolean): SearchIndex {
  const words = useWords();
  const recent = usePreference(recentPreference);
  const [modules, setModules] = useState<Modules>();

  useEffect(() => {
    let isGone = false;
    void loadModules().then((loaded) => {
      if (!isGone) setModules(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return useMemo((): SearchIndex => {
    const make = ({ createFinder, groupFound, toolEntries, actionEntries }: Modules): Entries => {
      const ofTools = toolEntries(words);
      const byTool = new Map(ofTools.map((entry) => [entry.id, entry]));
      const find = createFinder([...ofTools, ...(hasActions ? actionEntries(words, linksOf(configuration()), toggleTheme) : [])]);
      const latest = recent.flatMap((id) => byTool.get(id) ?? []);
      return {
        entryOf: (tool) => byTool.get(tool),
        findNamed: (query) =>
          find(query)
            .filter(({ isDirect, entry }) => isDirect && entry.tool !== undefined)
            .map(({ entry }) => entry),
        find: (query) => {
          const groups = groupFound(find(query));
          return query.trim() === '' && latest.length > 0 ? [{ category: words.texts.t('app.recent'), part: 1, entries: latest }, ...groups] : groups;
        },
      };
    };
    const entries = modules && make(modules);
    return { entries, whenLoaded: async () => entries ?? make(await loadModules()) };
  }, [modules, words, hasActions, recent]);
}
