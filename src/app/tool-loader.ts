import { loadOnce } from '../page/late.tsx';
import type { Language } from '../contract/languages.ts';

const load = loadOnce(async (key: `${Language}/${string}`) => {
  const { readTool } = await import('./ToolRoute.tsx');
  const [language, id] = key.split('/') as [Language, string];
  return readTool(id, language);
});

/** Loads the parts of a tool's page, once per language. */
export const loadTool = (id: string, language: Language): ReturnType<typeof load> => load(`${language}/${id}`);

/** Starts loading on hover and focus, ahead of the click. After a failure, the click tries again. */
export const preloadTool = (id: string, language: Language): void => load.ahead(`${language}/${id}`);
