import { useEffect, useEffectEvent, useState } from 'react';
import type { TextField } from '../../../contract/fields.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { generateSecret } from '../fields.ts';

type WithSecret = Operation & { readonly input: { readonly secret: TextField } };

/** Fills an empty secret with a generated one when the page opens. Returns whether that is still pending. */
export function useFreshSecret({ input, set }: OperationState<WithSecret>): boolean {
  const run = useOutcome();
  const [isPending, setPending] = useState(input.secret === '');
  // Checked twice: the user may paste a secret while the new one is generated.
  const isEmpty = useEffectEvent((): boolean => input.secret === '');
  const fill = useEffectEvent(async (isLeft: () => boolean) => {
    if (!isEmpty()) return;
    const outcome = await run(generateSecret, {});
    if (outcome.kind === 'output' && !isLeft() && isEmpty()) set('secret', outcome.output.secret);
  });
  useEffect(() => {
    // After the user switches to another operation this one no longer sees the secret, which the operations share.
    let isLeft = false;
    void fill(() => isLeft).finally(() => {
      if (!isLeft) setPending(false);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return isPending && input.secret === '';
}
