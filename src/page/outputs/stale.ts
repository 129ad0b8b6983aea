import { createContext, use } from 'react';
import { useKitWords } from '../kit-words.ts';

/** Whether the parts inside show the last good result, which belongs to an older input than the present one. */
export const StaleContext = createContext(false);

/** Gives the name of a result for the accessible names of its buttons. The last good result says that it is that. */
export function useResultName(label: string): string {
  const kit = useKitWords();
  return use(StaleContext) ? kit('lastGoodOf', { label }) : label;
}
