import { useState } from 'react';
import { useTicking } from '../../../page/browser/use-ticking.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import type * as fields from '../fields.ts';

/** The time of the check in milliseconds: the given one, otherwise the current one, updated every second. */
export function useCheckTime({ input: { time } }: OperationProps<typeof fields.parse>['operation']): number {
  const [clock, setClock] = useState(() => Date.now());
  useTicking(time === undefined, () => setClock(Date.now()));
  return time === undefined ? clock : Date.parse(time);
}
