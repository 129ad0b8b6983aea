import type { RunContext } from '../../contract/operations.ts';
import type { CompiledWords } from '../words.ts';
import { loadToolWords } from './tool-words.ts';

const PREFIX = 'reference.';

/** Loads a tool's reference texts by code, in a language and in English, for `RunContext.reference`. */
export async function loadReference(tool: string, language: string): Promise<RunContext['reference']> {
  const english = referenceOf(await loadToolWords(tool, 'en'));
  return { english, own: language === 'en' ? english : referenceOf(await loadToolWords(tool, language)) };
}

function referenceOf(messages: CompiledWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, message]) => [key.slice(PREFIX.length), String(message)]),
  );
}
