import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inOrder } from '../src/contract/operations.ts';
import type { Operations } from '../src/contract/operations.ts';
import type { Tool } from '../src/contract/tool.ts';
import { listTool } from '../src/runtime/listing.ts';
import { toolIds } from './words-plugin.ts';

const fileOf = (tool: string): string => path.join('src', 'tools', tool, 'contract.json');

/** Writes the contracts of all tools, or of those that are named; with `--check` says which of the committed ones are stale. */
export default async function main(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((tool) => !toolIds().includes(tool));
  if (unknown.length > 0) {
    console.error(`There is no tool ${unknown.join(', ')}.`);
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

/** Writes the contract of a tool, which may be as new as its folder. */
export async function writeContract(tool: string): Promise<void> {
  writeFileSync(fileOf(tool), await formatContract(tool));
}

async function formatContract(tool: string): Promise<string> {
  const folder = `/src/tools/${tool}`;
  // By a path that is not known before: the registry has found its folders already.
  const manifest = (await import(/* @vite-ignore */ `${folder}/tool.ts`)) as { readonly default: Tool };
  const hasOperations = existsSync(path.join('src', 'tools', tool, 'fields.ts'));
  const operations = hasOperations ? inOrder((await import(/* @vite-ignore */ `${folder}/fields.ts`)) as Operations) : {};
  return `${JSON.stringify(listTool(manifest.default, operations), null, 2)}\n`;
}
