import type { LoadedTool } from '../page/tool-context.tsx';
import { loadReference } from '../runtime/platform/reference.ts';
import { loadShellMessages, loadToolMessages } from '../runtime/platform/words.ts';
import { engine } from '../runtime/platform/browser-engine.ts';
import { createTexts } from '../runtime/texts.ts';
import { hasOperations, loadOperations } from '../tools/declarations.ts';
import { tools } from '../tools/registry.ts';
import type { Language } from './languages.ts';
import { tagOf } from './languages.ts';
import { hasPage, loadPage } from './tool-pages.ts';

export interface ToolModule {
  readonly tool: LoadedTool;
  /** Loads the tool's own page; without one its page is generated. */
  readonly loadPage: typeof loadPage | undefined;
}

/** Loads what a tool's page is made of, and starts its engine. */
export async function readTool(id: string, language: Language): Promise<ToolModule> {
  if (hasOperations(id)) engine.warm(id);
  const declared = loadOperations(id);
  const [operations, shared, own] = await Promise.all([
    declared,
    loadShellMessages(language),
    loadToolMessages(id, language),
    // Whoever shows it hears whether it could be loaded.
    hasPage(id) ? Promise.allSettled([loadPage(id)]) : undefined,
    // Its page shows a tab for each, and would start to load them when it is shown.
    declared.then((operations) => (Object.keys(operations).length > 1 ? import('../ui/tabs/Tabs.tsx') : undefined)),
  ]);
  const usesReference = Object.values(operations).some((operation) => operation.usesReference);
  const reference = usesReference ? await loadReference(id, language) : { own: {}, english: {} };
  return {
    tool: {
      id,
      layout: tools.get(id)?.layout ?? 'form',
      inverse: tools.get(id)?.inverse,
      operations,
      texts: createTexts(tagOf(language), { ...shared, ...own }),
      reference,
    },
    loadPage: hasPage(id) ? loadPage : undefined,
  };
}
