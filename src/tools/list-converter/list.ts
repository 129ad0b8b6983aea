import type { RunContext } from '../../contract/operations.ts';
import type { Splitting } from '../../lib/list/items.ts';
import { foldCase, splitItems, trimSpace } from '../../lib/list/items.ts';
import type { Sorting } from '../../lib/list/sort.ts';
import { sortItems } from '../../lib/list/sort.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import { pause } from '../../lib/pause/pause.ts';
import type { Wrapping } from './wrap.ts';
import { wrapList } from './wrap.ts';

export interface Rules extends Splitting, Sorting, Wrapping {
  readonly trimItems: boolean;
  readonly removeEmpty: boolean;
  readonly removePrefix: string;
  readonly removeSuffix: string;
  readonly letterCase: 'keep' | 'lower' | 'upper';
  readonly removeDuplicates: boolean;
  readonly ignoreCase: boolean;
  readonly reverse: boolean;
}

interface Converted {
  readonly output: string;
  /** Before quoting and wrapping. */
  readonly items: readonly string[];
  readonly count: number;
  readonly duplicateCount: number;
  /** Counted before duplicates are removed. */
  readonly frequencies: readonly { readonly item: string; readonly count: number }[];
}

/**
 * Splits a list, cleans, sorts and joins it.
 * @throws InputError `too-long`
 */
export async function convertList(text: string, rules: Rules, { signal, progress }: RunContext): Promise<Converted> {
  const cleaned = cleanItems(splitItems(text, rules), rules);
  progress(1, 4);
  await pause(signal);
  const kept = rules.removeDuplicates ? dropDuplicates(cleaned, rules.ignoreCase) : cleaned;
  const frequencies = countItems(cleaned);
  progress(2, 4);
  await pause(signal);
  const sorted = await sortItems(kept, rules, signal);
  const items = rules.reverse ? sorted.toReversed() : sorted;
  progress(3, 4);
  const pieces = wrapList(items, rules);
  return { output: joinTexts(pieces, '', 'separator'), items, count: items.length, duplicateCount: cleaned.length - kept.length, frequencies };
}

function cleanItems(split: readonly string[], { trimItems, removeEmpty, removePrefix, removeSuffix, letterCase }: Rules): readonly string[] {
  const items: string[] = [];
  for (const raw of split) {
    const item = trimItems ? trimSpace(raw) : raw;
    if (removeEmpty && item === '') continue;
    const bare = cutSuffix(cutPrefix(item, removePrefix), removeSuffix);
    items.push(letterCase === 'lower' ? bare.toLowerCase() : letterCase === 'upper' ? bare.toUpperCase() : bare);
  }
  return items;
}

const cutPrefix = (item: string, prefix: string): string => (item.startsWith(prefix) ? item.slice(prefix.length) : item);
const cutSuffix = (item: string, suffix: string): string => (item.endsWith(suffix) ? item.slice(0, item.length - suffix.length) : item);

/** Keeps the first of equal items. */
function dropDuplicates(items: readonly string[], ignoreCase: boolean): readonly string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = ignoreCase ? foldCase(item) : item;
    return seen.size < seen.add(key).size;
  });
}

function countItems(items: readonly string[]): Converted['frequencies'] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Array.from(counts, ([item, count]) => ({ item, count }));
}
