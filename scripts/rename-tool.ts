import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeContract } from './listing.ts';

const USAGE = 'Usage: npm run rename-tool -- <old-id> <new-id>';

/** Renames a tool's folder, whose name is the tool's id and path, and keeps the old path as a redirect. */
export default async function main([oldId, newId]: readonly string[]): Promise<number> {
  if (!oldId || !newId || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u.test(newId)) return fail(USAGE);
  const [from, to] = [oldId, newId].map((id) => path.join('src', 'tools', id)) as [string, string];
  if (!existsSync(path.join(from, 'tool.ts'))) return fail(`Unknown tool: ${oldId}.`);
  if (existsSync(to)) return fail(`${to} is there already.`);
  renameSync(from, to);
  const manifest = path.join(to, 'tool.ts');
  writeFileSync(manifest, addRedirect(readFileSync(manifest, 'utf8'), `/${oldId}`));
  await writeContract(newId);
  console.log(`${to} is there, and /${oldId} leads to it. Next: rename it in the changelog's words.`);
  return 0;
}

function fail(message: string): number {
  console.error(message);
  return 2;
}

/** Adds a former path to `redirectFrom` in a manifest's source. */
export function addRedirect(manifest: string, old: string): string {
  const list = 'redirectFrom: [';
  if (manifest.includes(list)) return manifest.replace(list, `${list}'${old}', `);
  const end = manifest.lastIndexOf('\n});');
  return `${manifest.slice(0, end)}\n  redirectFrom: ['${old}'],${manifest.slice(end)}`;
}
