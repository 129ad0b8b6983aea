import type { RunContext } from '../../contract/operations.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import { pause } from '../../lib/pause/pause.ts';
import { splitQuoted } from './quoted.ts';
import type { Sorting } from './sort.ts';
import { sortItems } from './sort.ts';
import type { Wrapping } from './wrap.ts';
import { readEscapes, wrapList } from './wrap.ts';

export interface Rules extends Sorting, Wrapping {
  readonly splitOn: 'lines' | 'comma' | 'semicolon' | 'tab' | 'whitespace' | 'custom';
  readonly customSplit: string;
  readonly readQuotes: boolean;
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

function splitItems(text: string, rules: Rules): readonly string[] {
  const separator = rules.splitOn === 'custom' ? literal(readEscapes(rules.customSplit)) : SEPARATORS[rules.splitOn];
  if (separator.source === NOTHING) return [text];
  return rules.readQuotes ? splitQuoted(text, separator) : text.split(separator);
}

const SEPARATORS = {
  lines: /\r\n|\n|\r/u,
  comma: /,|\r\n|\n|\r/u,
  semicolon: /;|\r\n|\n|\r/u,
  tab: /\t|\r\n|\n|\r/u,
  whitespace: /\p{White_Space}+/u,
} as const;

/** The source of an empty pattern. */
const NOTHING = '(?:)';
const literal = (text: string): RegExp => new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`), 'u');

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

const WHITE_SPACE = /\p{White_Space}/u;

/** Trims by Unicode's definition of whitespace, unlike `trim`. No pattern anchored at the end, which would be quadratic in runs of spaces. */
function trimSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start++;
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
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

// Via uppercase, because letters that only differ in lowercase, such as ß and ss, or σ and ς, are equal.
const foldCase = (text: string): string => text.toUpperCase().toLowerCase();

function countItems(items: readonly string[]): Converted['frequencies'] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Array.from(counts, ([item, count]) => ({ item, count }));
}
