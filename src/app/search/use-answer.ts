import { useEffect, useState } from 'react';
import type { Language } from '../../contract/languages.ts';
import type { Answered } from './answer.ts';

interface Parts {
  readonly mayAnswer: (search: string) => boolean;
  readonly answerTo: (search: string, locale: string, signal: AbortSignal) => Promise<Answered | undefined>;
}

/** The answer to a search that is complete; loads what it needs. */
export async function awaitAnswer(search: string, language: Language): Promise<Answered | undefined> {
  const { answerTo } = await import('./search-parts.ts');
  return answerTo(search, language, new AbortController().signal);
}

/** The answer to a search; undefined until there is one. Without parts, which load after the page, nothing is answered. */
export function useAnswer(parts: Parts | undefined, search: string, language: Language): Answered | undefined {
  const [answered, setAnswered] = useState<Answered>();
  useEffect(() => {
    if (!parts?.mayAnswer(search)) return undefined;
    const run = new AbortController();
    const answer = async (): Promise<void> => {
      const found = await parts.answerTo(search, language, run.signal);
      if (!run.signal.aborted) setAnswered(found);
    };
    void answer();
    return () => run.abort();
  }, [parts, search, language]);
  return answered?.search === search ? answered : undefined;
}
