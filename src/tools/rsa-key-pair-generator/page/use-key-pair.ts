import { useMemo } from 'react';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState, RunState } from '../../../page/use-operation.ts';
import { useRun } from '../../../page/use-operation.ts';
import type { WireInput } from '../../../runtime/check.ts';

const NO_INPUT: WireInput = {};

/**
 * The operation `generate` as a page wants it: a pair is made when its type or size changes or a new one is asked for,
 * and another form, passphrase or comment writes the same pair once more, which is what `convert` does.
 */
export function useKeyPair(): OperationState {
  const { state, change } = useTool();
  const input = state.inputs.generate ?? NO_INPUT;
  const { keyType, modulusLength, privateKeyFormat, publicKeyFormat, comment, passphrase } = input;
  // A size that the type does not have cannot be wrong either.
  const made = useRun(
    'generate',
    useMemo(() => (keyType === 'rsa' ? { keyType, modulusLength } : { keyType }), [keyType, modulusLength]),
  );
  const key = made.output.privateKey;
  const written = useRun(
    'convert',
    useMemo(
      () => ({ key, privateKeyFormat, publicKeyFormat, comment, outputPassphrase: passphrase }),
      [key, privateKeyFormat, publicKeyFormat, comment, passphrase],
    ),
  );
  const problem = made.problem ?? asOfGenerate(written.problem);
  const isCancelled = made.isCancelled || written.isCancelled;
  const hasOutput = written.output.publicKey !== '';
  return {
    ...made,
    input,
    output: written.output,
    hasOutput,
    problem,
    isCancelled,
    progress: made.progress ?? written.progress,
    isRunning: made.isRunning || written.isRunning,
    isStale: hasOutput && (made.isStale || written.isStale),
    isAwaited: !hasOutput && problem === undefined && !isCancelled && !made.isOnDemand,
    refresh: written.isCancelled && !made.isCancelled ? written.refresh : made.refresh,
    cancel: () => {
      if (made.isRunning) made.cancel();
      else written.cancel();
    },
    set: (field, value) => change('generate', { [field]: value }),
    setAll: (values) => change('generate', values),
  };
}

/** The passphrase of what is written has another name there. */
function asOfGenerate(problem: RunState['problem']): RunState['problem'] {
  if (problem?.kind !== 'error' || problem.failure.field !== 'outputPassphrase') return problem;
  return { kind: 'error', failure: { ...problem.failure, field: 'passphrase' } };
}
