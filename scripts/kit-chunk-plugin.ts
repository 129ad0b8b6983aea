import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');
const moduleOf = (file: string): string => path.join(root, file);

/** The start of the app, which every page loads first. */
const START = moduleOf('index.html');
/** What the search and the toasts, which home loads a moment later, share with tool pages. */
const SOON = moduleOf('src/ui/icons.tsx');
const IDLE = 'idle';
/** file → modules that are in it with all that they import and no file before has. */
const FILES: readonly (readonly [file: string, modules: readonly string[]])[] = [
  // What nearly every tool page loads.
  [
    'kit',
    [
      'app/ToolRoute.tsx',
      'contract/fields.ts',
      'contract/values.ts',
      'page/layouts/FormLayout.tsx',
      'page/outputs/ResultActions.tsx',
      'page/outputs/MoreRows.tsx',
      'page/open-offer.ts',
    ],
  ],
  // Most of it is a library's, and shared with widgets of a few pages.
  ['tabs', ['ui/tabs/Tabs.tsx']],
  ['editor', ['ui/code-editor/CodeEditor.tsx']],
  // Each is started in a task of its own.
  ...['state', 'view', 'language', 'commands'].map((part) => [`editor-${part}`, [`ui/code-editor/parts/${part}.ts`]] as const),
  ['outputs', ['LongText', 'TableOutput', 'ListOutput', 'RecordOutput'].map((output) => `page/outputs/${output}.tsx`)],
  ['files', ['fields/FileInput.tsx', 'outputs/FileOutput.tsx', 'outputs/ImageOutput.tsx', 'picture.ts'].map((part) => `page/${part}`)],
  ['panes', ['page/layouts/TwoPanesLayout.tsx', 'page/layouts/TwoInputs.tsx', 'lib/document/fields.ts', 'lib/document/warnings.ts']],
  // Small parts of which many pages have some.
  [
    'parts',
    [
      ...['Banner.tsx', 'ColouredParts.tsx', 'Facts.tsx', 'Presets.tsx'].map((part) => `page/parts/${part}`),
      ...['InspectorLayout.tsx', 'ViewChoice.tsx', 'first-lines.ts'].map((part) => `page/layouts/${part}`),
      ...['FieldGrid.tsx', 'OperationCard.tsx', 'RefreshButton.tsx', 'fields/Segments.tsx'].map((part) => `page/${part}`),
      ...['address-hash.ts', 'names-of.ts', 'tool-keys.ts', 'use-stored.ts', 'use-ticking.ts'].map((part) => `page/${part}`),
      'ui/buttons-select/ButtonsSelect.tsx',
      'ui/input-text/InputText.tsx',
      'ui/link/Link.tsx',
      'ui/slider/Slider.tsx',
    ],
  ],
  ['generator', ['page/layouts/GeneratorLayout.tsx']],
  ['reference', ['layouts/ReferenceLayout', 'parts/ReferenceList'].map((part) => `page/${part}.tsx`)],
  // What every page loads when it is idle.
  [IDLE, ['app/offline/offline.ts', 'page/PageDrop.tsx', 'ui/toast/ToastHost.tsx']],
];
/** What begins the app by its name, and the one package that the code editor and the rich one share: files of their own. */
const APART = /\/node_modules\/w3c-keyname\//u;
/** What the bundler adds to many files. */
const RUNTIME = '\0rolldown/runtime.js';

/** A page is painted when its styles are there: those of the kit come in one file, as small as they are. */
const STYLES = /\.module\.css$/u;
const OWN_STYLES: ReadonlySet<string> = new Set(['start', IDLE]);

interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
type Links = (module: string) => Module | null;

/**
 * Puts the modules that the whole app shares into one file, those that all tool pages share into another, and so on. Split as the
 * bundler does by itself, they are fifty files of a few hundred bytes each: a third more bytes for a tool page, because each
 * file is compressed alone, and as many requests.
 */
export function kitChunk(): Plugin {
  return {
    name: 'kit-chunk',
    // Pages that are rendered at build load no files.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({
      build: { rolldownOptions: { output: splitBy(filesOfSite) } },
      worker: { rolldownOptions: { output: splitBy(filesOfEngines) } },
    }),
  };
}

/** Splits a build's modules into files; those without a file are left to the bundler. */
function splitBy(assign: (links: Links) => ReadonlyMap<string, string>) {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'shared',
          name(module: string, context: { readonly getModuleInfo: Links }) {
            files ??= assign(remembered((id) => context.getModuleInfo(id)));
            return files.get(module) ?? null;
          },
        },
      ],
    },
  };
}

/** The bundler is slow to tell. */
function remembered(ask: Links): Links {
  const known = new Map<string, Module | null>();
  return (id) => {
    const answer = known.get(id) ?? ask(id);
    known.set(id, answer);
    return answer;
  };
}

/** module → name of its file. */
function filesOfSite(links: Links): ReadonlyMap<string, string> {
  const files = new Map([[RUNTIME, 'start']]);
  for (const [file, modules] of [
    ['start', [START, SOON]] as const,
    ...FILES.map(([file, names]) => [file, names.map((name) => moduleOf(`src/${name}`))] as const),
  ])
    for (const module of reach(modules, links))
      if (!APART.test(module) && !files.has(module)) files.set(module, STYLES.test(module) && !OWN_STYLES.has(file) ? 'kit' : file);
  const own = filesOfTools(PAGE, links, files);
  const apart = toolsApart(own, links);
  return new Map([...files, ...[...own].filter(([, tool]) => !apart.has(tool))]);
}

