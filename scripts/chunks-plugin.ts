import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** The bundler's id of one of our files. */
const idOf = (file: string): string => path.join(root, file);

interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What the bundler knows of a module; null if it is not in the build. */
type Graph = (module: string) => Module | null;

/** The start of the app, which every page loads first, with what the search and the toasts share with tool pages. */
const START = ['index.html', 'src/ui/icons.tsx'];
/** What every tool page loads. */
const KIT = ['src/app/ToolRoute.tsx', 'src/page/layouts/FormLayout.tsx'];
/** The English strings of the kit, which would otherwise be one more request of every page. */
const KIT_WORDS = '\0virtual:words/page/en';
/** What every page loads when it is idle. */
const IDLE = ['src/app/offline/offline.ts', 'src/page/files/PageDrop.tsx', 'src/ui/toast/ToastHost.tsx'];
const IDLE_ENTRY = 'idle';
/** Fields and results with files. */
const FILES = ['src/page/fields/FileInput.tsx', 'src/page/outputs/FileOutput.tsx', 'src/page/outputs/ImageOutput.tsx'];
const TABS = ['src/ui/tabs/Tabs.tsx'];
/** Each file of this folder is started in a separate task, so each is a chunk with its imports. */
const EDITOR_PARTS = 'src/ui/code-editor/parts';
/** The kinds of results that are loaded late: most pages with one of them have several. */
const OUTPUTS = 'src/page/outputs/';
/** What all entries load. */
const EVERYWHERE: ReadonlySet<string> = new Set(['start', 'worker']);
const WORKER = 'src/runtime/platform/engine.worker.ts';
/** Reads data, and the strings of tools in other languages. */
const DATA_READER = 'src/runtime/platform/packed-data.ts';

/** A module that more than this share of the tool pages import is part of the kit. */
const KIT_SHARE = 0.37;
/** Adding a file to what a page or an engine loads costs as much as this number of bytes: a request, which may start late. */
const REQUEST_BYTES = { page: 11_000, engine: 800 };
/** The approximate size of a minified and compressed module, compared with its source. */
const COMPRESSION = 0.2;
/** The package that the code editor and the rich text editor share, which would make each load the other. */
const APART = /\/node_modules\/w3c-keyname\//u;
/** The bundler places modules that only one tool imports. Page and declarations stay apart: if the page cannot be loaded, the link's values are shown. */
const OF_TOOL = /^(.*\/src\/tools\/[\w-]+)\//u;
const PAGE = /\/src\/tools\/[\w-]+\/(?:page\.tsx|fields\.ts)$/u;
const TOOL = /\/src\/tools\/[\w-]+$/u;
/** A page is painted once its styles have arrived, so those of the kit are one file. */
const KIT_STYLES = /\/src\/(?:page|ui)\/.*\.module\.css$/u;

/**
 * Chooses which modules share a file. By itself, the bundler makes a file for each set of pages that share modules: fifty files of a few
 * hundred bytes, each compressed and requested alone.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    // Prerendering loads no files. A development build is for tests, and lacks parts such as offline use.
    apply: ({ build }, { command, mode }) => command === 'build' && mode !== 'development' && !build?.ssr,
    config: () => ({
      build: { rolldownOptions: { output: splitBy(chunksOfSite) } },
      worker: { rolldownOptions: { output: splitBy(chunksOfWorker) } },
    }),
  };
}

/** Modules without a chunk are left to the bundler. */
function splitBy(assign: (graph: Graph) => ReadonlyMap<string, string>) {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'shared',
          name(module: string, context: { readonly getModuleInfo: Graph }) {
            files ??= assign(remembered((id) => context.getModuleInfo(id)));
            return files.get(module) ?? null;
          },
        },
      ],
    },
  };
}

/** Queries each module only once, because the bundler's API is slow. */
function remembered(ask: Graph): Graph {
  const known = new Map<string, Module | null>();
  return (id) => {
    if (!known.has(id)) known.set(id, ask(id));
    return known.get(id) ?? null;
  };
}

/** module → name of its chunk */
type Chunks = Map<string, string>;

function put(chunks: Chunks, chunk: string, modules: Iterable<string>): void {
  for (const module of modules) if (!chunks.has(module)) chunks.set(module, chunk);
}

