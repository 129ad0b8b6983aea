import path from 'node:path';
import type { Plugin } from 'vite';

/** A chunk of a worker. Vite's manifest has no worker chunks. */
export interface WorkerChunk {
  /** The entry module of the chunk, relative to the project's root; undefined for a shared chunk. */
  readonly module?: string;
  readonly isEntry: boolean;
  /** Our own modules in the chunk, relative to the project's root, sorted. */
  readonly sources: readonly string[];
  /** The chunks that this one imports statically. */
  readonly imports: readonly string[];
}

/** The contents of a build. */
export interface Shipped {
  /** Folders of the packages with code in the build, relative to the project's root, sorted. */
  readonly packages: readonly string[];
  /** module → file, for our own modules in files that several share, relative to the project's root. Vite's manifest does not know them by name. */
  readonly shared: Readonly<Record<string, string>>;
  /** file → chunk, for the chunks of the workers. */
  readonly workers: Readonly<Record<string, WorkerChunk>>;
}

/** The file in the build's folder that lists the build's contents. */
export const SHIPPED_FILE = '.vite/shipped.json';

const root = path.join(import.meta.dirname, '..');
const fromRoot = (file: string): string => path.relative(root, file).replaceAll(path.sep, '/');
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u;

/** The folder of a module's package; undefined for our own modules and the bundler's helpers. */
export function packageOf(module: string): string | undefined {
  const folder = PACKAGE.exec(module.replace(/^\0/u, '').replaceAll('\\', '/'))?.[0];
  return folder === undefined ? undefined : fromRoot(folder);
}

/** Writes `SHIPPED_FILE`. Vite builds workers separately within the site's build, so they need a separate plug-in. */
export function shipped(): { readonly site: Plugin; readonly worker: () => Plugin } {
  const packages = new Set<string>();
  const workers: Record<string, WorkerChunk> = {};

  const collect = (isWorker: boolean): Plugin => ({
    name: 'shipped',
    apply: 'build',
    generateBundle(_, bundle) {
      const shared: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const folder of Object.keys(chunk.modules).map(packageOf)) if (folder !== undefined) packages.add(folder);
        const { facadeModuleId: module, isEntry, imports } = chunk;
        const sources = Object.keys(chunk.modules)
          .map(fromRoot)
          .filter((file) => file.startsWith('src/'))
          .sort();
        if (isWorker) workers[chunk.fileName] = { ...(module !== null && { module: fromRoot(module) }), isEntry, sources, imports };
        else if (module === null) for (const source of sources) shared[source] = chunk.fileName;
      }
      if (isWorker) return;
      const found: Shipped = { packages: [...packages].sort(), shared, workers };
      this.emitFile({ type: 'asset', fileName: SHIPPED_FILE, source: JSON.stringify(found) });
    },
  });

  return { site: collect(false), worker: () => collect(true) };
}
