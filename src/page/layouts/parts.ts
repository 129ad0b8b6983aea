import type { Operation } from '../../contract/operations.ts';
import { isNothing } from '../../runtime/run.ts';
import type { OperationState } from '../operation-state.ts';

/** Names of an operation's inputs and outputs, the primary ones apart. */
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

type HeldRun = Pick<OperationState, 'operation' | 'input' | 'answered' | 'hasOutput' | 'isAwaited' | 'problem' | 'isCancelled'>;

/**
 * Whether there is nothing to show: no input to work on, no answer yet and none on its way, or a file beside results that
 * are of another one.
 */
export function hasNothingToShow({ operation, input, answered, hasOutput, isAwaited, problem, isCancelled }: HeldRun): boolean {
  if (isNothing(operation, input) || (!hasOutput && !isAwaited)) return true;
  const [name = '', field] = Object.entries(operation.input).find(([, { primary }]) => primary) ?? [];
  if (field?.kind !== 'file') return false;
  const isRefused = problem?.kind === 'bug' || (problem?.kind === 'error' && problem.failure.field === name);
  return answered?.[name] !== input[name] || isCancelled || isRefused;
}

const wideQuery = '(min-width: 900px)';

/** On a wide screen the main input has the focus at once; on a phone that would open the keyboard over the page. */
export const focusesInput = (): boolean => matchMedia(wideQuery).matches;
