import { createContext, use } from 'react';
import { primaryInput } from '../../runtime/run.ts';
import { useKitWords } from '../words/kit-words.ts';
import type { OperationRun } from '../session/operation-state.ts';

/** Which older input a result belongs to, if not to the current one: one of the reader's own, or the sample of a fresh page. */
export type Staleness = 'own' | 'sample' | undefined;

/** Whether the parts inside show the last valid result, which belongs to an older input than the current one. */
export const StaleContext = createContext<Staleness>(undefined);

type HeldRun = Pick<OperationRun, 'operation' | 'input' | 'answered' | 'isStale'>;

/** Which older input the result of an operation belongs to. */
export function stalenessOf({ operation, input, answered, isStale }: HeldRun): Staleness {
  if (!isStale) return undefined;
  const [name = '', field] = primaryInput(operation) ?? [];
  const sample = field && 'sample' in field ? field.sample : undefined;
  return sample !== undefined && answered?.[name] === sample && input[name] !== sample ? 'sample' : 'own';
}

/** Returns the name of a result for the accessible names of its buttons. The last valid result is labeled as such. */
export function useResultName(label: string): string {
  const kit = useKitWords();
  const staleness = use(StaleContext);
  return staleness ? kit(staleness === 'sample' ? 'sampleResultOf' : 'lastGoodOf', { label }) : label;
}

/** The label of an older result; '' for the result of the current input. */
export function useStaleMark(staleness: Staleness): string {
  const kit = useKitWords();
  return staleness ? kit(staleness === 'sample' ? 'sampleResult' : 'lastGood') : '';
}

/** The message when an older result is copied; undefined for the result of the current input. */
export function useStaleCopied(): string | undefined {
  const kit = useKitWords();
  const staleness = use(StaleContext);
  return staleness && kit(staleness === 'sample' ? 'sampleCopied' : 'lastGoodCopied');
}
