import { countCodePoints } from '../charset/utf8.ts';
import { isPlainNumber } from '../decimal/plain-number.ts';
import { pause } from '../pause/pause.ts';

export const sortOrders = ['none', 'ascending', 'descending'] as const;
export const sortKeys = ['alphabetical', 'natural', 'code-point', 'number', 'length'] as const;

export interface Sorting {
  readonly sort: (typeof sortOrders)[number];
  readonly sortBy: (typeof sortKeys)[number];
}

interface Keyed {
  readonly item: string;
  readonly key: number;
}

type Compare = (a: string, b: string) => number;

const RUN_LENGTH = 2 ** 13;

/** Sorts; equal items keep their order. A long list is sorted in runs, and can be canceled between them. */
export async function sortItems(items: readonly string[], { sort, sortBy }: Sorting, signal: AbortSignal): Promise<readonly string[]> {
  if (sort === 'none') return items;
  const sign = sort === 'ascending' ? 1 : -1;
  if (sortBy === 'number') {
    const keyed = items.map((item) => ({ item, key: numberOf(item) }));
    // Items that are not numbers come last in either direction.
    const compare = (a: Keyed, b: Keyed): number => {
      if (Number.isNaN(a.key) || Number.isNaN(b.key)) return Number(Number.isNaN(a.key)) - Number(Number.isNaN(b.key));
      return sign * (a.key - b.key);
    };
    return (await mergeSort(keyed, compare, signal)).map(({ item }) => item);
  }
  if (sortBy === 'length') {
    const keyed = items.map((item) => ({ item, key: countCodePoints(item, item.length) }));
    return (await mergeSort(keyed, (a, b) => sign * (a.key - b.key), signal)).map(({ item }) => item);
  }
  const compare = comparers[sortBy]();
  return mergeSort(items, (a, b) => sign * compare(a, b), signal);
}

const comparers: Readonly<Record<'alphabetical' | 'natural' | 'code-point', () => Compare>> = {
  alphabetical: () => new Intl.Collator('en').compare,
  natural: () => new Intl.Collator('en', { numeric: true }).compare,
  'code-point': () => compareCodePoints,
};

async function mergeSort<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number, signal: AbortSignal): Promise<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += RUN_LENGTH) {
    if (start > 0) await pause(signal);
    runs.push(items.slice(start, start + RUN_LENGTH).toSorted(compare));
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let index = 0; index < runs.length; index += 2) merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], compare, signal));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(first: readonly Item[], second: readonly Item[], compare: (a: Item, b: Item) => number, signal: AbortSignal): Promise<Item[]> {
  const merged: Item[] = [];
  const rest = second.values();
  let next = rest.next();
  for (const item of first) {
    for (; !next.done && compare(next.value, item) < 0; next = rest.next()) merged.push(next.value);
    merged.push(item);
    if (merged.length % RUN_LENGTH === 0) await pause(signal);
  }
  for (; !next.done; next = rest.next()) merged.push(next.value);
  return merged;
}

const numberOf = (item: string): number => (isPlainNumber(item.trim()) ? Number(item) : Number.NaN);

/** Code units have the same order, except for surrogates, whose code points come after all others. */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const first = a.charCodeAt(at);
    const second = b.charCodeAt(at);
    if (first !== second) return rankOf(first) - rankOf(second);
  }
  return a.length - b.length;
}

const SURROGATES = 0xd800;
const BEHIND_SURROGATES = 0xe000;

function rankOf(unit: number): number {
  if (unit < SURROGATES) return unit;
  return unit >= BEHIND_SURROGATES ? unit - 0x800 : unit + 0x2000;
}
