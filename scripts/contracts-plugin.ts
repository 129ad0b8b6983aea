import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { acceptorsOf, inversesOf } from '../src/runtime/acceptors.ts';
import { readContracts } from './contracts.mjs';
import { reloadOn } from './words-plugin.ts';

/** What the library says of the tools that have operations: id, name and description in English, and the operations' names. */
const listedTools = () =>
  Object.entries(readContracts()).flatMap(([id, { operations }]) => {
    const names = Object.keys(operations);
    const { name, description }: Readonly<Record<string, unknown>> = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '..', 'src', 'tools', id, 'strings', 'en.json'), 'utf8'),
    );
    return names.length === 0 ? [] : [{ id, name, description, operations: names }];
  });

const tables: Readonly<Record<string, () => unknown>> = {
  'virtual:acceptors': () => acceptorsOf(readContracts()),
  'virtual:inverses': () => inversesOf(readContracts()),
  'virtual:listed-tools': listedTools,
};

/**
 * Provides small tables made from the tools' contracts: which tools accept which formats, which tools reverse
 * each other, and the library's list of tools.
 */
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
      for (const id of Object.keys(tables)) reloadOn(server, /[\\/](?:contract|en)\.json$/u, `\0${id}`);
    },
  };
}
