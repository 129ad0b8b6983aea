import type { Operation } from '../../contract/operations.ts';
import { isNothing } from '../../runtime/run.ts';
import type { OperationState } from '../session/operation-state.ts';
import { failureOf } from '../session/operation-state.ts';
import { isEmbedded } from '../embed/embedding.ts';

/** Names of an operation's inputs and outputs, with the primary ones separated. */
export function partsOf({ input, output }: Operation) {
  const inputs = Object.keys(input);
  const outputs = Object.keys(output);
  const primaryInput = inputs.find((name) => input[name]?.primary);
  const primaryOutput = outputs.find((name) => output[name]?.primary);
  return {
    primaryInput,
    primaryOutput,
    otherInputs: inputs.filter((name) => name !== primaryInput),
    otherOutputs: outputs.filter((name) => name !== primaryOutput),
  };
}

type HeldRun = Pick<OperationState, 'operation' | 'input' | 'answered' | 'hasOutput' | 'isAwaited' | 'problem' | 'isCanceled'>;

/**
 * Whether to show the hint for a missing result: the input is empty, or no result exists or is pending. A result of another
 * file than the chosen one counts as none, because it would be shown next to the wrong file name.
 */
export function hasNothingToShow({ operation, input, answered, hasOutput, isAwaited, problem, isCanceled }: HeldRun): boolean {
  if (isNothing(operation, input) || (!hasOutput && !isAwaited)) return true;
  const [name = '', field] = Object.entries(operation.input).find(([, { primary }]) => primary) ?? [];
  if (field?.kind !== 'file') return false;
  const isRefused = problem?.kind === 'bug' || failureOf({ problem }, name) !== undefined;
  return answered?.[name] !== input[name] || isCanceled || isRefused;
}

/** Whether an empty list or table is a result: not while the first one is pending, and not if the input was rejected before any. */
export const isAnswered = ({ hasOutput, isAwaited, problem }: Pick<HeldRun, 'hasOutput' | 'isAwaited' | 'problem'>): boolean =>
  hasOutput || (!isAwaited && problem === undefined);

const wideQuery = '(min-width: 900px)';

/**
 * Whether the main input takes the focus when the page opens: only on wide screens, since on a phone the keyboard would cover the page, and not
 * in a frame, where it would take the focus from the page around it.
 */
export const focusesInput = (): boolean => typeof document === 'undefined' || (!isEmbedded() && matchMedia(wideQuery).matches);
