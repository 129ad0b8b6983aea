import { late, loadOnce } from '../page/late/late.tsx';
import type { Language } from '../contract/languages.ts';

const importRoute = () => import('./ToolRoute.tsx');

/** What shows the page of a tool. */
export const ToolRoute = late(importRoute);

/** Has what all tool pages need ready before a tool is chosen. */
export async function prepareTools(): Promise<void> {
  const [{ prepare }] = await Promise.all([importRoute(), ToolRoute.load()]);
  prepare();
}

const load = loadOnce(async (key: `${Language}/${string}`) => {
  const [{ readTool }] = await Promise.all([importRoute(), ToolRoute.load()]);
  const [language, id] = key.split('/') as [Language, string];
  return readTool(id, language);
});

/** How long the page in view stays while the next one loads, in milliseconds. After that its head is shown. */
const PATIENCE_MS = 300;

/** The same for fields that boot.js has filled, into which one can type already. */
export const FILLED_PATIENCE_MS = 5_000;

/** Whether a tool's page can be shown whole at once. */
export const isShowable = (id: string, language: Language): boolean => load.isLoaded(`${language}/${id}`);

/** Waits until a tool's page can be shown whole, but no longer than `patience` milliseconds. */
export async function untilShowable(id: string, language: Language, patience = PATIENCE_MS): Promise<void> {
  // Rendering the page reports an error.
  await Promise.race([Promise.allSettled([load(`${language}/${id}`)]), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Loads the parts of a tool's page, once per language. */
export const loadTool = (id: string, language: Language): ReturnType<typeof load> => load(`${language}/${id}`);

const rehearsal = loadOnce(async (key: `${Language}/${string}`) => {
  const [{ rehearse }, tool] = await Promise.all([importRoute(), load(key)]);
  rehearse(tool);
});

/** Starts loading a tool's page. After a failure, the page itself tries again. */
export const preloadTool = (id: string, language: Language): void => load.ahead(`${language}/${id}`);

/** Has a tool's page and what its first result needs ready on hover and focus, ahead of the click. */
export function prepareTool(id: string, language: Language): void {
  preloadTool(id, language);
  rehearsal.ahead(`${language}/${id}`);
}
