import type { RunContext } from '../../contract/operations.ts';
import { foldCase } from '../../lib/list/items.ts';
import type { Sorting } from '../../lib/list/sort.ts';
import { sortItems } from '../../lib/list/sort.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import { pause } from '../../lib/pause/pause.ts';
import type { Item, List, Reading } from './read-lists.ts';
import { readLists } from './read-lists.ts';
import type { SetName } from './sets.ts';

export interface Options extends Reading, Sorting {
  readonly show: SetName;
  readonly ignoreCase: boolean;
}

export interface Compared {
  /** The items of the chosen set, one per line; records of CSV after their header. */
  readonly result: string;
  readonly count: number;
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  readonly inAll: readonly string[];
  /** How many distinct items exactly these lists have. */
  readonly regions: readonly { readonly lists: string; readonly count: number }[];
  readonly lists: readonly { readonly list: string; readonly items: number; readonly distinct: number; readonly empty: number }[];
  readonly duplicates: readonly { readonly list: string; readonly item: string; readonly count: number }[];
}

/** A distinct item. Its form is that of its first occurrence. */
interface Entry extends Item {
  /** The number of occurrences in each list. */
  readonly counts: number[];
}

/**
 * Compares lists as sets. The items of every set have the order of their first occurrence, unless they are sorted.
 * @throws InputError `invalid-csv`, `unknown-column`, `too-long`
 */
export async function compareLists(options: Options, context: RunContext): Promise<Compared> {
  const lists = await readLists(options, context);
  const entries = await sorted(await collect(lists, options.ignoreCase, context), options, context.signal);
  const inSet = (name: SetName): readonly Entry[] => entries.filter(({ counts }) => isIn(name, counts, lists));
  const textsOf = (name: SetName): readonly string[] => inSet(name).map(({ text }) => text);
  const shown = inSet(options.show);
  return {
    result: joinTexts(linesOf(shown, commonHeader(lists)), '\n', 'a'),
    count: shown.length,
    onlyA: textsOf('only-a'),
    onlyB: textsOf('only-b'),
    inAll: textsOf('in-all'),
    regions: regionsOf(entries, lists),
    lists: lists.map(({ letter, items, empty }, index) => ({
      list: nameOf(letter),
      items: items.length,
      distinct: entries.filter(({ counts }) => (counts[index] ?? 0) > 0).length,
      empty,
    })),
    duplicates: lists.flatMap(({ letter }, index) =>
      entries.flatMap(({ key, counts }) => ((counts[index] ?? 0) > 1 ? [{ list: nameOf(letter), item: key, count: counts[index] ?? 0 }] : [])),
    ),
  };
}

const nameOf = (letter: string): string => letter.toUpperCase();

async function collect(lists: readonly List[], ignoreCase: boolean, { signal, progress }: RunContext): Promise<readonly Entry[]> {
  const entries = new Map<string, Entry>();
  for (const [index, { items }] of lists.entries()) {
    progress(index, lists.length);
    await pause(signal);
    for (const { key, text } of items) {
      const folded = ignoreCase ? foldCase(key) : key;
      let entry = entries.get(folded);
      if (!entry) {
        entry = { key, text, counts: lists.map(() => 0) };
        entries.set(folded, entry);
      }
      entry.counts[index] = (entry.counts[index] ?? 0) + 1;
    }
  }
  return [...entries.values()];
}

async function sorted(entries: readonly Entry[], rules: Sorting, signal: AbortSignal): Promise<readonly Entry[]> {
  if (rules.sort === 'none') return entries;
  // No two entries have the same key, because equal keys are one entry.
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const keys = await sortItems([...byKey.keys()], rules, signal);
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

function isIn(name: SetName, counts: readonly number[], lists: readonly List[]): boolean {
  const present = counts.filter((count) => count > 0).length;
  if (name === 'in-any') return true;
  if (name === 'in-all') return present === lists.length;
  if (name === 'in-one') return present === 1;
  if (name === 'in-several') return present > 1;
  return present === 1 && lists.some(({ letter }, index) => name === `only-${letter}` && (counts[index] ?? 0) > 0);
}

/** The regions of the Venn diagram: each list alone, all lists, and the others that have items. */
function regionsOf(entries: readonly Entry[], lists: readonly List[]): Compared['regions'] {
  const counts = new Map<number, number>(lists.map((_, index) => [2 ** index, 0]));
  const all = 2 ** lists.length - 1;
  for (const entry of entries) {
    const region = entry.counts.reduce((bits, count, index) => (count > 0 ? bits + 2 ** index : bits), 0);
    counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  counts.set(all, counts.get(all) ?? 0);
  const membersOf = (region: number): readonly List[] => lists.filter((_, index) => (region >> index) % 2 === 1);
  return [...counts]
    .toSorted(([a], [b]) => membersOf(a).length - membersOf(b).length || a - b)
    .map(([region, count]) => ({
      lists: membersOf(region)
        .map(({ letter }) => nameOf(letter))
        .join(', '),
      count,
    }));
}

/** The header, if all CSV texts have the same. */
function commonHeader(lists: readonly List[]): string | undefined {
  const [first, ...others] = lists.flatMap(({ header }) => header ?? []);
  return others.every((header) => header === first) ? first : undefined;
}

const linesOf = (entries: readonly Entry[], header: string | undefined): readonly string[] => [
  ...(header === undefined ? [] : [header]),
  ...entries.map(({ text }) => text),
];
