import loaders from 'virtual:texts/cli';
import type { Messages } from '../runtime/texts.ts';

/** The command line's own words, in English where there are none. */
export async function loadCliMessages(language: string): Promise<Messages> {
  const words = await (loaders[language] ?? loaders.en)?.();
  return words?.default ?? {};
}
