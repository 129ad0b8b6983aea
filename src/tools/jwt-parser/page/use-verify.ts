import { useEffect } from 'react';
import type { OperationState } from '../../../page/session/operation-state.ts';
import type { PageInput } from '../../../page/session/page-state.ts';
import { isWork } from '../../../page/session/page-state.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import { usePageActions, usePageState } from '../../../page/session/use-tool.ts';
import * as fields from '../fields.ts';

/** Verifies the token that is decoded. */
export function useVerify(): OperationState<typeof fields.verify> {
  const { select, linkTo } = usePageActions();
  const verify = useOperation(fields.verify);

  // The token is verified, decrypted and edited where it is decoded.
  const isAsked = usePageState(({ active }) => ['verify', 'decrypt', 'edit'].includes(active));
  useEffect(() => {
    if (isAsked) select('decode');
  }, [isAsked, select]);

  // A link opens the operation in use: a key and expectations belong to verifying.
  const isVerifying = isUsed(verify.input);
  useEffect(() => {
    linkTo(isVerifying ? 'verify' : undefined);
    return () => linkTo(undefined);
  }, [isVerifying, linkTo]);

  return verify;
}

/** Whether anything besides the token was entered. */
const isUsed = (input: PageInput): boolean => Object.entries(fields.verify.input).some(([name, field]) => name !== 'jwt' && isWork(field, input[name]));
