// Reads from a build's manifest which files a module needs before it can run.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the manifest of the build in a folder. A key is a module, or a chunk's own. `filesOf(key)` returns the file that contains a module,
 * its static imports and their style sheets; `has(key)` tells whether the module is in any file that can be named.
 */
export function readManifest(folder) {
  const read = (file) => JSON.parse(readFileSync(path.join(folder, '.vite', file), 'utf8'));
  const manifest = read('manifest.json');
  const { shared, workers } = read('shipped.json');
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const chunkOf = (key) => manifest[key] ?? manifest[keyOfFile.get(shared[key])];

  function filesOf(key, seen = new Set()) {
    const chunk = chunkOf(key);
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const style of chunk.css ?? []) seen.add(style);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  }

  /** The file of a tool's engine. */
  const engineOf = (tool) => Object.keys(workers).find((file) => workers[file].sources.includes(`src/tools/${tool}/operations.ts`));

  return {
    engineOf,
    keys: [...new Set([...Object.keys(manifest), ...Object.keys(shared)])],
    filesOf,
    fileOf: (key) => chunkOf(key)?.file,
    has: (key) => chunkOf(key) !== undefined,
  };
}
