import path from 'node:path';
import type { Links } from './module-graph.ts';
import { moduleOf, reach, usersOf } from './module-graph.ts';

/** The modules with which an engine begins. */
const ENGINE = ['fields.ts', 'operations.ts'];
const WORKER = 'src/runtime/platform/engine.worker.ts';
/** A file more is worth so many bytes less: what a request costs by itself, and that it may be found late. */
const REQUEST_BYTES = 1_500;
/** About how much of a module is left of it, minified and compressed. */
const COMPRESSION = 0.2;

/** Modules that are loaded together. */
interface Part {
  readonly modules: readonly string[];
  readonly tools: ReadonlySet<string>;
  readonly bytes: number;
}

/**
 * What several engines share would be a file for each set of engines that share it: up to twenty files of a few hundred bytes, many of
 * them found only when another has been read. Two of them become one where the requests that this saves are worth more than what some
 * engines then load without need.
 */
export function filesOfEngines(links: Links): ReadonlyMap<string, string> {
  const files = new Map([...reach([moduleOf(WORKER)], links)].map((module) => [module, 'worker']));
  const bySet = new Map<string, string[]>();
  for (const [module, tools] of usersOf(ENGINE, links)) {
    if (files.has(module)) continue;
    const [tool = '', ...others] = tools;
    // What only one engine has is one file.
    if (others.length === 0) files.set(module, tool);
    else bySet.set(tools.join(), [...(bySet.get(tools.join()) ?? []), module]);
  }
  const parts = [...bySet].map(([tools, modules]) => ({
    modules,
    tools: new Set(tools.split(',')),
    bytes: modules.reduce((sum, each) => sum + (links(each)?.code?.length ?? 0) * COMPRESSION, 0),
  }));
  for (const { modules } of joinParts(parts, links)) for (const module of modules) files.set(module, nameOf(modules));
  return files;
}

/** No two parts have the same name: the bundler would join them. */
const nameOf = ([first = '']: readonly string[]): string =>
  path
    .relative(moduleOf('src'), first)
    .replace(/\.\w+$/u, '')
    .replaceAll(/\W+/gu, '-');

/** Joins two parts after the other, those first that save most. Parts that would import each other in a circle stay apart. */
function joinParts(parts: readonly Part[], links: Links): readonly Part[] {
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => ({ one, other, joined: join(one, other) })));
  const best = pairs
    .map((pair) => ({ ...pair, saved: costOf(pair.one) + costOf(pair.other) - costOf(pair.joined) }))
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved);
  for (const { one, other, joined } of best) {
    const next = [joined, ...parts.filter((part) => part !== one && part !== other)];
    if (!isInCircle(joined, next, links)) return joinParts(next, links);
  }
  return parts;
}

const join = (one: Part, other: Part): Part => ({
  modules: [...one.modules, ...other.modules],
  tools: new Set([...one.tools, ...other.tools]),
  bytes: one.bytes + other.bytes,
});

const costOf = ({ tools, bytes }: Part): number => tools.size * (bytes + REQUEST_BYTES);

/** Whether a part imports others that, in the end, import it. */
function isInCircle(part: Part, parts: readonly Part[], links: Links): boolean {
  const partOf = new Map(parts.flatMap((each) => each.modules.map((module) => [module, each] as const)));
  const importsOf = ({ modules }: Part): readonly Part[] =>
    modules.flatMap((module) => links(module)?.importedIds ?? []).flatMap((imported) => partOf.get(imported) ?? []);
  const found = new Set(importsOf(part).filter((each) => each !== part));
  for (const each of found) for (const next of importsOf(each)) found.add(next);
  return found.has(part);
}
