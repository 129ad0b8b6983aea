import Fuse from 'fuse.js';
import type { HomeWords } from '../../page/home-words.ts';
import { tools } from '../../tools/registry.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Finds tools by name, search words and description; an exact or prefix hit on a name or an alias goes first. */
export function createFinder(words: Readonly<Record<string, HomeWords>>): (query: string) => readonly string[] {
  const entries: readonly Entry[] = [...tools].flatMap(([id, { aliases }]) => {
    const own = words[id];
    if (!own) return [];
    const { name, description, keywords, english = '' } = own;
    return [{ id, name, description, keywords: [...keywords.split(','), ...english.split(','), ...aliases, id].map((word) => word.trim()) }];
  });
  const fuse = new Fuse(entries, { keys: [{ name: 'name', weight: 2 }, 'description', 'keywords'], threshold: 0.3, ignoreLocation: true });
  return (query) => {
    const text = query.trim().toLowerCase();
    if (text === '') return entries.map(({ id }) => id);
    const found = fuse.search(text).map(({ item }) => item);
    return found.toSorted((a, b) => closeness(a, text) - closeness(b, text)).map(({ id }) => id);
  };
}

// 0 exact, 1 prefix of the name, 2 an exact search word, 3 whatever the fuzzy search found
function closeness({ name, keywords }: Entry, text: string): number {
  const lower = name.toLowerCase();
  if (lower === text) return 0;
  if (lower.startsWith(text)) return 1;
  return keywords.some((word) => word.toLowerCase() === text) ? 2 : 3;
}
