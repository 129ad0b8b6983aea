import { useEffect, useMemo, useState } from 'react';
import { configuration } from '../configuration/configuration.ts';
import { usePreference } from '../preferences.ts';
import { useTheme } from '../theme.ts';
import { useWords } from '../words.tsx';
import type { Entry } from './entries.tsx';
import { recentPreference } from './recent.ts';

interface Group {
  readonly category: string;
  readonly entries: readonly Entry[];
}

interface Entries {
  readonly find: (query: string) => readonly Group[];
  readonly entryOf: (tool: string) => Entry | undefined;
}

type Modules = typeof import('./find-tools.ts') & typeof import('./entries.tsx');

/** What a search box searches. The search and the entries are loaded when there is a box to use them. */
export function useEntries(hasActions: boolean): Entries {
  const words = useWords();
  const { toggle } = useTheme();
  const recent = usePreference(recentPreference);
  const [modules, setModules] = useState<Modules>();

  useEffect(() => {
    let isGone = false;
    void Promise.all([import('./find-tools.ts'), import('./entries.tsx')]).then(([finding, making]) => {
      if (!isGone) setModules({ ...finding, ...making });
    });
    return () => {
      isGone = true;
    };
  }, []);

  return useMemo((): Entries => {
    if (!modules) return { find: () => [], entryOf: () => undefined };
    const { createFinder, groupFound, toolEntries, actionEntries } = modules;
    const ofTools = toolEntries(words);
    const byTool = new Map(ofTools.map((entry) => [entry.id, entry]));
    const find = createFinder([...ofTools, ...(hasActions ? actionEntries(words, configuration(), toggle) : [])]);
    const latest = recent.flatMap((id) => byTool.get(id) ?? []);
    return {
      entryOf: (tool) => byTool.get(tool),
      find: (query) => {
        const groups = groupFound(find(query));
        return query.trim() === '' && latest.length > 0 ? [{ category: words.texts.t('app.recent'), entries: latest }, ...groups] : groups;
      },
    };
  }, [modules, words, hasActions, recent, toggle]);
}
