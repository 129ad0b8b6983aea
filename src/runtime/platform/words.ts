import loaders from 'virtual:texts';
import type { Messages } from '../texts.ts';

const loadersOf = (language: string) => loaders[language] ?? loaders.en;

export async function loadToolMessages(tool: string, language: string): Promise<Messages> {
  return (await loadersOf(language).tools[tool]?.()) ?? {};
}

export const loadShellMessages = async (language: string): Promise<Messages> => (await loadersOf(language).shell()).default;

export const loadHomeWords = async (language: string): Promise<Readonly<Record<string, HomeWords>>> => (await loadersOf(language).home()).default;

export const loadCliMessages = async (language: string): Promise<Messages> => (await loadersOf(language).cli()).default;
