import { createContext, use } from 'react';
import { primaryInput } from '../../runtime/run.ts';
import { useKitWords } from '../words/kit-words.ts';
import type { OperationRun } from '../session/operation-state.ts';

/** Which older input a result belongs to, if not to the present one: one of the reader's own, or the sample of a fresh page. */
export type Staleness = 'own' | 'sample' | undefined;

/** Whether the parts inside show the last good result, which belongs to an older input than the present one. */
export const StaleContext = createContext<Staleness>(undefined);

type HeldRun = Pick<OperationRun, 'operation' | 'input' | 'answered' | 'isStale'>;

/** Which older input the result of an operation belongs to. */
export function stalenessOf({ operation, input, answered, isStale }: HeldRun): Staleness {
  if (!isStale) return undefined;
  const [name = '', field] = primaryInput(operation) ?? [];
  const sample = field && 'sample' in field ? field.sample : undefined;
  return sample !== undefined && answered?.[name] === sample && input[name] !== sample ? 'sample' : 'own';
}

/** Gives the name of a result for the accessible names of its buttons. The last good result says that it is that. */
export function useResultName(label: string): string {
  const kit = useKitWords();
  const staleness = use(StaleContext);
  return staleness ? kit(staleness === 'sample' ? 'sampleResultOf' : 'lastGoodOf', { label }) : label;
}

/** What the mark of an older result says; '' for the result of the present input. */
export function useStaleMark(staleness: Staleness): string {
  const kit = useKitWords();
  return staleness ? kit(staleness === 'sample' ? 'sampleResult' : 'lastGood') : '';
}

/** What Copy of an older result says when it has copied; undefined for the result of the present input. */
export function useStaleCopied(): string | undefined {
  const kit = useKitWords();
  const staleness = use(StaleContext);
  return staleness && kit(staleness === 'sample' ? 'sampleCopied' : 'lastGoodCopied');
}
