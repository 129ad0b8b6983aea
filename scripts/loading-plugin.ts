import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../src/contract/languages.ts';

const app = path.join(import.meta.dirname, '..', 'src', 'app');

const EXPORT = 'export const __vitePreload =';

/** Handles files of the site that cannot be loaded: imports are retried, and if the app cannot start, the page says so. */
export function loading(): Plugin {
  return {
    name: 'loading',
    transform: {
      // Vite's helper, through which a build makes all dynamic imports.
      filter: { id: /^\0vite\/preload-helper/u },
      handler(code) {
        if (!code.includes(EXPORT)) throw new Error('Vite loads imports in another way than this plug-in knows');
        return `import { retrying } from ${JSON.stringify(path.join(app, 'retry.ts'))};\n${code.replace(EXPORT, 'const tryOnce =')}\nexport const __vitePreload = retrying(tryOnce);`;
      },
    },
    transformIndexHtml: (html) =>
      html.replace('</body>', () => `  <template id="start-failure">${Object.entries(languages).map(startFailure).join('')}</template>\n  </body>`),
  };
}

/** The message that boot.js shows if the app could not start, in each language that has a translation. */
function startFailure([language, { tag }]: readonly [string, { readonly tag: string }]): string {
  const { startFailure: message } = readWords('start-failure/strings', language);
  const { reload } = readWords('strings', language).app ?? {};
  if (typeof message !== 'string' || typeof reload !== 'string') return '';
  return `<div lang="${tag}"><p>${escapeText(message)}</p><button type="button">${escapeText(reload)}</button></div>`;
}

interface Strings {
  readonly startFailure?: string;
  readonly app?: { readonly reload?: string };
}

/** Loaded separately from the app's strings, which every visit would have to load. */
function readWords(folder: string, language: string): Strings {
  const file = path.join(app, folder, `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Strings) : {};
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
