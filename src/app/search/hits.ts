import type { ListedRecipe } from '../../page/recipes/listed-recipes.ts';
import type { CutText } from '../../page/open-in/open-offer.ts';
import type { Offer } from '../../runtime/offers.ts';
import type { Words } from '../../runtime/words.ts';
import { moreEntry } from './entries.tsx';
import type { Entry } from './entry.ts';
import type { Found, Group } from '../../runtime/search/find-tools.ts';
import { groupFound } from '../../runtime/search/find-tools.ts';

export interface Hit {
  readonly entry: Entry;
  /** For a pasted text, the offer to open the tool with. */
  readonly offer?: Offer;
  /** Of an answer, which the row copies: the offer to open the tool that gave it. */
  readonly source?: Offer;
  /** The words of the search, as they occur in the entry. */
  readonly terms?: readonly string[];
}

export interface HitGroup {
  readonly key: string;
  /** Undefined for the results of a search by words, which are one list without groups. */
  readonly title: string | undefined;
  readonly hits: readonly Hit[];
}

export interface Pasted {
  /** The text, or the name of a file. */
  readonly text: string;
  readonly isFile: boolean;
  readonly offers: readonly Offer[];
  /** The recipes that start with it, each with the text. */
  readonly recipes: readonly ListedRecipe[];
  /** A long text file of which only the beginning was read, which is in the offers. */
  readonly cut?: CutText;
}

/** The results of a search by words: one list, best match first, with at most five further hits of a category. */
export function searchHits(found: readonly Found<Entry>[]): readonly HitGroup[] {
  const listed = new Set(groupFound(found).flatMap(({ entries }) => entries));
  const hits = found.filter(({ entry }) => listed.has(entry)).map(({ entry, terms }) => ({ entry, terms }));
  return hits.length > 0 ? [{ key: 'found', title: undefined, hits }] : [];
}

const MAX_PAGE_ACTIONS = 3;

interface Personal {
  readonly recent: readonly Entry[];
  readonly favorites: readonly Entry[];
}

/** Which groups of the list before a search show more than their first entries. */
export interface Expansion {
  /** The titles of the groups that show all entries. */
  readonly expanded: ReadonlySet<string>;
  /** Makes a group show all entries. */
  readonly expand: (title: string) => void;
}

/** The largest number of entries that a group shows at first. */
const MAX_IN_GROUP = 5;

/**
 * The list before a search: actions of the current page, recently used and favorite tools, then everything by category. A group shows
 * its first five entries, and ends with a row that shows the others.
 */
export function openingHits(
  found: readonly Found<Entry>[],
  { recent, favorites }: Personal,
  { t }: Words,
  { expanded, expand }: Expansion,
): readonly HitGroup[] {
  const pageActions = t('app.pageActions');
  const groups: readonly Group<Entry>[] = [
    ...groupFound(found.filter(({ entry }) => entry.category === pageActions)),
    { category: t('app.recent'), entries: recent },
    { category: t('app.favorites'), entries: favorites },
    ...groupFound(found.filter(({ entry }) => entry.category !== pageActions)),
  ];
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ category, entries }) => {
      const limit = category === pageActions ? MAX_PAGE_ACTIONS : MAX_IN_GROUP;
      const rest = expanded.has(category) ? 0 : Math.max(0, entries.length - limit);
      const shown: readonly Entry[] = rest === 0 ? entries : entries.slice(0, limit);
      const more = rest === 0 ? [] : [moreEntry(t('app.moreOfGroup', { category, count: rest }), category, () => expand(category))];
      return { key: category, title: category, hits: [...shown, ...more].map((entry) => ({ entry })) };
    });
}

const LONGEST_NAME = 40;
const MAX_NAMED = 5;

/** The results for pasted text or a file: tools for its format, recipes that start with it, tools whose name matches the text, and tools for any text. */
export function pasteHits(
  { text, isFile, offers }: Pick<Pasted, 'text' | 'isFile' | 'offers'>,
  recipes: readonly Entry[],
  byTool: ReadonlyMap<string, Entry>,
  find: (query: string) => readonly Found<Entry>[],
  { t }: Words,
): readonly HitGroup[] {
  const hits = offers.flatMap((offer): readonly Hit[] => {
    const entry = byTool.get(offer.tool);
    return entry ? [{ entry, offer }] : [];
  });
  const named =
    isFile || text.trim() === '' || text.length > LONGEST_NAME ? [] : find(text).filter(({ isDirect, entry }) => isDirect && entry.tool !== undefined);
  const groups = [
    groupOf(
      t(isFile ? 'app.fileTakes' : 'app.pastedTakes'),
      hits.filter((hit) => !takesAnyText(hit)),
    ),
    groupOf(
      t('app.recipes'),
      recipes.map((entry) => ({ entry })),
    ),
    groupOf(
      t('app.pastedNames'),
      named.slice(0, MAX_NAMED).map(({ entry }) => ({ entry })),
    ),
    groupOf(t('app.pastedAnyText'), hits.filter(takesAnyText)),
  ];
  return eachToolOnce(groups).filter((group) => group.hits.length > 0);
}

/** A tool appears only in the first of these groups that it belongs to. */
function eachToolOnce(groups: readonly HitGroup[]): readonly HitGroup[] {
  const listed = new Set<string>();
  return groups.map((group) => {
    const hits = group.hits.filter(({ entry }) => !listed.has(entry.id));
    for (const { entry } of hits) listed.add(entry.id);
    return { ...group, hits };
  });
}

const takesAnyText = ({ offer }: Hit): boolean => offer?.confidence === 'any-text';

const groupOf = (title: string, hits: readonly Hit[]): HitGroup => ({ key: title, title, hits });
