import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listTool } from '../src/runtime/listing.ts';
import { loadOperations } from '../src/tools/declarations.ts';
import { tools } from '../src/tools/registry.ts';

const FILE = 'src/runtime/listing.json';

/** Writes the listing of the whole contract; with `--check` says whether the committed one is stale. */
export default async function main(args: readonly string[]): Promise<number> {
  const entries = await Promise.all([...tools].map(async ([id, tool]) => [id, listTool(tool, await loadOperations(id))] as const));
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
  if (!args.includes('--check')) {
    writeFileSync(FILE, text);
    return 0;
  }
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) return 0;
  console.error(`${FILE} is stale: names that links, scripts and stored options hold have changed. Run npm run listing, and keep old names under formerly.`);
  return 1;
}