function chunksOfSite(graph: Graph): Chunks {
  const files: Chunks = new Map();
  const start = reach(idsOf([...START, DATA_READER], graph), graph);
  const late = lateModules(start, graph);
  const users = usersOf(entriesOf(late, graph), graph);
  const countUsers = (module: string, entry: RegExp): number => (users.get(module) ?? []).filter((user) => entry.test(user)).length;
  const modules = [...users.keys()].filter((module) => !OF_TOOL.test(module));
  const tools = readdirSync(idOf('src/tools')).length;
  const withFiles = reach(idsOf(FILES, graph), graph);
  const parts = readdirSync(idOf(EDITOR_PARTS)).map((name) => ({ name: path.parse(name).name, modules: reach([idOf(`${EDITOR_PARTS}/${name}`)], graph) }));
  const outputs = late.filter((module) => module.startsWith(idOf(OUTPUTS)));
  // Each module goes to the first of these chunks that lists it.
  const named: readonly (readonly [chunk: string, modules: Iterable<string>])[] = [
    ['start', start],
    ['kit', [...reach(idsOf(KIT, graph), graph), KIT_WORDS]],
    ['kit', modules.filter((module) => countUsers(module, TOOL) > tools * KIT_SHARE)],
    ['kit', modules.filter((module) => KIT_STYLES.test(module) && (countUsers(module, TOOL) > 1 || withFiles.has(module)))],
    ['tabs', reach(idsOf(TABS, graph), graph)],
    // A part that another imports has fewer modules.
    ...parts
      .toSorted((a, b) => a.modules.size - b.modules.size)
      .map((part) => [`editor-${part.name}`, [...part.modules].filter((module) => !APART.test(module))] as const),
    ['files', withFiles],
    ['outputs', reach(outputs, graph)],
    ['idle', [...reach(idsOf(IDLE, graph), graph)].filter((module) => countUsers(module, TOOL) === 0)],
  ];
  for (const [chunk, together] of named) put(files, chunk, together);
  const shared = modules.filter((module) => !files.has(module) && new Set(users.get(module)?.map(toolOf)).size > 1);
  for (const [index, part] of joined(shared, users, files, REQUEST_BYTES.page, graph).entries()) put(files, `shared-${index}`, part.modules);
  return files;
}

/** The entries that are loaded by themselves, each with its first modules: a tool's page and declarations, the parts of the code editor, and so on. */
function entriesOf(late: readonly string[], graph: Graph): ReadonlyMap<string, readonly string[]> {
  const idle = idsOf(IDLE, graph);
  const entries = new Map<string, readonly string[]>([[IDLE_ENTRY, idle]]);
  for (const module of late) {
    if (idle.includes(module)) continue;
    const entry = PAGE.test(module) ? toolOf(module) : module.startsWith(idOf(EDITOR_PARTS)) ? EDITOR_PARTS : module;
    entries.set(entry, [...(entries.get(entry) ?? []), module]);
  }
  return entries;
}

/** The tool of a module, or the module itself. */
const toolOf = (module: string): string => OF_TOOL.exec(module)?.[1] ?? module;

function chunksOfWorker(graph: Graph): Chunks {
  const files: Chunks = new Map();
  put(files, 'worker', reach(idsOf([WORKER, DATA_READER], graph), graph));
  const tools = readdirSync(idOf('src/tools'));
  const engineOf = (tool: string): readonly string[] => ['fields', 'operations'].map((file) => idOf(`src/tools/${tool}/${file}.ts`));
  const engines = new Map(tools.map((tool) => [tool, engineOf(tool).filter((module) => graph(module) !== null)]));
  const users = usersOf(engines, graph);
  const lateUsers = usersOf(engines, (id) => withLate(graph(id)));
  const modules = [...users.keys()].filter((module) => !files.has(module));
  for (const module of modules) {
    const [tool = '', ...others] = users.get(module) ?? [];
    // A part that another tool loads late must not bring this engine with it: the bundler places it.
    if (others.length === 0 && lateUsers.get(module)?.length === 1) files.set(module, tool);
  }
  const shared = modules.filter((module) => (users.get(module) ?? []).length > 1);
  for (const [index, part] of joined(shared, users, files, REQUEST_BYTES.engine, graph).entries()) put(files, `shared-${index}`, part.modules);
  return files;
}

/** A module as if it imported statically what it imports late. */
const withLate = (module: Module | null): Module | null =>
  module && { code: module.code, importedIds: [...module.importedIds, ...module.dynamicallyImportedIds], dynamicallyImportedIds: [] };

/** The ids of files that have to be in the build. */
function idsOf(files: readonly string[], graph: Graph): readonly string[] {
  const missing = files.filter((file) => graph(idOf(file)) === null);
  if (missing.length > 0) throw new Error(`scripts/chunks-plugin.ts names modules that are not in the build: ${missing.join(', ')}`);
  return files.map(idOf);
}

