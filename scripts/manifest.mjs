// Reads from a build's manifest which files a module needs before it can run.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the manifest of the build in a folder. `filesOf(module)` gives the module's file, its static imports and their style sheets. */
export function readManifest(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);

  function filesOf(key, seen = new Set()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const style of chunk.css ?? []) seen.add(style);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  }

  return { keys, filesOf, fileOf: (key) => manifest[key]?.file };
}
