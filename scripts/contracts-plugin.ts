import type { Plugin } from 'vite';
import { acceptorsOf, inversesOf } from '../src/runtime/acceptors.ts';
import { readContracts } from './contracts.mjs';
import { reloadOn } from './words-plugin.ts';

const tables: Readonly<Record<string, () => unknown>> = {
  'virtual:acceptors': () => acceptorsOf(readContracts()),
  'virtual:inverses': () => inversesOf(readContracts()),
};

/** What tools have to know of each other, as small tables made from their contracts: who takes what, and who turns what back. */
export function contracts(): Plugin {
  return {
    name: 'contracts',
    resolveId: (id) => (id in tables ? `\0${id}` : null),
    load(id) {
      const table = tables[id.slice(1)];
      // One call of JSON.parse is read faster than a literal of the same size.
      return table ? `export default JSON.parse(${JSON.stringify(JSON.stringify(table()))});` : null;
    },
    configureServer: (server) => {
      for (const id of Object.keys(tables)) reloadOn(server, /[\\/]contract\.json$/u, `\0${id}`);
    },
  };
}
