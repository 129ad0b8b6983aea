import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');
const moduleOf = (file: string): string => path.join(root, file);

/** The start of the app, which every page loads first. */
const START = moduleOf('src/app/main.tsx');
/** What every tool page loads. Each is loaded by itself, and so remains a file of its own. */
const TOOL_PAGE = ['src/app/ToolRoute.tsx', 'src/app/read-tool.ts', 'src/page/layouts/FormLayout.tsx'].map(moduleOf);
/** What pages load that turn a text into another. */
const PANES = moduleOf('src/page/layouts/TwoPanesLayout.tsx');
/** Parts of which most pages have a few. */
const PARTS = /\/src\/(?:page|ui)\//u;
/** What the whole app has, and icons. */
const LIGHT_PACKAGE = /\/node_modules\/(?:react|react-dom|scheduler|@tabler\/icons-react)\//u;
/** What tool pages with several operations load. Most of it is a library's, and shared with widgets of a few pages. */
const TABS = moduleOf('src/ui/tabs/Tabs.tsx');

interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}
type Links = (module: string) => ModuleLinks | null;

/**
 * Puts the modules that the whole app shares into one file, those that all tool pages share into another, and so on. Split as the
 * bundler does by itself, they are fifty files of a few hundred bytes each: a third more bytes for a tool page, because each
 * file is compressed alone, and as many requests.
 */
export function kitChunk(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'kit-chunk',
    // Pages that are rendered at build load no files.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  debugName: 'shared by pages',
                  name(module, context) {
                    files ??= sharedFiles((id) => context.getModuleInfo(id));
                    return files.get(module) ?? null;
                  },
                },
              ],
            },
          },
        },
      },
    }),
  };
}

/** module → name of its file, for modules that are not loaded by themselves too. */
function sharedFiles(links: Links): ReadonlyMap<string, string> {
  const isApart = (module: string): boolean => module === START || (links(module)?.dynamicImporters.length ?? 0) > 0;
  const files = new Map<string, string>();
  for (const module of reach(TOOL_PAGE, links)) if (!isApart(module)) files.set(module, 'kit');
  for (const module of reach([START], links)) if (!isApart(module)) files.set(module, 'start');
  for (const [start, name] of [
    [TABS, 'tabs'],
    [PANES, 'panes'],
  ] as const)
    for (const module of reach([start], links)) if (!isApart(module) && !files.has(module)) files.set(module, name);
  for (const module of partsOfPages(links)) if (!isApart(module) && !files.has(module)) files.set(module, 'parts');
  return files;
}

/** The small parts that several pages have: those without a library of their own. */
function partsOfPages(links: Links): readonly string[] {
  const uses = new Map<string, number>();
  for (const page of pages()) for (const module of reach([page], links)) uses.set(module, (uses.get(module) ?? 0) + 1);
  const isLight = (module: string): boolean => [...reach([module], links)].every((id) => !id.includes('/node_modules/') || LIGHT_PACKAGE.test(id));
  return [...uses].filter(([module, count]) => count > 1 && PARTS.test(module) && isLight(module)).map(([module]) => module);
}

function pages(): readonly string[] {
  const tools = moduleOf('src/tools');
  const own = readdirSync(tools).map((tool) => path.join(tools, tool, 'page.tsx'));
  const layouts = readdirSync(moduleOf('src/page/layouts')).filter((name) => name.endsWith('Layout.tsx'));
  return [...own.filter((file) => existsSync(file)), ...layouts.map((name) => moduleOf(`src/page/layouts/${name}`))];
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
