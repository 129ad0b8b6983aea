// The contracts of the tools, as committed beside them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tools = path.join(import.meta.dirname, '..', 'src', 'tools');

/** The contract of every tool that has one, by its id. */
export function readContracts() {
  const files = readdirSync(tools).map((tool) => [tool, path.join(tools, tool, 'contract.json')]);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)).map(([tool, file]) => [tool, JSON.parse(readFileSync(file, 'utf8'))]));
}
