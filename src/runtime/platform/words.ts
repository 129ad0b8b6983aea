import loaders from 'virtual:texts';
import { tools } from '../../tools/registry.ts';
import type { Messages } from '../texts.ts';

const loadersOf = (language: string) => loaders[language] ?? loaders.en;

export async function loadToolMessages(tool: string, language: string): Promise<Messages> {
  const category = tools.get(tool)?.category ?? '';
  const words = await loadersOf(language).categories[category]?.();
  return words?.default[tool] ?? {};
}

export const loadShellMessages = async (language: string): Promise<Messages> => (await loadersOf(language).shell()).default;

export const loadHomeWords = async (language: string): Promise<Readonly<Record<string, HomeWords>>> => (await loadersOf(language).home()).default;
