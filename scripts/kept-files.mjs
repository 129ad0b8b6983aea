// Lists the files of a build that the service worker stores for offline visits, and when it fetches them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './manifest.mjs';

/** The service worker fetches larger files only when the page is idle. */
const LARGE_BYTES = 500_000;

/** Files of which most visits need none, but whose total size equals all others. */
const FONTS = 'assets/data/figlet-fonts/';
const PACKED_WORDS = /^assets\/data\/words\/(\w+)\//u;

/**
 * Files for programs other than the app, the worker itself, which browsers store by their own rules, and the host's file, which changes
 * independently.
 */
const isForOthers = (file) => /^(?:\.|_|sw\.js|robots\.txt|sitemap\.xml|config(?:\.schema)?\.json|icons\/og\.png)/u.test(file) || /\.(?:br|gz)$/u.test(file);

/** The files of a build to store: those to fetch at once, the large ones and the fonts, and those of each language other than English. */
export function keptFiles(folder) {
  const { keys, fileOf } = readManifest(folder);
  /** @type {Record<string, string[]>} */
  const languages = {};
  for (const key of keys) {
    // Only the English strings of a tool are a module of their own, named after the tool.
    const language = /virtual:words\/(?!tool\/)\w+\/(\w+)/u.exec(key)?.[1];
    const file = fileOf(key);
    if (file !== undefined && language !== undefined && language !== 'en') (languages[language] ??= []).push(file);
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => statSync(path.join(folder, file)).isFile() && !isForOthers(file))
    .sort();
  for (const file of files) {
    const language = PACKED_WORDS.exec(file)?.[1];
    if (language !== undefined) (languages[language] ??= []).push(file);
  }
  const ofLanguages = new Set(Object.values(languages).flat());
  const isLarge = (file) => file.startsWith(FONTS) || statSync(path.join(folder, file)).size > LARGE_BYTES;
  const large = files.filter((file) => file.startsWith('assets/') && isLarge(file));
  const precached = files
    .filter((file) => !ofLanguages.has(file) && !large.includes(file))
    // An asset's name contains a hash of its content, so it needs no revision.
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : revisionOf(path.join(folder, url)) }));
  return { precached, large, languages };
}

/** A hash of the file's content: 16 hexadecimal digits of SHA-256. */
export const revisionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
