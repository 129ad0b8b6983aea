/** Files that are fetched after the others: large ones, and those of each language other than English. */
export interface LaterFiles {
  readonly all: readonly string[];
  readonly large: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/**
 * All files to fetch, in the order in which they are likely to be needed: the strings of the reader's language, then what tools need,
 * then the other languages.
 */
export const inOrder = ({ large, languages }: LaterFiles, language: string): readonly string[] => [
  ...new Set([...(languages[language] ?? []), ...large, ...Object.values(languages).flat()]),
];

/** Fetches the files that a cache lacks. Files that fail or exceed the storage are retried on the next visit. */
export async function fetchLater(cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    if (await cache.match(file)) continue;
    try {
      await cache.add(file);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      console.info(`Not available offline yet: ${file}`, error);
    }
  }
}

/** Removes the files of earlier versions. File names contain a hash of the content, so a file with a known name is current. */
export async function removeOthers(cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const known = new Set(files.map((file) => new URL(file, location.href).href));
  await Promise.all((await cache.keys()).filter(({ url }) => !known.has(url)).map((request) => cache.delete(request)));
}
