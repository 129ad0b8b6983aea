import type { Plugin, ViteDevServer } from 'vite';
import { languages } from '../src/contract/languages.ts';
import type { Tool } from '../src/contract/tool.ts';
import { compileWords } from '../src/runtime/compile-words.ts';
import { isNeeded } from '../src/runtime/needed-words.ts';
import type { Emitter } from './packed-data.ts';
import { callFor, importFor } from './packed-data.ts';
import { readTools } from './tools.ts';
import type { FlatWords } from './word-files.ts';
import { hasWords, wordsIn } from './word-files.ts';

/**
 * Provides the strings in `strings/<language>.json` as modules, with ICU messages compiled during the build:
 * - `virtual:words/start/<language>`  strings of the app, name and short line of every tool, and loaders of the language's other strings
 * - `virtual:words/page/<language>`  strings of page parts, of the code editor and of errors, which the home page does not show
 * - `virtual:words/cli/<language>`, `virtual:words/search/<language>`  strings of the command line, and description and search words of every tool
 * - `virtual:words/tool/<tool>`  English strings of a tool, and of its topics
 * - `virtual:words/category/<language>/<category>`  in another language, in a build a compressed file: all strings of a category's tools, by tool, and of the topics
 *   that they share, by topic: one file per tool would make nine hundred files, one per language would load strings that are not needed.
 *   A tool that is not translated into the language is absent. Only cards and pills show the short line and the short name of a tool, so these files omit them
 * - `virtual:words/recipes/<language>`  strings of the recipes page, and of running recipes
 * - `virtual:words`, `virtual:words/cli`, `virtual:words/recipes`, `virtual:words/tool`  their loaders, by language or tool
 * A compiled message is a string or, with placeholders, the list of parts that `formatMessage` fills.
 */
// The folders of strings of each part of the product.
const surfaces: Readonly<Record<string, readonly string[]>> = {
  shell: ['app', 'ui'],
  page: ['runtime', 'page', 'ui/code-editor'],
  cli: ['runtime', 'runtime/recipe', 'cli'],
  recipes: ['runtime/recipe', 'app/recipes'],
};

type Manifests = ReadonlyMap<string, Tool>;

/** Returns the strings of a folder, in English where the language lacks them. */
const wordsOfFolder = (folder: string, language: string): FlatWords => ({ ...wordsIn(folder, 'en'), ...wordsIn(folder, language) });

interface ShownWords {
  readonly words: FlatWords;
  readonly isTranslated: boolean;
}

/** Returns the strings that a tool is shown with. A tool that lacks a message in a language is shown in English, never in two languages at once. */
function wordsOfTool(tool: string, language: string): ShownWords {
  const [english, own] = [wordsIn(`tools/${tool}`, 'en'), wordsIn(`tools/${tool}`, language)];
  const isTranslated = Object.keys(english).every((key) => own[key] !== undefined);
  return { words: isTranslated ? own : english, isTranslated };
}

/** The strings of a tool without those that only its card shows. */
const ofPage = (words: FlatWords): FlatWords => Object.fromEntries(Object.entries(words).filter(([key]) => key !== 'short' && key !== 'shortName'));

const wordsOfSurface = (surface: string, language: string): unknown =>
  compileWords(Object.assign({}, ...(surfaces[surface] ?? []).map((folder) => wordsOfFolder(folder, language))) as Record<string, string>);

const homeWords = (language: string, manifests: Manifests): Record<string, unknown> =>
  Object.fromEntries(
    [...manifests.keys()].map((id) => {
      const { words, isTranslated } = wordsOfTool(id, language);
      return [
        id,
        {
          name: words.name,
          short: words.short,
          ...(words.shortName !== undefined && { shortName: words.shortName }),
          ...(!isTranslated && { lang: 'en' }),
        },
      ];
    }),
  );

const searchWords = (language: string, manifests: Manifests): Record<string, unknown> =>
  Object.fromEntries(
    [...manifests].map(([id, { aliases }]) => {
      const { words } = wordsOfTool(id, language);
      const english = wordsIn(`tools/${id}`, 'en');
      return [
        id,
        { description: words.description, keywords: words.keywords, aliases, ...(language !== 'en' && { english: `${english.name}, ${english.keywords}` }) },
      ];
    }),
  );

