import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');
const moduleOf = (file: string): string => path.join(root, file);

/** What every tool page loads. Each is loaded by itself, and so remains a file of its own. */
const ENTRIES = ['src/app/ToolRoute.tsx', 'src/app/read-tool.ts', 'src/page/layouts/FormLayout.tsx'].map(moduleOf);
/** The start of the app, which every page has loaded already. */
const START = moduleOf('src/app/main.tsx');

interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}
type Links = (module: string) => ModuleLinks | null;

/**
 * Puts the modules that all tool pages share into one file. Split as the bundler does by itself, they are forty files of a
 * few hundred bytes each: a third more bytes, because each is compressed alone, and forty requests.
 */
export function kitChunk(): Plugin {
  let kit: ReadonlySet<string> | undefined;
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
                  debugName: 'kit',
                  name(module, context) {
                    kit ??= kitModules((id) => context.getModuleInfo(id));
                    return kit.has(module) ? 'kit' : null;
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

/** What the entries need and the start has not, without modules that are loaded by themselves too. */
function kitModules(links: Links): ReadonlySet<string> {
  const started = reach([START], links);
  return new Set([...reach(ENTRIES, links)].filter((module) => !started.has(module) && (links(module)?.dynamicImporters.length ?? 0) === 0));
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
