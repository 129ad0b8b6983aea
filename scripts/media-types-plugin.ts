import type { Plugin } from 'vite';
import type { Source } from '../src/lib/media-type/source.ts';

/**
 * Provides `virtual:media-types`: what mime-db knows of each type, one type a line, without the names of its JSON, which are most
 * of its length: `type,source,charset,compressible,extension extension …`. A part that a type lacks is empty.
 */
export const mediaTypes = (): Plugin => ({
  name: 'media-types',
  resolveId: { filter: { id: /^virtual:media-types$/u }, handler: (id) => `\0${id}` },
  load: { filter: { id: /^\0virtual:media-types$/u }, handler: formatModule },
});

// The data takes a moment to load, so it is loaded only for a build that needs it.
async function formatModule(): Promise<string> {
  const { default: database } = await import('mime-db');
  const lines = Object.entries(database).map(([type, { source, charset, compressible, extensions }]) =>
    [type, source && LETTERS[source], charset, compressible && 'c', extensions?.join(' ')].join(','),
  );
  return `export default ${JSON.stringify(lines.join('\n'))};`;
}

const LETTERS: Readonly<Record<Exclude<Source, 'mime-db' | 'common'>, string>> = { iana: 'i', apache: 'a', nginx: 'n' };
