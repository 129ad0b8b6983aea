// Fails the build when a page would send more than its budget: bytes after brotli 11, by the build's own manifest.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './ensure.mjs';
import { readManifest } from './manifest.mjs';

const budgets = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'));
const dist = path.join(root, 'dist');
const { keys, filesOf, fileOf } = readManifest(dist);

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(path.join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
  return sizes.get(file);
}

const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const home = filesOf('index.html');
const texts = keys.filter((key) => /virtual:texts\/(?:shell|home)\/en$/u.test(key));
for (const key of texts) filesOf(key, home);
const rows = [['home', total(home), budgets.home]];
for (const key of keys) {
  const tool = /^src\/tools\/([\w-]+)\/page\.tsx$/u.exec(key)?.[1];
  if (!tool) continue;
  const own = [...filesOf(key)].filter((file) => !home.has(file) && !filesOf('src/app/ToolRoute.tsx').has(file));
  rows.push([`page of ${tool}`, total(own), budgets.tools[tool] ?? budgets.tool]);
}
rows.push(['tool page, shared', total([...filesOf('src/app/ToolRoute.tsx')].filter((file) => !home.has(file))), budgets.toolShared]);
for (const key of keys) {
  const name = /virtual:texts\/(.+)$/u.exec(key)?.[1];
  if (name) rows.push([`texts ${name}`, sizeOf(fileOf(key)), budgets.texts]);
}

let isOver = texts.length !== 2;
if (isOver) console.error('The English words of the home page are not in the manifest.');
for (const [name, bytes, budget] of rows) {
  if (bytes > budget) isOver = true;
  if (bytes > budget || bytes > budget * 0.8) console.log(`${bytes > budget ? 'OVER' : 'near'}  ${name}: ${bytes} of ${budget} bytes`);
}
console.log(`home ${rows[0][1]} of ${budgets.home} bytes, ${rows.length} budgets checked`);
process.exitCode = isOver ? 1 : 0;
