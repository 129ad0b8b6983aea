import { useEffect, useEffectEvent } from 'react';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { useOperation } from '../../../page/use-operation.ts';

/** One token that is decoded and verified; it is entered once. */
export function useToken(): {
  readonly decode: OperationState;
  readonly verify: OperationState;
  readonly token: string;
  readonly setToken: (token: string) => void;
} {
  const { state } = useTool();
  const decode = useOperation('decode');
  const verify = useOperation('verify');
  const token = textOf(state.active === 'verify' ? verify : decode, 'jwt');

  function setToken(jwt: string): void {
    verify.setAll({ jwt, key: keyFor(jwt, decode, verify) });
    decode.set('jwt', jwt);
  }

  // A link or another tool has brought a token to one of the two.
  const align = useEffectEvent(() => {
    if (textOf(decode, 'jwt') !== textOf(verify, 'jwt')) setToken(token);
  });
  useEffect(() => align(), [token]);

  return { decode, verify, token, setToken };
}

/** The sample's key comes and goes with the sample: it fits no other token. */
function keyFor(jwt: string, decode: OperationState, verify: OperationState): string {
  const key = textOf(verify, 'key');
  const sampleKey = sampleOf(verify, 'key');
  if (jwt === sampleOf(decode, 'jwt')) return key === '' ? sampleKey : key;
  return key === sampleKey ? '' : key;
}

const textOf = ({ input }: OperationState, name: string): string => String(input[name] ?? '');

function sampleOf({ operation }: OperationState, name: string): string {
  const field = operation.input[name];
  return field?.kind === 'text' ? (field.sample ?? '') : '';
}