type Needs = (tool: string, key: string) => boolean;

interface ToolWords {
  /** Name of the tool. */
  readonly id: string;
  readonly topics: readonly string[];
  readonly own: FlatWords;
}

/** The English strings of a tool, with those of its topics. */
function toolModule(id: string, manifests: Manifests, needs: Needs): string {
  const tool: ToolWords = { id, topics: manifests.get(id)?.topics ?? [], own: ofPage(wordsIn(`tools/${id}`, 'en')) };
  const ofTopics = tool.topics.map((topic) => neededWords(topic, [tool], 'en', needs));
  return `export default ${parsed(compileWords(Object.assign({}, ...ofTopics, tool.own)))};`;
}

/** The strings of a category's tools. A topic that several of them share is included once. */
interface CategoryWords {
  readonly words: readonly unknown[];
  /** tool → positions of its strings in `words`; later ones take precedence */
  readonly tools: Readonly<Record<string, readonly number[]>>;
}

function categoryWords(category: string | undefined, language: string, manifests: Manifests, needs: Needs): CategoryWords {
  const tools = [...manifests].flatMap(([id, { category: own, topics = [] }]): readonly ToolWords[] => {
    if (own !== category) return [];
    const { words, isTranslated } = wordsOfTool(id, language);
    return isTranslated ? [{ id, topics, own: ofPage(words) }] : [];
  });
  const topics = new Map([...new Set(tools.flatMap((tool) => tool.topics))].map((topic) => [topic, tools.filter((tool) => tool.topics.includes(topic))]));
  const isShared = (topic: string): boolean => (topics.get(topic) ?? []).length > 1;
  const neededOf = (topic: string): FlatWords => neededWords(topic, topics.get(topic) ?? [], language, needs);
  const shared = [...topics.keys()].filter(isShared);
  const ofTools = tools.map((tool) => compileWords(Object.assign({}, ...tool.topics.filter((topic) => !isShared(topic)).map(neededOf), tool.own)));
  return {
    words: [...shared.map((topic) => compileWords(neededOf(topic))), ...ofTools],
    tools: Object.fromEntries(
      tools.map(({ id, topics }, index) => [id, [...topics.filter(isShared).map((topic) => shared.indexOf(topic)), shared.length + index]]),
    ),
  };
}

/** JavaScript that joins the strings of each tool. */
const JOIN =
  'const join = ({ words, tools }) => ({ default: Object.fromEntries(Object.entries(tools).map(([id, parts]) => [id, Object.assign({}, ...parts.map((part) => words[part]))])) });';

const categoryModule = (words: CategoryWords): string => `${JOIN}\nexport default join(${parsed(words)}).default;`;

/** The strings of a topic that at least one of the tools can show. */
function neededWords(topic: string, users: readonly ToolWords[], language: string, needs: Needs): FlatWords {
  const isNeeded = (key: string): boolean => users.some(({ id, own }) => needs(id, key) && own[key] === undefined);
  return Object.fromEntries(Object.entries(wordsOfFolder(`lib/${topic}`, language)).filter(([key]) => isNeeded(key)));
}

// Engines parse a JSON string faster than an object literal of the same size.
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

function moduleOf(id: string, manifests: Manifests, needs: Needs): string {
  const [kind, name = 'en', category] = id.split('/');
  if (kind === '') return loadersOf('start');
  if (kind === 'tool') return name === 'en' ? toolLoaders(manifests) : toolModule(name, manifests, needs);
  if (kind === 'start') return [startModule(name, manifests), searchLoader(name), categoryLoaders(name, manifests)].join('\n');
  if (kind === 'page') return `export default ${parsed(wordsOfSurface(kind, name))};`;
  if (kind === 'search') return `export default ${parsed(searchWords(name, manifests))};`;
  if (kind === 'cli' || kind === 'recipes') return id === kind ? loadersOf(kind) : `export default ${parsed(wordsOfSurface(kind, name))};`;
  return categoryModule(categoryWords(category, name, manifests, needs));
}

