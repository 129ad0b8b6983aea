import type { Language } from './languages.ts';
import type { ToolModule } from './read-tool.ts';

const loaded = new Map<string, Promise<ToolModule>>();

/** Loads what a tool's page needs, once a language. Called on hover and focus too, so that a click finds it there. */
export function loadTool(id: string, language: Language): Promise<ToolModule> {
  const key = `${language}/${id}`;
  const module = loaded.get(key) ?? read(id, language);
  loaded.set(key, module);
  // What failed is tried anew the next time.
  module.catch(() => loaded.delete(key));
  return module;
}

async function read(id: string, language: Language): Promise<ToolModule> {
  const { readTool } = await import('./read-tool.ts');
  return readTool(id, language);
}
