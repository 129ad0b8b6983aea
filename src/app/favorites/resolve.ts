import type { HomeWords } from '../../contract/words.ts';
import { tools } from '../../tools/registry.ts';

/** The ids of the tools in a stored list of paths or names, without duplicates. */
export function resolveFavorites(stored: readonly string[], words: Readonly<Record<string, HomeWords>>): readonly string[] {
  const byName = new Map(Object.entries(words).map(([id, { name }]) => [name, id]));
  const ids = stored.map((entry) => (entry.startsWith('/') ? entry.slice(1) : (byName.get(entry) ?? entry)));
  return [...new Set(ids)].filter((id) => tools.has(id));
}