/** The modules with which a tool's page begins, and its engine. */
const PAGE = ['fields.ts', 'page.tsx'];
const ENGINE = ['fields.ts', 'operations.ts'];

/** What only one tool has: its declarations and its own page, or its engine. */
function filesOfTools(roots: readonly string[], links: Links, known: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = [...usersOf(roots, links)].filter(([module, tools]) => tools.length === 1 && !known.has(module));
  return new Map(own.map(([module, [tool = '']]) => [module, tool]));
}

const isRoot = (module: string): boolean => PAGE.some((file) => module.endsWith(`${path.sep}${file}`));

/**
 * The tools with a module that another part of the app needs too, which may be loaded by itself. The bundler makes the files of such a
 * tool: it would leave that module in a file by the name of the page, and lose what the page exports.
 */
function toolsApart(own: ReadonlyMap<string, string>, links: Links): ReadonlySet<string> {
  const isWithin = (module: string, tool: string): boolean => own.get(module) === tool || module.startsWith(`${moduleOf(`src/tools/${tool}`)}${path.sep}`);
  return new Set(
    [...own].flatMap(([module, tool]) => {
      const { importers = [], dynamicImporters = [] } = links(module) ?? {};
      const isShared = !isRoot(module) && (dynamicImporters.length > 0 || importers.some((each) => !isWithin(each, tool)));
      return isShared ? [tool] : [];
    }),
  );
}

/** module → tools of which one of the files imports it. */
function usersOf(files: readonly string[], links: Links): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const tool of readdirSync(moduleOf('src/tools'))) {
    const own = files.map((file) => moduleOf(`src/tools/${tool}/${file}`)).filter((module) => links(module) !== null);
    for (const module of reach(own, links)) users.set(module, [...(users.get(module) ?? []), tool]);
  }
  return users;
}

const WORKER = 'src/runtime/platform/engine.worker.ts';
/** A file more is worth so many bytes less: what a request costs by itself, and that it may be found late. */
const REQUEST_BYTES = 1_500;
/** About how much of a module is left of it, minified and compressed. */
const COMPRESSION = 0.2;

/** Modules that are loaded together. */
interface Part {
  readonly modules: readonly string[];
  readonly tools: ReadonlySet<string>;
  readonly bytes: number;
}

/**
 * What several engines share would be a file for each set of engines that share it: up to twenty files of a few hundred bytes, many of
 * them found only when another has been read. Two of them become one where the requests that this saves are worth more than what some
 * engines then load without need.
 */
function filesOfEngines(links: Links): ReadonlyMap<string, string> {
  const users = usersOf(ENGINE, links);
  const files = new Map([...reach([moduleOf(WORKER)], links)].map((module) => [module, 'worker'] as const));
  const own = filesOfTools(ENGINE, links, files);
  const bySet = new Map<string, string[]>();
  for (const [module, tools] of users) if (!files.has(module) && !own.has(module)) bySet.set(tools.join(), [...(bySet.get(tools.join()) ?? []), module]);
  const parts = [...bySet].map(([tools, modules]) => ({
    modules,
    tools: new Set(tools.split(',')),
    bytes: modules.reduce((sum, each) => sum + (links(each)?.code?.length ?? 0) * COMPRESSION, 0),
  }));
  const merged = joinParts(parts, links);
  return new Map([...files, ...own, ...merged.flatMap(({ modules }) => modules.map((module) => [module, path.parse(modules[0] ?? '').name] as const))]);
}

/** Joins two parts after the other, those first that save most. Parts that would import each other in a circle stay apart. */
function joinParts(parts: readonly Part[], links: Links): readonly Part[] {
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => ({ one, other, joined: join(one, other) })));
  const best = pairs
    .map((pair) => ({ ...pair, saved: costOf(pair.one) + costOf(pair.other) - costOf(pair.joined) }))
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved);
  for (const { one, other, joined } of best) {
    const next = [joined, ...parts.filter((part) => part !== one && part !== other)];
    if (!isInCircle(joined, next, links)) return joinParts(next, links);
  }
  return parts;
}

const join = (one: Part, other: Part): Part => ({
  modules: [...one.modules, ...other.modules],
  tools: new Set([...one.tools, ...other.tools]),
  bytes: one.bytes + other.bytes,
});

const costOf = ({ tools, bytes }: Part): number => tools.size * (bytes + REQUEST_BYTES);

/** Whether a part imports others that, in the end, import it. */
function isInCircle(part: Part, parts: readonly Part[], links: Links): boolean {
  const partOf = new Map(parts.flatMap((each) => each.modules.map((module) => [module, each] as const)));
  const importsOf = ({ modules }: Part): readonly Part[] =>
    modules.flatMap((module) => links(module)?.importedIds ?? []).flatMap((imported) => partOf.get(imported) ?? []);
  const found = new Set(importsOf(part).filter((each) => each !== part));
  for (const each of found) for (const next of importsOf(each)) found.add(next);
  return found.has(part);
}

/** The modules themselves, and all that they import statically. */
function reach(modules: readonly string[], links: Links): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...modules];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    waiting.push(...(links(module)?.importedIds ?? []));
  }
  return found;
}
