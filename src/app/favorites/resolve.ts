import type { HomeWords } from '../../contract/words.ts';
import { tools } from '../../tools/registry.ts';

/** The tools that a stored list names, by path or by name, each once. */
export function resolveFavorites(stored: readonly string[], words: Readonly<Record<string, HomeWords>>): readonly string[] {
  const byName = new Map(Object.entries(words).map(([id, { name }]) => [name, id]));
  const ids = stored.map((entry) => (entry.startsWith('/') ? entry.slice(1) : (byName.get(entry) ?? entry)));
  return [...new Set(ids)].filter((id) => tools.has(id));
}
