// Packs the built site into penknife-<version>.zip, which can be unpacked into any folder of any web server.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { root, run } from './ensure.mjs';

run(process.execPath, [path.join(root, 'scripts', 'build.mjs')]);
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const folder = path.join(root, 'dist');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  // Servers do not need the build's manifest.
  .filter((file) => !file.startsWith('.vite') && statSync(path.join(folder, file)).isFile());
const archive = zipSync(Object.fromEntries(files.map((file) => [`penknife/${file}`, readFileSync(path.join(folder, file))])), { level: 9 });
const name = `penknife-${version}.zip`;
writeFileSync(path.join(root, name), archive);
console.log(`${name}: ${files.length} files, ${archive.length} bytes`);