/** The modules, and all that they import statically. */
function reach(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(modules);
  for (const module of found) for (const imported of graph(module)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The modules outside of `start` that dynamic imports load, at any depth. */
function lateModules(start: ReadonlySet<string>, graph: Graph): readonly string[] {
  const all = new Set(start);
  const late = new Set<string>();
  for (const module of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph(module) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) all.add(imported);
    for (const imported of dynamicallyImportedIds) if (!start.has(imported)) late.add(imported);
  }
  return [...late];
}

/** module → names of the entries that reach it */
type Users = ReadonlyMap<string, readonly string[]>;

function usersOf(entries: ReadonlyMap<string, readonly string[]>, graph: Graph): Users {
  const users = new Map<string, string[]>();
  for (const [entry, modules] of entries) for (const module of reach(modules, graph)) users.set(module, [...(users.get(module) ?? []), entry]);
  return users;
}

/** Modules that are loaded together. */
interface Part {
  readonly modules: readonly string[];
  readonly users: ReadonlySet<string>;
  readonly bytes: number;
}

/**
 * Divides modules into parts. What several entries share would be a file for each set of entries; two of them become one where the
 * requests that this saves are worth more than the bytes that some entries then load without need.
 */
function joined(modules: readonly string[], users: Users, files: Chunks, requestBytes: number, graph: Graph): readonly Part[] {
  const bySet = new Map<string, string[]>();
  for (const module of modules) {
    const key = (users.get(module) ?? []).join('\n');
    bySet.set(key, [...(bySet.get(key) ?? []), module]);
  }
  const loadsMost = new Set(entriesWithMost(modules, users));
  let parts: readonly Part[] = [...bySet.values()].map((together) => ({
    modules: together,
    // An entry that loads most parts gains from each join, so it would decide for all the others.
    users: new Set((users.get(together[0] ?? '') ?? []).filter((user) => !loadsMost.has(user))),
    bytes: together.reduce((sum, module) => sum + sizeOf(module, graph), 0),
  }));
  const loaders = loadersIn(files, users);
  /** Whether users of one part alone would load one of the other files because of the other part. */
  const loadsMore = ({ modules, users }: Part): boolean =>
    modules
      .flatMap((module) => graph(module)?.importedIds ?? [])
      .some((imported) => {
        const file = files.get(imported);
        return file !== undefined && !EVERYWHERE.has(file) && [...users].some((user) => loaders.get(file)?.has(user) !== true);
      });
  const costOf = (part: Part): number => part.users.size * (part.bytes + requestBytes);
  for (;;) {
    const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => ({ one, other, both: join(one, other) })));
    const best = pairs
      .map((pair) => ({ ...pair, saved: costOf(pair.one) + costOf(pair.other) - costOf(pair.both) }))
      .filter(({ saved }) => saved > 0)
      .toSorted((a, b) => b.saved - a.saved)
      .map(({ one, other, both }) => [both, ...parts.filter((part) => part !== one && part !== other)] as const)
      .find((candidate) => !loadsMore(candidate[0]) && !isInCircle(candidate, graph));
    if (best === undefined) return parts;
    parts = best;
  }
}

/** The entries that reach more than a third of the modules that are shared. */
function entriesWithMost(modules: readonly string[], users: Users): readonly string[] {
  const counts = new Map<string, number>();
  for (const module of modules) for (const user of users.get(module) ?? []) counts.set(user, (counts.get(user) ?? 0) + 1);
  return [...counts].filter(([, count]) => 3 * count > modules.length).map(([user]) => user);
}

const sizeOf = (module: string, graph: Graph): number => (graph(module)?.code?.length ?? 0) * COMPRESSION;

const join = (one: Part, other: Part): Part => ({
  modules: [...one.modules, ...other.modules],
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
});

/** The entries that load each file which is not divided. */
function loadersIn(files: Chunks, users: Users): ReadonlyMap<string, ReadonlySet<string>> {
  const loaders = new Map<string, Set<string>>();
  for (const [module, file] of files) loaders.set(file, new Set([...(loaders.get(file) ?? []), ...(users.get(module) ?? [])]));
  return loaders;
}

/** Whether the first part imports others that, in the end, import it. */
function isInCircle([first, ...others]: readonly Part[], graph: Graph): boolean {
  const partOf = new Map(others.flatMap((part) => part.modules.map((module) => [module, part] as const)));
  const own = new Set(first?.modules);
  const importsOf = (part: Part | undefined): readonly string[] => (part?.modules ?? []).flatMap((module) => graph(module)?.importedIds ?? []);
  const found = new Set(importsOf(first).flatMap((module) => partOf.get(module) ?? []));
  for (const part of found) for (const module of importsOf(part)) for (const next of [partOf.get(module) ?? []].flat()) found.add(next);
  return [...found].some((part) => importsOf(part).some((module) => own.has(module)));
}
