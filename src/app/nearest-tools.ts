import { countTypos } from '../lib/word/nearest.ts';

const MAX_NEAREST = 3;
/** How alike two words are at least, from 0 to 1, to count as the same with typos. */
const LEAST_ALIKE = 0.6;
/** What a word counts at another place: JSON to YAML is not YAML to JSON. */
const ELSEWHERE = 0.7;
/** How much of both names is the same at least. */
const LEAST_SHARED = 0.3;

/** A tool with the names that it is known by: its id, former paths, its name. */
export interface NamedTool {
  readonly id: string;
  readonly names: readonly string[];
}

/** Returns at most three tools whose names share words with a path, most similar first. Words may have typos, and any order. */
export function nearestTools(path: string, tools: readonly NamedTool[]): readonly string[] {
  const wanted = wordsOf(path);
  return tools
    .map(({ id, names }) => ({ id, shared: Math.max(...names.map((name) => sharedPart(wanted, wordsOf(name)))) }))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MAX_NEAREST)
    .map(({ id }) => id);
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much two lists of words have in common, from 0 to 1. */
function sharedPart(wanted: readonly string[], words: readonly string[]): number {
  const length = wanted.length + words.length;
  if (length === 0) return 0;
  const found = wanted.map((word, at) => Math.max(0, ...words.map((other, place) => likeness(word, other) * (at === place ? 1 : ELSEWHERE))));
  return (2 * found.reduce((sum, part) => sum + part, 0)) / length;
}

function likeness(word: string, other: string): number {
  const alike = 1 - countTypos(word, other) / Math.max(word.length, other.length);
  return alike >= LEAST_ALIKE ? alike : 0;
}
