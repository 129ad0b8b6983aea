import { FailureNote } from '../../../page/FailureNote.tsx';
import type { OperationRun } from '../../../page/session/operation-state.ts';
import { failureOf } from '../../../page/session/operation-state.ts';
import type { Bench } from './use-bench.ts';

export interface PanelProps {
  readonly bench: Bench;
}

const SHARED = ['pattern', 'flags', 'text'] as const;

/**
 * Shows why an operation refuses the pattern or the text. Their fields show only the errors of matching, which accepts some patterns that
 * another operation refuses.
 */
export function Refusal({ operation, bench }: PanelProps & { readonly operation: OperationRun }) {
  const failure = bench.ofPattern.problem === undefined ? failureOf(operation, ...SHARED) : undefined;
  return failure && <FailureNote id={`${operation.name}-refusal`} failure={failure} />;
}
