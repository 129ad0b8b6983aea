import type { RunContext } from '../../contract/operations.ts';
import type { Messages } from '../texts.ts';
import { loadToolMessages } from './words.ts';

const PREFIX = 'reference.';

/** A tool's reference texts by code, in a language and in English, as `RunContext.reference` wants them. */
export async function loadReference(tool: string, language: string): Promise<RunContext['reference']> {
  const english = referenceOf(await loadToolMessages(tool, 'en'));
  return { english, own: language === 'en' ? english : referenceOf(await loadToolMessages(tool, language)) };
}

function referenceOf(messages: Messages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, message]) => [key.slice(PREFIX.length), String(message)]),
  );
}
