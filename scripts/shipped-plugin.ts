import path from 'node:path';
import type { Plugin } from 'vite';

/** A chunk of a worker. Vite's own manifest leaves workers out. */
export interface WorkerChunk {
  /** The module that it was made for, from the project's root; it has none if it is what several chunks share. */
  readonly module?: string;
  readonly isEntry: boolean;
  /** Our own modules in it, from the project's root, sorted. */
  readonly sources: readonly string[];
  /** Chunks that it can't run without. */
  readonly imports: readonly string[];
}

/** What a build is made of. */
export interface Shipped {
  /** Folders of the packages whose code is in it, from the project's root, sorted. */
  readonly packages: readonly string[];
  /** Chunks of its workers by file. */
  readonly workers: Readonly<Record<string, WorkerChunk>>;
}

/** Where a build tells what it is made of, in its own folder. */
export const SHIPPED_FILE = '.vite/shipped.json';

const root = path.join(import.meta.dirname, '..');
const fromRoot = (file: string): string => path.relative(root, file).replaceAll(path.sep, '/');
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u;

/** The folder of the package that a module is from; undefined for our own, and for the few lines that the bundler adds. */
export function packageOf(module: string): string | undefined {
  const folder = PACKAGE.exec(module.replace(/^\0/u, '').replaceAll('\\', '/'))?.[0];
  return folder === undefined ? undefined : fromRoot(folder);
}

/** Writes `SHIPPED_FILE`. A worker is a build of its own within that of the site: it has a plug-in of its own. */
export function shipped(): { readonly site: Plugin; readonly worker: () => Plugin } {
  const packages = new Set<string>();
  const workers: Record<string, WorkerChunk> = {};

  const collect = (isWorker: boolean): Plugin => ({
    name: 'shipped',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const folder of Object.keys(chunk.modules).map(packageOf)) if (folder !== undefined) packages.add(folder);
        if (!isWorker) continue;
        const { facadeModuleId: module, isEntry, imports } = chunk;
        const sources = Object.keys(chunk.modules)
          .map(fromRoot)
          .filter((file) => file.startsWith('src/'))
          .sort();
        workers[chunk.fileName] = { ...(module !== null && { module: fromRoot(module) }), isEntry, sources, imports };
      }
      if (isWorker) return;
      const found: Shipped = { packages: [...packages].sort(), workers };
      this.emitFile({ type: 'asset', fileName: SHIPPED_FILE, source: JSON.stringify(found, null, 2) });
    },
  });

  return { site: collect(false), worker: () => collect(true) };
}
