import inverses from 'virtual:inverses';
import type { Layout } from '../contract/tool.ts';
import type { Operations } from '../contract/operations.ts';
import { Tabs } from '../page/GeneratedTool.tsx';
import { loadKinds } from '../page/late/late-kinds.ts';
import { loadLayout } from '../page/layouts/load-layout.ts';
import type { LoadedTool } from '../page/session/use-tool.ts';
import { hasLongText } from '../page/session/pause-before.ts';
import { requestFor } from '../page/session/run-request.ts';
import { freshState } from '../page/session/page-state.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import { loadShellWords } from '../runtime/platform/words.ts';
import { loadToolWords } from '../runtime/platform/tool-words.ts';
import { engine } from '../runtime/platform/browser-engine.ts';
import { costOf } from '../runtime/run.ts';
import { createWords } from '../runtime/words.ts';
import { loadOperations } from '../tools/declarations.ts';
import { tools } from '../tools/registry.ts';
import type { Language } from '../contract/languages.ts';
import { tagOf } from '../contract/languages.ts';
import { hasPage, loadPage } from './tool-pages.ts';

export interface ToolModule {
  readonly tool: LoadedTool;
  /** Loads the tool's own page; undefined for a generated page. */
  readonly loadPage: typeof loadPage | undefined;
}

/** The layout of a tool's generated page. */
export const layoutOf = (id: string): Layout => tools.get(id)?.layout ?? 'form';

/** Starts a worker before a tool is chosen. */
export const prepare = (): void => engine.start();

/** Loads the parts of a tool's page and starts its engine. */
export async function readTool(id: string, language: Language): Promise<ToolModule> {
  const declared = loadOperations(id);
  const [operations, shared, own] = await Promise.all([
    declared,
    loadShellWords(language),
    loadToolWords(id, language),
    // Errors are ignored here, because rendering the page reports them.
    Promise.allSettled([hasPage(id) ? loadPage(id) : loadLayout(layoutOf(id))]),
    declared.then(loadKinds),
    // A page with several operations needs the tabs, and would start to load them only when it is rendered.
    declared.then((operations) => (Object.keys(operations).length > 1 ? Tabs.load() : undefined)),
    declared.then((operations) => warm(id, operations)),
  ]);
  const usesReference = Object.values(operations).some((operation) => operation.usesReference);
  const reference = usesReference ? await loadReference(id, language) : { own: {}, english: {} };
  return {
    tool: {
      id,
      layout: layoutOf(id),
      inverse: inverses[id],
      operations,
      run: (request, options) => engine.run(request, options),
      words: createWords(tagOf(language), { ...shared, ...own }),
      reference,
    },
    loadPage: hasPage(id) ? loadPage : undefined,
  };
}

/** Runs what the page will run first, for nobody, so that the page finds ready what that loads. Only what takes no time. */
export function rehearse({ tool }: ToolModule): void {
  const { active, inputs, samples } = freshState(tool.id, tool.operations);
  const [operation, input] = [tool.operations[active], inputs[active]];
  if (!operation || !input || hasLongText(input)) return;
  const cost = costOf(operation, input);
  // What may take for ever does not with the sample.
  if (cost !== 'instant' && (cost !== 'unbounded' || !samples.includes(active))) return;
  engine.warm(tool.id, cost, requestFor(tool, operation, active, input));
}

/** Starts the worker that the page's first run will need. */
function warm(id: string, operations: Operations): void {
  // Pages that are rendered at build run nothing.
  if (typeof document === 'undefined') return;
  const { active, inputs } = freshState(id, operations);
  const [operation, input] = [operations[active], inputs[active]];
  if (operation && input) engine.warm(id, costOf(operation, input));
}
