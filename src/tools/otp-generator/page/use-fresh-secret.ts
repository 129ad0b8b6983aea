import { useEffect, useEffectEvent, useState } from 'react';
import type { TextField } from '../../../contract/fields.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { generateSecret } from '../fields.ts';

type WithSecret = Operation & { readonly input: { readonly secret: TextField } };

/** Fills an empty secret with a generated one when the page opens. Returns whether that secret or its first result is still pending. */
export function useFreshSecret({ input, set, hasOutput, problem }: OperationState<WithSecret>): boolean {
  const run = useOutcome();
  const [phase, setPhase] = useState<'generating' | 'filled' | 'over'>(input.secret === '' ? 'generating' : 'over');
  // The user may also delete the secret before its result is there.
  const isAnswered = phase === 'filled' && (hasOutput || problem !== undefined || input.secret === '');
  if (isAnswered) setPhase('over');
  // Checked twice: the user may paste a secret while the new one is generated.
  const isEmpty = useEffectEvent((): boolean => input.secret === '');
  /** Returns whether the secret was filled. */
  const fill = useEffectEvent(async (isLeft: () => boolean): Promise<boolean> => {
    if (!isEmpty()) return false;
    const outcome = await run(generateSecret, {});
    if (outcome.kind !== 'output' || isLeft() || !isEmpty()) return false;
    set('secret', outcome.output.secret);
    return true;
  });
  useEffect(() => {
    // After the user switches to another operation this one no longer sees the secret, which the operations share.
    let isLeft = false;
    void fill(() => isLeft).then((isFilled) => {
      if (!isLeft) setPhase(isFilled ? 'filled' : 'over');
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return phase !== 'over' && !isAnswered;
}
