import { loadOnce } from '../page/late.tsx';
import type { Language } from '../contract/languages.ts';

const load = loadOnce(async (key: `${Language}/${string}`) => {
  const { readTool } = await import('./read-tool.ts');
  const [language, id] = key.split('/') as [Language, string];
  return readTool(id, language);
});

/** Loads what a tool's page needs, once a language. */
export const loadTool = (id: string, language: Language): ReturnType<typeof load> => load(`${language}/${id}`);

/** Does so on hover and focus, so that a click finds it there. If it fails, the click tries anew. */
export const preloadTool = (id: string, language: Language): void => load.ahead(`${language}/${id}`);
