import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OperationState } from '../../../page/use-operation.ts';
import { standardCodes, unofficialCodes } from '../codes.ts';
import type { StatusRow } from './status-row.ts';

/** The code that the address names with `#404`. */
export const anchoredCode = (): number | undefined => {
  const code = Number(/^#(\d{3})$/u.exec(location.hash)?.[1]);
  return [...standardCodes, ...unofficialCodes].some((status) => status.code === code) ? code : undefined;
};

/** Brings the code that the address names into view, and drops filters that hide it. */
export function useAnchor(operation: OperationState, rows: readonly StatusRow[]): number | undefined {
  const [anchor, setAnchor] = useState(anchoredCode);
  const sought = useRef(anchor);

  useEffect(() => {
    const follow = (): void => {
      sought.current = anchoredCode();
      setAnchor(sought.current);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const { hasOutput, isRunning } = operation;
  const show = useEffectEvent(() => {
    const code = sought.current;
    if (code === undefined || !hasOutput || isRunning) return;
    const card = document.getElementById(String(code));
    if (card) {
      sought.current = undefined;
      card.scrollIntoView({ block: 'start' });
    } else {
      const isUnofficial = unofficialCodes.some((status) => status.code === code);
      operation.setAll({ query: '', category: 'all', ...(isUnofficial && { includeUnofficial: true }) });
    }
  });
  useEffect(() => show(), [anchor, rows, isRunning]);

  return anchor;
}
