import { useEffect, useEffectEvent } from 'react';
import type { OperationState } from '../../../page/operation-state.ts';
import { useTool } from '../../../page/tool-context.tsx';
import { isWork } from '../../../page/tool-state.ts';
import { useOperation } from '../../../page/use-operation.ts';
import * as fields from '../fields.ts';

/**
 * Verifies the token that is decoded. It is entered once: what a link or another tool has brought to one of the two goes to
 * the other.
 */
export function useVerify(decode: OperationState<typeof fields.decode>): OperationState<typeof fields.verify> {
  const { state, select, linkTo } = useTool();
  const verify = useOperation(fields.verify);
  const isAskedToVerify = state.active === 'verify';

  const align = useEffectEvent(() => {
    const [from, to] = isAskedToVerify ? [verify.input.jwt, decode.input.jwt] : [decode.input.jwt, verify.input.jwt];
    if (isAskedToVerify) select('decode');
    if (from === to) return;
    decode.set('jwt', from);
    verify.setAll({ jwt: from, key: keyFor(from, verify.input.key) });
  });
  useEffect(() => align(), [isAskedToVerify, decode.input.jwt]);

  // A link leads to the operation that is used: a key and expectations are for verifying.
  const isVerifying = isUsed(verify.input);
  useEffect(() => {
    linkTo(isVerifying ? 'verify' : undefined);
    return () => linkTo(undefined);
  }, [isVerifying, linkTo]);

  return verify;
}

/** Whether anything but the token is entered. */
const isUsed = (input: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields.verify.input).some(([name, field]) => name !== 'jwt' && isWork(field, input[name]));

/** The sample's key comes and goes with the sample: it fits no other token. */
function keyFor(jwt: string, key: string): string {
  if (jwt === fields.decode.input.jwt.sample) return key === '' ? fields.verify.input.key.sample : key;
  return key === fields.verify.input.key.sample ? '' : key;
}
