import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptFiles } from '../scripts/kept-files.mjs';
import { readManifest } from '../scripts/manifest.mjs';

interface Shipped {
  /** By file: what a worker chunk imports, our own modules in it, and its entry module, if any. */
  readonly workers: Readonly<Record<string, { readonly module?: string; readonly sources: readonly string[]; readonly imports: readonly string[] }>>;
}

/** The files that a service worker stores immediately, and the large ones that follow. */
export interface Kept {
  readonly precached: readonly string[];
  readonly large: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

export function kept(folder: string): Kept {
  const { precached, large, languages } = keptFiles(folder);
  return { precached: precached.map(({ url }) => url), large, languages };
}

/**
 * Limits the service worker of a built site to the pages and engines of a few tools, without fonts: storing a thousand files
 * takes most of the time of its tests. Everything else is still served. Returns the files that it stores.
 */
export function keepFewTools(folder: string, tools: readonly string[]): Kept {
  const dropped = filesOfOthers(folder, tools);
  const all = kept(folder);
  const worker = path.join(folder, 'sw.js');
  const script = readFileSync(worker, 'utf8')
    .replaceAll(/\{url:[`'"]([^`'"]+)[`'"],revision:[^}]+\},?/gu, (entry, file: string) => (dropped.has(file) ? '' : entry))
    // The build writes a long list as one string.
    .replaceAll(
      /`([^`]*assets\/data\/figlet-fonts\/[^`]*)`/gu,
      (_, files: string) =>
        `\`${files
          .split(',')
          .filter((file) => !isFont(file))
          .join(',')}\``,
    );
  writeFileSync(worker, script);
  return { ...all, precached: all.precached.filter((file) => !dropped.has(file)), large: all.large.filter((file) => !isFont(file)) };
}

const isFont = (file: string): boolean => file.startsWith('assets/data/figlet-fonts/');

const toolOf = (module: string): string | undefined => /^src\/tools\/([\w-]+)\//u.exec(module)?.[1];

/** The files that only tools other than these need: pages, scripts, styles and engines. */
function filesOfOthers(folder: string, tools: readonly string[]): ReadonlySet<string> {
  const { keys, filesOf } = readManifest(folder);
  const { workers } = JSON.parse(readFileSync(path.join(folder, '.vite', 'shipped.json'), 'utf8')) as Shipped;
  const needed = new Set<string>();
  const others = new Set<string>();
  const isOther = (module: string): boolean => !tools.includes(toolOf(module) ?? tools[0] ?? '');

  for (const key of keys) for (const file of filesOf(key)) (isOther(key) ? others : needed).add(file);
  for (const [file, { module, sources }] of Object.entries(workers)) {
    const named = sources.find((source) => toolOf(source) !== undefined) ?? module;
    if (named === undefined) continue;
    for (const part of importsOf(workers, file)) (isOther(named) ? others : needed).add(part);
  }
  for (const { url } of keptFiles(folder).precached) {
    const tool = /^([\w-]+)\.html$/u.exec(url)?.[1];
    if (tool !== undefined && keys.some((key) => toolOf(key) === tool) && !tools.includes(tool)) others.add(url);
  }
  return new Set([...others].filter((file) => !needed.has(file)));
}

function importsOf(workers: Shipped['workers'], file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of workers[file]?.imports ?? []) importsOf(workers, imported, seen);
  return seen;
}
