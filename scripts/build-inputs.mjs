// Tells whether dist/ and dist-cli/ are what a build would create now, so that `npm start` need not build again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastCommit } from './last-commit.mjs';

/** Where a complete build stores its inputs. A build begins by removing it. */
const noteOf = (root) => path.join(root, 'dist', '.vite', 'inputs.json');

/** Folders of which a build reads nothing. All other files are inputs: an unnecessary build is better than an outdated site. */
const UNUSED_FOLDERS = /^(?:\.|node_modules$|dist(?:-|$)|test-results$|playwright-report$|screenshots$|docs$|e2e$|built$|bench$|coverage$)/u;
const UNUSED_FILES = /\.(?:test\.tsx?|log|zip|tsbuildinfo)$/u;
/** Documents beside package.json. Markdown in src/ is part of pages. */
const DOCUMENTS = /^[^/\\]+\.md$/u;

/** Hashes everything that a build depends on: sources, lock file, configurations, settings in files and in the environment, the commit that pages show, and Node. */
export function hashInputs(root, environment = process.env) {
  const hash = createHash('sha256').update(process.version).update(lastCommit(root));
  for (const name of Object.keys(environment).sort()) if (/^(?:VITE_|NODE_ENV$)/u.test(name)) hash.update(`${name}=${environment[name]}\0`);
  for (const entry of readdirSync(root, { withFileTypes: true }).sort(byName)) {
    const name = path.join(root, entry.name);
    if (entry.isFile()) addFile(hash, name, root);
    else if (entry.isDirectory() && !UNUSED_FOLDERS.test(entry.name)) addFolder(hash, name, root);
  }
  return hash.digest('hex');
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);

function addFolder(hash, folder, root) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, name, root);
    else addFile(hash, name, root);
  }
}

function addFile(hash, file, root) {
  const name = path.relative(root, file);
  if (UNUSED_FILES.test(name) || DOCUMENTS.test(name)) return;
  const content = readFileSync(file);
  hash.update(`${name}\0${content.length}\0`).update(content);
}

/** What the last complete build stored; undefined without a complete build. */
export function readBuild(root) {
  const parts = [noteOf(root), ...['dist/sw.js', 'dist/index.html', 'dist-cli/penknife.js'].map((file) => path.join(root, file))];
  return parts.every((file) => existsSync(file)) ? JSON.parse(readFileSync(noteOf(root), 'utf8')) : undefined;
}

export const forgetBuild = (root) => rmSync(noteOf(root), { force: true });

export function noteBuild(root, build) {
  mkdirSync(path.dirname(noteOf(root)), { recursive: true });
  writeFileSync(noteOf(root), JSON.stringify(build));
}
