// Reads the tools' contracts, which are committed beside the tools.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tools = path.join(import.meta.dirname, '..', 'src', 'tools');

/**
 * tool id → contract, for the tools that have one.
 * @returns {Readonly<Record<string, import('../src/runtime/listing.ts').Contract>>}
 */
export function readContracts() {
  const files = readdirSync(tools).map((tool) => [tool, path.join(tools, tool, 'contract.json')]);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)).map(([tool, file]) => [tool, JSON.parse(readFileSync(file, 'utf8'))]));
}
