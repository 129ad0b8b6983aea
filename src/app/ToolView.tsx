import { Suspense, use, useEffect, useState } from 'react';
import type { Language } from '../contract/languages.ts';
import { loadOnce } from '../page/lazy/lazy.tsx';
import { ToolHead } from '../page/tool-head/ToolHead.tsx';
import styles from './app.module.css';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { searchWordsOf } from './search-words.ts';
import { useShell } from './shell.tsx';
import { ToolTile } from './ToolTile.tsx';

interface ToolViewProps {
  readonly id: string;
}

/** A tool's page. Until the tool has loaded, its head is shown; a page rendered at build time stays complete. */
export const ToolView = ({ id }: ToolViewProps) => (
  <Suspense fallback={<ToolStart id={id} />}>
    <LoadedTool id={id} />
  </Suspense>
);

function LoadedTool({ id }: ToolViewProps) {
  const { language } = useShell();
  const { ToolRoute, tool } = use(loadTool(id, language));
  return <ToolRoute tool={tool} />;
}

function ToolStart({ id }: ToolViewProps) {
  const { tools, language } = useShell();
  const about = tools[id];
  const description = useDescription(id, language);
  if (!about) throw new Error(`${id} has no words`);
  return (
    <article className={styles.toolStart} aria-busy="true">
      <ToolHead about={about} description={description} tile={<ToolTile tool={id} />}>
        <FavoriteButton tool={id} />
      </ToolHead>
    </article>
  );
}

/** The description of a tool that has not loaded; undefined until it has loaded with the words of the search, which are smaller than a tool. */
function useDescription(tool: string, language: Language): string | undefined {
  const [description, setDescription] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void searchWordsOf(tool, language).then((words) => {
      if (!isGone) setDescription(words?.description);
    });
    return () => {
      isGone = true;
    };
  }, [tool, language]);
  return description;
}

/** The code that reads and shows every tool. Pages without a tool do not need it. */
const importRoute = () => import('./ToolRoute.tsx');

/** Loads the code of all tool pages before a tool is chosen. */
export async function prepareTools(): Promise<void> {
  const { prepare } = await importRoute();
  prepare();
}

/** Loads the parts of a tool's page, once per language. */
export const loadTool = loadOnce(async (id: string, language: Language) => {
  const { default: ToolRoute, readTool } = await importRoute();
  return { ToolRoute, tool: await readTool(id, language) };
});

/** How long the current page stays while the next one loads, in milliseconds. After that its head is shown. */
const PATIENCE_MS = 300;

/** The same for fields that boot.js has filled and that accept typing. */
export const FILLED_PATIENCE_MS = 5_000;

/** Whether a tool's page can be shown completely at once. */
export const isShowable = (id: string, language: Language): boolean => loadTool.isLoaded(id, language);

/** Waits until a tool's page can be shown completely, but no longer than `patience` milliseconds. */
export async function untilShowable(id: string, language: Language, patience = PATIENCE_MS): Promise<void> {
  // Rendering the page reports an error.
  await Promise.race([Promise.allSettled([loadTool(id, language)]), new Promise((resolve) => setTimeout(resolve, patience))]);
}

const rehearsal = loadOnce(async (id: string, language: Language) => {
  const { tool } = await loadTool(id, language);
  const { rehearse } = await importRoute();
  rehearse(tool);
});

/** Starts loading a tool's page. After a failure, the page itself tries again. */
export const preloadTool = (id: string, language: Language): void => loadTool.preload(id, language);

/** Prefetches a tool's page and the code of its first result on hover and focus. */
export function prepareTool(id: string, language: Language): void {
  preloadTool(id, language);
  rehearsal.preload(id, language);
}
