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

interface Answer {
  /** Undefined until there is one. */
  readonly answered: Answered | undefined;
  /** Whether there may be one soon. */
  readonly isPending: boolean;
}

/** The answer to a search. Without parts, which load after the page, nothing is answered. */
export function useAnswer(parts: Parts | undefined, search: string, language: Language): Answer {
  const [ended, setEnded] = useState<{ readonly search: string; readonly answered: Answered | undefined }>();
  const mayAnswer = parts?.mayAnswer(search) ?? false;
  useEffect(() => {
    if (!parts || !mayAnswer) return undefined;
    const run = new AbortController();
    const answer = async (): Promise<void> => {
      let answered: Answered | undefined;
      try {
        answered = await parts.answerTo(search, language, run.signal);
      } finally {
        if (!run.signal.aborted) setEnded({ search, answered });
      }
    };
    void answer();
    return () => run.abort();
  }, [parts, mayAnswer, search, language]);
  const hasEnded = ended?.search === search;
  return { answered: hasEnded ? ended.answered : undefined, isPending: mayAnswer && !hasEnded };
}
