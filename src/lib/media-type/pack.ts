import type { Source } from './source.ts';

/** What mime-db knows of a media type. */
interface Entry {
  readonly source?: Exclude<Source, 'mime-db' | 'common'> | undefined;
  readonly charset?: string | undefined;
  readonly compressible?: boolean | undefined;
  readonly extensions?: readonly string[] | undefined;
}

const LETTERS = { iana: 'i', apache: 'a', nginx: 'n' } as const;

/** Packs mime-db without the names of its JSON, one type per line: `type,source,charset,compressible,extension extension …`. `loadDatabase` reads it. */
export const packMediaTypes = (database: Readonly<Record<string, Entry>>): string =>
  Object.entries(database)
    .map(([type, { source, charset, compressible, extensions }]) =>
      [type, source && LETTERS[source], charset, compressible && 'c', extensions?.join(' ')].join(','),
    )
    .join('\n');
