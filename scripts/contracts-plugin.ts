import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { acceptorsOf, inversesOf } from '../src/runtime/acceptors.ts';
import { answerersOf } from '../src/runtime/answers.ts';
import type { Contract } from '../src/runtime/listing.ts';
import { readTools } from './tools.ts';
import { reloadOn } from './words-plugin.ts';

type Contracts = Readonly<Record<string, Contract>>;

/** What the library lists for each tool with operations: id, English name and description, and operation names. */
const listedTools = (contracts: Contracts) =>
  Object.entries(contracts).flatMap(([id, { operations }]) => {
    const names = Object.keys(operations);
    const { name, description }: Readonly<Record<string, unknown>> = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '..', 'src', 'tools', id, 'strings', 'en.json'), 'utf8'),
    );
    return names.length === 0 ? [] : [{ id, name, description, operations: names }];
  });

const tables: Readonly<Record<string, (contracts: Contracts) => unknown>> = {
  'virtual:acceptors': acceptorsOf,
  'virtual:inverses': inversesOf,
  'virtual:answers': answerersOf,
  'virtual:listed-tools': listedTools,
};

/**
 * Provides small tables made from the tools' declarations: which tools accept which formats, which tools reverse
 * each other, which searches they answer, and the library's list of tools.
 */
export function contracts(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'contracts',
    resolveId: (id) => (id in tables ? `\0${id}` : null),
    async load(id) {
      const makeTable = tables[id.slice(1)];
      if (!makeTable) return null;
      const tools = await readTools(server);
      // Engines parse a JSON string faster than an object literal of the same size.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(makeTable(tools.contracts)))});`;
    },
    configureServer(started) {
      server = started;
      for (const id of Object.keys(tables)) reloadOn(server, /[\\/](?:(?:tool|fields)\.ts|en\.json)$/u, `\0${id}`);
    },
  };
}
