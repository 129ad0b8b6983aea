import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** The bundler's name of a file of ours. */
export const moduleOf = (file: string): string => path.join(root, file);

interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

/** What the bundler knows of a module; null if it is not in the build. */
export type Links = (module: string) => Module | null;

/** Asks once for each module: the bundler is slow to tell. */
export function remembered(ask: Links): Links {
  const known = new Map<string, Module | null>();
  return (id) => {
    if (!known.has(id)) known.set(id, ask(id));
    return known.get(id) ?? null;
  };
}

/** module → tools of which one of the files imports it. */
export function usersOf(files: readonly string[], links: Links): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const tool of readdirSync(moduleOf('src/tools'))) {
    const own = files.map((file) => moduleOf(`src/tools/${tool}/${file}`)).filter((module) => links(module) !== null);
    for (const module of reach(own, links)) users.set(module, [...(users.get(module) ?? []), tool]);
  }
  return users;
}

/** The modules themselves, and all that they import statically. */
export function reach(modules: readonly string[], links: Links): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...modules];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    waiting.push(...(links(module)?.importedIds ?? []));
  }
  return found;
}