/** The languages that the site is translated into. */
const translated = (): string[] => Object.keys(languages).filter((language) => surfaces.shell?.some((folder) => hasWords(folder, language)));

/** The strings that every page needs in a language. The loaders of its other strings are here too, so that no language loads those of others. */
const startModule = (language: string, manifests: Manifests): string =>
  `export const { shell, home } = ${parsed({ shell: wordsOfSurface('shell', language), home: homeWords(language, manifests) })};
export const page = () => import('virtual:words/page/${language}');`;

const searchLoader = (language: string): string => `export const search = () => import('virtual:words/search/${language}');`;

const categoriesOf = (language: string, manifests: Manifests): readonly string[] =>
  language === 'en' ? [] : [...new Set([...manifests.values()].map(({ category }) => category))];

const categoryLoaders = (language: string, manifests: Manifests): string =>
  `export const categories = { ${categoriesOf(language, manifests)
    .map((category) => `${JSON.stringify(category)}: () => import('virtual:words/category/${language}/${category}')`)
    .join(', ')} };`;

/** The loaders of strings that the browser decompresses: in nine languages, they would otherwise be a tenth of the site. */
async function packedLoaders(emitter: Emitter, language: string, manifests: Manifests, needs: Needs): Promise<string> {
  const categories = categoriesOf(language, manifests);
  if (categories.length === 0) return `${searchLoader(language)}\n${categoryLoaders(language, manifests)}`;
  const name = `words/${language}`;
  const search = { name, read: () => searchWords(language, manifests) };
  const ofCategories = { name, read: (category: string) => categoryWords(category, language, manifests, needs) };
  const loaders = await Promise.all(
    categories.map(
      async (category) => `${JSON.stringify(category)}: () => ${await callFor(emitter, ofCategories, category)}.then((read) => join(read.default))`,
    ),
  );
  return `${importFor(search)}
${JOIN}
export const search = () => ${await callFor(emitter, search, 'search')};
export const categories = { ${loaders.join(', ')} };`;
}

/** The source of the loaders of a surface by language. Languages without own words are absent and fall back to English. */
const loadersOf = (surface: 'start' | 'cli' | 'recipes'): string =>
  `export default { ${translated()
    .map((language) => `${language}: () => import('virtual:words/${surface}/${language}')`)
    .join(', ')} };`;

/** The source of the loaders of the English words of tools. */
const toolLoaders = (manifests: Manifests): string =>
  `export default { ${[...manifests.keys()].map((id) => `${JSON.stringify(id)}: () => import('virtual:words/tool/${id}')`).join(', ')} };`;

const PREFIX = '\0virtual:words';
const START = /^\0virtual:words\/start\/(\w+)$/u;

/** Invalidates the modules whose ids begin with `prefix`, and reloads the page, when a matching file is changed, added or removed. */
export function reloadOn(server: ViteDevServer, files: RegExp, prefix: string): void {
  const handle = (file: string): void => {
    if (!files.test(file)) return;
    for (const module of server.moduleGraph.idToModuleMap.values()) if (module.id?.startsWith(prefix)) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  };
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, handle);
}

export function words(): Plugin {
  let server: ViteDevServer | undefined;
  let isPacked = false;
  return {
    name: 'words',
    configResolved({ command, build }) {
      // Only browsers can read packed strings.
      isPacked = command === 'build' && build.ssr === false;
    },
    resolveId: { filter: { id: /^virtual:words(?:\/|$)/u }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:words/u },
      async handler(id) {
        const { manifests, subjects } = await readTools(server);
        const needs: Needs = (tool, key) => isNeeded(key, subjects.get(tool) ?? new Set());
        const language = isPacked ? START.exec(id)?.[1] : undefined;
        if (language !== undefined) return `${startModule(language, manifests)}\n${await packedLoaders(this, language, manifests, needs)}`;
        return moduleOf(id.slice(PREFIX.length + 1), manifests, needs);
      },
    },
    configureServer(started) {
      server = started;
      reloadOn(server, /[\\/]strings[\\/][\w-]+\.json$|[\\/](?:tool|fields)\.ts$/u, PREFIX);
    },
  };
}
