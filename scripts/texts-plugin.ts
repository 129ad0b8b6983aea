import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * Strings of `strings/<language>.json` files as modules, with ICU messages compiled at build:
 * - `virtual:texts/shell/<language>`, `virtual:texts/cli/<language>`  words of the site, of the command line
 * - `virtual:texts/home/<language>`   name, description and search words of every tool
 * - `virtual:texts/category/<language>/<category>`  all words of a category's tools, by tool: one file a tool would be
 *   nine hundred files, one file a language would load what is not needed
 * - `virtual:texts`, `virtual:texts/cli`  loaders of all these, by language
 * A message is a string or, with placeholders, the token list that @lingui/core runs.
 */
const root = path.join(import.meta.dirname, '..', 'src');
const toolsFolder = path.join(root, 'tools');
// What the words of a surface are put together from.
const surfaces: Readonly<Record<string, readonly string[]>> = {
  shell: ['runtime', 'page', 'app', 'ui'],
  cli: ['runtime', 'cli'],
};
const surfaceFiles = (surface: string, language: string): string[] =>
  (surfaces[surface] ?? []).map((part) => path.join(root, part, 'strings', `${language}.json`));

export const languages = ['en', 'de', 'es', 'fr', 'no', 'pt', 'ru', 'uk', 'zh', 'vi'] as const;

export const toolIds = (): string[] =>
  readdirSync(toolsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(toolsFolder, entry.name, 'tool.ts')))
    .map((entry) => entry.name)
    .sort();

interface Words {
  readonly [key: string]: string | Words;
}

const read = (file: string): Words => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {});

/** Flattens nested words to `a.b.c`; a label given as a bare string under inputs, outputs, operations or columns is `….label`. */
export function flatten(words: Words, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(words)) {
    const id = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value !== 'string') Object.assign(flat, flatten(value, id));
    else if (/^(?:inputs|outputs|operations)(?:\.[^.]+\.columns)?$/u.test(prefix)) flat[`${id}.label`] = value;
    else flat[id] = value;
  }
  return flat;
}

/** Reference texts are plain text; everything else is ICU MessageFormat. */
const compileAll = (flat: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(flat).map(([id, message]) => [id, id.startsWith('reference.') ? message : compileOne(id, message)]));

function compileOne(id: string, message: string): unknown {
  const compiled: unknown = compileMessage(message);
  if (Array.isArray(compiled) && compiled.length === 1 && typeof compiled[0] === 'string') return compiled[0];
  if (compiled === message && /\{\s*\w+\s*[,}]/u.test(message)) throw new Error(`${id}: not ICU MessageFormat: ${message}`);
  return compiled;
}

const toolFile = (id: string, language: string): string => path.join(toolsFolder, id, 'strings', `${language}.json`);

const hasLanguage = (language: string): boolean => surfaceFiles('shell', language).some((file) => existsSync(file));

const wordsOfSurface = (surface: string, language: string): unknown =>
  compileAll(
    Object.assign({}, ...[...surfaceFiles(surface, 'en'), ...surfaceFiles(surface, language)].map((file) => flatten(read(file)))) as Record<string, string>,
  );

function homeWords(language: string): Record<string, unknown> {
  return Object.fromEntries(
    toolIds().map((id) => {
      const english = read(toolFile(id, 'en'));
      const { name, description, keywords } = { ...english, ...read(toolFile(id, language)) };
      return [
        id,
        language === 'en' ? { name, description, keywords } : { name, description, keywords, english: `${String(english.name)}, ${String(english.keywords)}` },
      ];
    }),
  );
}

// Manifests are TypeScript; this is the one line of them that a build plug-in needs.
function categoryOf(id: string): string {
  const category = /category: '([\w-]+)'/u.exec(readFileSync(path.join(toolsFolder, id, 'tool.ts'), 'utf8'))?.[1];
  if (!category) throw new Error(`src/tools/${id}/tool.ts names no category`);
  return category;
}

const wordsOfTool = (id: string, language: string): unknown => compileAll({ ...flatten(read(toolFile(id, 'en'))), ...flatten(read(toolFile(id, language))) });

/** What a module of words holds. */
export function wordsOf(id: string): unknown {
  const [kind, language = 'en', category] = id.split('/');
  if (kind === 'home') return homeWords(language);
  if (kind === 'shell' || kind === 'cli') return wordsOfSurface(kind, language);
  return Object.fromEntries(
    toolIds()
      .filter((tool) => categoryOf(tool) === category)
      .map((tool) => [tool, wordsOfTool(tool, language)]),
  );
}

const translated = (): string[] => languages.filter((language) => hasLanguage(language));

/** Loaders by language; those without words of their own are absent and fall back to English. */
function siteLoaders(): string {
  const filled = [...new Set(toolIds().map(categoryOf))];
  const byLanguage = translated().map((language) => {
    const loaders = filled.map((category) => `${JSON.stringify(category)}: () => import('virtual:texts/category/${language}/${category}')`);
    return `${language}: { shell: () => import('virtual:texts/shell/${language}'), home: () => import('virtual:texts/home/${language}'), categories: { ${loaders.join(', ')} } }`;
  });
  return `export default { ${byLanguage.join(',\n')} };`;
}

const cliLoaders = (): string =>
  `export default { ${translated()
    .map((language) => `${language}: () => import('virtual:texts/cli/${language}')`)
    .join(', ')} };`;

const PREFIX = '\0virtual:texts';

/** Makes the modules whose ids start so anew, and reloads the page, when a file changes, comes or goes that they are made from. */
export function reloadOn(server: ViteDevServer, files: RegExp, prefix: string): void {
  const handle = (file: string): void => {
    if (!files.test(file)) return;
    for (const module of server.moduleGraph.idToModuleMap.values()) if (module.id?.startsWith(prefix)) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  };
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, handle);
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === 'virtual:texts' || id.startsWith('virtual:texts/') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      if (id === PREFIX) return siteLoaders();
      if (id === `${PREFIX}/cli`) return cliLoaders();
      // One call of JSON.parse is read faster than a literal of the same size.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(wordsOf(id.slice(PREFIX.length + 1))))});`;
    },
    configureServer: (server) => reloadOn(server, /[\\/]strings[\\/][\w-]+\.json$|[\\/]tool\.ts$/u, PREFIX),
  };
}
