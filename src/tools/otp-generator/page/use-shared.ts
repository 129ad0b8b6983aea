import { useEffect, useEffectEvent } from 'react';
import type { Operation } from '../../../contract/operations.ts';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { usePageActions, useTool } from '../../../page/session/use-tool.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';

/** What describes an account: entered in one tab, it is there in all. */
const SHARED = ['secret', 'secretEncoding', 'algorithm', 'encoder', 'digits', 'period', 'startTime', 'counter', 'issuer', 'account'];

const WITH_ACCOUNT = ['totp', 'hotp', 'verify'];

type Values = Readonly<Record<string, string | number>>;

/** Sets an account's values wherever there is a field for them. */
export function useSetAccount(): (values: Values) => void {
  const { operations } = useTool();
  const { change } = usePageActions();
  return (values) => {
    for (const name of WITH_ACCOUNT) change(name, Object.fromEntries(Object.entries(values).filter(([key]) => key in (operations[name]?.input ?? {}))));
  };
}

/** An operation that shares its account with the other tabs. */
export function useShared<Op extends Operation>(operation: OperationState<Op>): OperationState<Op>;
export function useShared(operation: OperationState): OperationState {
  const setAccount = useSetAccount();
  return {
    ...operation,
    set: (name, value) => {
      if (SHARED.includes(name) && (typeof value === 'string' || typeof value === 'number')) setAccount({ [name]: value });
      else operation.set(name, value);
    },
  };
}

/** Fills an empty secret with a new one when the page opens. */
export function useFreshSecret(secret: string): void {
  const run = useOutcome();
  const setAccount = useSetAccount();
  // Asked twice: somebody may paste a secret while the new one is made.
  const isEmpty = useEffectEvent((): boolean => secret === '');
  const fill = useEffectEvent(async () => {
    if (!isEmpty()) return;
    const outcome = await run(fields.generateSecret, {});
    if (outcome.kind === 'output' && isEmpty()) setAccount({ secret: outcome.output.secret });
  });
  useEffect(() => void fill(), []);
}
