// Which files of a build a visitor's browser keeps for visits without a network, and when it fetches them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './manifest.mjs';

/** Larger files wait until the page is idle. */
const LARGE_BYTES = 500_000;

/** What is for other programs than the app, and the worker itself, which a browser keeps by its own rules. */
const isForOthers = (file) => /^(?:\.|_|sw\.js|robots\.txt|sitemap\.xml)/u.test(file) || /\.(?:br|gz)$/u.test(file);

/** The files of a build that are kept at once, those that are large, and those of each language beside English. */
export function keptFiles(folder) {
  const { keys, fileOf } = readManifest(folder);
  const languages = {};
  for (const key of keys) {
    const language = /virtual:words\/(?:shell|home|category)\/(\w+)/u.exec(key)?.[1];
    if (language !== undefined && language !== 'en') (languages[language] ??= []).push(fileOf(key));
  }
  const ofLanguages = new Set(Object.values(languages).flat());
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => statSync(path.join(folder, file)).isFile() && !isForOthers(file))
    .sort();
  const large = files.filter((file) => file.startsWith('assets/') && statSync(path.join(folder, file)).size > LARGE_BYTES);
  const precached = files
    .filter((file) => !ofLanguages.has(file) && !large.includes(file))
    // The name of an asset holds a hash of its content, so that it needs no revision.
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : revisionOf(path.join(folder, url)) }));
  return { precached, large, languages };
}

/** A text that changes whenever the content of the file does. */
export const revisionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
