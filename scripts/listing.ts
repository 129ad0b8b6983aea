import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inOrder } from '../src/contract/operations.ts';
import type { Operations } from '../src/contract/operations.ts';
import type { Tool } from '../src/contract/tool.ts';
import { listTool } from '../src/runtime/listing.ts';

const toolIds = (): string[] => readdirSync(path.join('src', 'tools')).filter((tool) => existsSync(path.join('src', 'tools', tool, 'tool.ts')));

const fileOf = (tool: string): string => path.join('src', 'tools', tool, 'contract.json');

/** Writes the contracts of all tools, or of the named ones. With `--check`, reports stale committed contracts instead. */
export default async function main(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((tool) => !toolIds().includes(tool));
  if (unknown.length > 0) {
    console.error(`Unknown tool: ${unknown.join(', ')}.`);
    return 2;
  }
  const wanted = named.length > 0 ? named : toolIds();
  if (!args.includes('--check')) {
    for (const tool of wanted) await writeContract(tool);
    return 0;
  }
  const stale: string[] = [];
  for (const tool of wanted) if (!existsSync(fileOf(tool)) || readFileSync(fileOf(tool), 'utf8') !== (await formatContract(tool))) stale.push(fileOf(tool));
  if (stale.length === 0) return 0;
  console.error(`${stale.join('\n')}
Stale: names that links, scripts and stored options hold have changed. Run npm run listing, and keep old names under formerly.`);
  return 1;
}

/** Writes a tool's contract. The tool's folder may be new. */
export async function writeContract(tool: string): Promise<void> {
  writeFileSync(fileOf(tool), await formatContract(tool));
}

async function formatContract(tool: string): Promise<string> {
  const folder = `/src/tools/${tool}`;
  // A dynamic path, because the registry found its folders before this one was created.
  const manifest = (await import(/* @vite-ignore */ `${folder}/tool.ts`)) as { readonly default: Tool };
  const hasOperations = existsSync(path.join('src', 'tools', tool, 'fields.ts'));
  const operations = hasOperations ? inOrder((await import(/* @vite-ignore */ `${folder}/fields.ts`)) as Operations) : {};
  return `${JSON.stringify(listTool(manifest.default, operations), null, 2)}\n`;
}
