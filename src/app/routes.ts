import { tools } from '../tools/registry.ts';
import type { PageHead } from './head.ts';
import { homeHead, pageHead, toolHead } from './head.ts';
import type { Shell } from './shell.tsx';

/** The route of all paths without a page. */
export const NOT_FOUND = '*';

/** former path → route of the tool */
export const redirects: ReadonlyMap<string, string> = new Map(
  [...tools].flatMap(([id, { redirectFrom = [] }]) => redirectFrom.map((from) => [from, `/${id}`] as const)),
);

/** The routes of all pages, in the order of the menu. */
export const routes: readonly string[] = ['/', '/recipes', '/about', '/licences', ...[...tools.keys()].map((id) => `/${id}`)];

/** The shortcuts of the installed app, in their declared order. */
export const shortcuts: readonly string[] = [...tools]
  .flatMap(([id, { shortcut }]) => (shortcut === undefined ? [] : [{ id, shortcut }]))
  .sort((a, b) => a.shortcut - b.shortcut)
  .map(({ id }) => id);

/** A path without its trailing slash; the root path is only that. */
export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/u, '');

/** The route of a path, with or without a trailing slash; undefined for a path that redirects. */
export function routeOf(path: string): string | undefined {
  const plain = withoutSlash(path);
  if (redirects.has(plain)) return undefined;
  return routes.includes(plain) ? plain : NOT_FOUND;
}

/**
 * The path of a page that a static host also serves under its file's name, or as a folder: `/` for `/index.html`, `/tool` for
 * `/tool/`; undefined for other paths.
 */
export function pathOfFile(path: string): string | undefined {
  const name = /^\/(?<name>[\w-]+)(?:\.html|\/+(?:index\.html)?)$/u.exec(path)?.groups?.name;
  if (name === undefined) return undefined;
  const page = path === '/index.html' ? '/' : `/${name}`;
  return routeOf(page) === NOT_FOUND ? undefined : page;
}

/** The tool id of a route; undefined for other pages. */
export const toolOf = (route: string): string | undefined => (tools.has(route.slice(1)) ? route.slice(1) : undefined);

export function headOf(route: string, words: Shell): PageHead {
  if (route === '/') return homeHead(words);
  const tool = toolOf(route);
  return tool === undefined ? pageHead(words, route) : toolHead(words, tool);
}
