import type { Source } from './source.ts';

/** A media type in the format of mime-db. */
interface Entry {
  readonly source?: Exclude<Source, 'mime-db' | 'common'> | undefined;
  readonly charset?: string | undefined;
  readonly compressible?: boolean | undefined;
  readonly extensions?: readonly string[] | undefined;
}

const LETTERS = { iana: 'i', apache: 'a', nginx: 'n' } as const;

/** Packs mime-db for `loadDatabase`, one type per line, without property names: `type,source,charset,compressible,extension extension …`. */
export const packMediaTypes = (database: Readonly<Record<string, Entry>>): string =>
  Object.entries(database)
    .map(([type, { source, charset, compressible, extensions }]) =>
      [type, source && LETTERS[source], charset, compressible && 'c', extensions?.join(' ')].join(','),
    )
    .join('\n');
