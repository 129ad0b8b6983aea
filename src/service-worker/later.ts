/** Files that are not fetched with the rest: large ones, and those of each language beside English. */
export interface LaterFiles {
  readonly all: readonly string[];
  readonly large: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** Fetches the files that a cache does not have yet. One that fails, or for which there is no room, is tried again on the next visit. */
export async function fetchLater(cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    if (await cache.match(file)) continue;
    try {
      await cache.add(file);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      console.info(`Not yet there without a network: ${file}`, error);
    }
  }
}

/** Removes files that only an earlier version has. A name holds a hash of its content, so files with a known name are current. */
export async function removeOthers(cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const known = new Set(files.map((file) => new URL(file, location.href).href));
  await Promise.all((await cache.keys()).filter(({ url }) => !known.has(url)).map((request) => cache.delete(request)));
}
