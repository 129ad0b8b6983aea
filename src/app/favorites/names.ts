import type { ListedWords } from '../../contract/words.ts';
import { loadHomeWordsOfAll } from '../../runtime/platform/words.ts';
import type { ToolIds } from './resolve.ts';

/** The ids of the tools by their names in one language. */
export const namesOf = (words: Readonly<Record<string, ListedWords>>): ToolIds => new Map(Object.entries(words).map(([id, { name }]) => [name, id]));

let known: ToolIds | undefined;
let isLearning = false;
const none: ToolIds = new Map();
const listeners = new Set<() => void>();

/** The ids of the tools by their names in every language; empty before `learnNames` has loaded them. */
export const knownNames = (): ToolIds => known ?? none;

export function subscribeToNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the names of all languages, and those that tools had in earlier versions, once. */
export async function learnNames(): Promise<void> {
  if (known || isLearning) return;
  isLearning = true;
  try {
    const [words, { default: formerNames }] = await Promise.all([loadHomeWordsOfAll(), import('./former-names.json')]);
    known = new Map([...Object.entries(formerNames), ...words.flatMap((ofLanguage) => [...namesOf(ofLanguage)])]);
    for (const listener of listeners) listener();
  } catch (error) {
    // The next page retries. Until then these favorites are kept, but not shown.
    console.info('Favorites by names of other languages are not known yet', error);
  } finally {
    isLearning = false;
  }
}
