import { listRecipes } from '../../page/recipes/listed-recipes.ts';
import type { Words } from '../../runtime/words.ts';
import { isNameOf } from '../../runtime/answers.ts';
import type { SearchWords } from '../../contract/words.ts';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import type { Shell } from '../shell.tsx';
import { toggleTheme } from '../theme.ts';
import type { Answered } from './answer.ts';
import type { Entry } from './entry.ts';
import { actionEntries, answerEntry, pageEntries, pinnedEntry, recipeEntry, toolEntries } from './entries.tsx';
import { createFinder } from '../../runtime/search/find-tools.ts';
import { listed } from '../../runtime/search/findable-tools.ts';
import type { Expansion, HitGroup, Pasted } from './hits.ts';
import { openingHits, pasteHits, searchHits } from './hits.ts';
import { MAX_SHOWN } from './recent.ts';

/** The index for searches by words and by pasted texts. */
export interface SearchIndex {
  /** Without a query, everything is listed, the favorites and recently used tools first. */
  readonly search: (query: string, favorites: readonly string[], expansion: Expansion) => readonly HitGroup[];
  readonly take: (pasted: Pasted) => readonly HitGroup[];
  /** The list with the answer to its search first, unless the search is the name of a tool rather than a question. */
  readonly withAnswer: (groups: readonly HitGroup[], answered: Answered, copy: (text: string) => void) => readonly HitGroup[];
}

interface IndexOptions {
  readonly shell: Shell;
  /** The search words of the tools. */
  readonly searchWords: Readonly<Record<string, SearchWords>>;
  readonly recipeWords: Words;
  /** Whether the search is the palette's, which also has actions. */
  readonly hasActions: boolean;
  /** Ids of the recently used tools, without the current one. */
  readonly recent: readonly string[];
  /** Goes to a tool's page, or to the recipes page. */
  readonly openTool: (tool: string) => void;
}

/** Creates the index, with the recipes that are stored now. */
export function createIndex({ shell, searchWords, recipeWords, hasActions, recent, openTool }: IndexOptions): SearchIndex {
  const { words } = shell;
  const ofTools = toolEntries(shell, searchWords);
  const byTool = new Map(ofTools.map((entry) => [entry.id, entry]));
  const entryOf = recipeEntry(shell, recipeWords, openTool);
  const find = createFinder(
    [
      ...(hasActions ? pageEntries(shell) : []),
      ...ofTools,
      ...listRecipes(recipeWords).map((recipe) => pinnedEntry(entryOf(recipe), recipe)),
      ...(hasActions ? actionEntries(shell, linksOf(configuration()), toggleTheme) : []),
    ],
    listed(words.t('app.searchIgnored')),
  );
  const entriesOf = (ids: readonly string[]): readonly Entry[] => ids.flatMap((id) => byTool.get(id) ?? []);
  const latest = entriesOf(recent).slice(0, MAX_SHOWN);
  return {
    search: (query, favorites, expansion) =>
      query.trim() === '' ? openingHits(find(''), { recent: latest, favorites: entriesOf(favorites) }, words, expansion) : searchHits(find(query)),
    withAnswer: (groups, answered, copy) => {
      if (answered.hasWords && isNameOf(find(answered.search)[0], answered.search)) return groups;
      return [{ key: 'answer', title: undefined, hits: [{ entry: answerEntry(answered, shell, copy), source: answered.offer }] }, ...groups];
    },
    take: (pasted) => pasteHits(pasted, pasted.recipes.map(entryOf), byTool, find, words),
  };
}
