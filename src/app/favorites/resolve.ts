import { tools } from '../../tools/registry.ts';
import { redirects } from '../routes.ts';

/** name of a tool, in any language → its id */
export type ToolIds = ReadonlyMap<string, string>;

/** The tool that a stored entry refers to: by its path, a former path, or its name; undefined if unknown to this version. */
function toolOfEntry(entry: string, named: ToolIds): string | undefined {
  const path = entry.replace(/\/+$/u, '');
  const id = entry.startsWith('/') ? (redirects.get(path) ?? path).slice(1) : (named.get(entry) ?? entry);
  return tools.has(id) ? id : undefined;
}

/** The ids of the tools in a stored list of paths or names, without duplicates. */
export const resolveFavorites = (stored: readonly string[], named: ToolIds): readonly string[] => [
  ...new Set(stored.flatMap((entry) => toolOfEntry(entry, named) ?? [])),
];

/** Whether a stored list has an unknown name: it may be one of another language. */
export const hasUnknownName = (stored: readonly string[], named: ToolIds): boolean =>
  stored.some((entry) => !entry.startsWith('/') && toolOfEntry(entry, named) === undefined);

/**
 * The list to store for changed or reordered favorites, as paths. Entries unknown to this version keep
 * their position: another version may know them.
 */
export function replaceFavorites(stored: readonly string[], ids: readonly string[], named: ToolIds): readonly string[] {
  const rest = ids.map((id) => `/${id}`);
  const kept = stored.flatMap((entry): readonly (string | undefined)[] => {
    const isKnown = toolOfEntry(entry, named) !== undefined;
    return isKnown ? [rest.shift()] : [entry];
  });
  return [...kept.filter((entry) => entry !== undefined), ...rest];
}
