import { useEffect, useEffectEvent } from 'react';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { usePageActions, usePageState } from '../../../page/session/use-tool.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';

/**
 * Verifies the token that is decoded. It is entered once: what a link or another tool has brought to one of the two goes to
 * the other.
 */
export function useVerify(decode: OperationState<typeof fields.decode>): OperationState<typeof fields.verify> {
  const { select } = usePageActions();
  const verify = useOperation(fields.verify);
  const isAskedToVerify = usePageState(({ active }) => active === 'verify');

  const align = useEffectEvent(() => {
    const [from, to] = isAskedToVerify ? [verify.input.jwt, decode.input.jwt] : [decode.input.jwt, verify.input.jwt];
    if (isAskedToVerify) select('decode');
    if (from === to) return;
    decode.set('jwt', from);
    verify.setAll({ jwt: from, key: keyFor(from, verify.input.key) });
  });
  useEffect(() => align(), [isAskedToVerify, decode.input.jwt]);

  return verify;
}

/** The sample's key comes and goes with the sample: it fits no other token. */
function keyFor(jwt: string, key: string): string {
  if (jwt === fields.decode.input.jwt.sample) return key === '' ? fields.verify.input.key.sample : key;
  return key === fields.verify.input.key.sample ? '' : key;
}
