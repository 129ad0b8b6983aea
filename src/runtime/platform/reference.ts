import type { RunContext } from '../../contract/operations.ts';
import { readToolWords } from './tool-words.ts';

const PREFIX = 'reference.';

/** Loads a tool's reference texts by code, in a language and in English, for `RunContext.reference`. */
export async function loadReference(tool: string, language: string): Promise<RunContext['reference']> {
  const english = await referenceOf(tool, 'en');
  return { english, own: language === 'en' ? english : await referenceOf(tool, language) };
}

async function referenceOf(tool: string, language: string): Promise<Record<string, string>> {
  const { compiled } = await readToolWords(tool, language);
  return Object.fromEntries(
    Object.entries(compiled)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, message]) => [key.slice(PREFIX.length), String(message)]),
  );
}
