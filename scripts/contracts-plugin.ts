import type { Plugin } from 'vite';
import { acceptorsOf, inversesOf } from '../src/runtime/acceptors.ts';
import { readContracts } from './contracts.mjs';
import { reloadOn } from './words-plugin.ts';

const tables: Readonly<Record<string, () => unknown>> = {
  'virtual:acceptors': () => acceptorsOf(readContracts()),
  'virtual:inverses': () => inversesOf(readContracts()),
};

/** Provides small tables made from the tools' contracts: which tools accept which formats, and which tools reverse each other. */
export function contracts(): Plugin {
  return {
    name: 'contracts',
    resolveId: (id) => (id in tables ? `\0${id}` : null),
    load(id) {
      const table = tables[id.slice(1)];
      // Engines parse a JSON string faster than an object literal of the same size.
      return table ? `export default JSON.parse(${JSON.stringify(JSON.stringify(table()))});` : null;
    },
    configureServer: (server) => {
      for (const id of Object.keys(tables)) reloadOn(server, /[\\/]contract\.json$/u, `\0${id}`);
    },
  };
}
