import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '../../runtime/run.ts';
import { addressHash } from '../browser/address-hash.ts';
import type { OperationState } from '../session/operation-state.ts';
import type { PageInput } from '../session/page-state.ts';
import { useOutcome } from '../session/use-operation.ts';

/** The decoded fragment of the page's URL (`404` for `#404`). Undefined without a fragment, or for one that links to an operation (`#/`). */
export function anchorInAddress(): string | undefined {
  const hash = addressHash();
  if (hash.length < 2 || hash.startsWith('#/')) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return hash.slice(1);
    throw error;
  }
}

interface AnchoredSearch {
  readonly operation: OperationState;
  /** Whether an output lists the entry that the fragment names. */
  isIn(this: void, output: OperationState['output'], anchor: string): boolean;
  /** Ever wider inputs, tried in turn when the current one does not list the entry. */
  readonly inputs: readonly Partial<PageInput>[];
}

/** Returns the entry that the URL names and scrolls to the element of that id. Filters that hide the entry are dropped. */
export function useAnchoredRow({ operation, isIn, inputs }: AnchoredSearch): string | undefined {
  const run = useOutcome();
  const [anchor, setAnchor] = useState(anchorInAddress);
  // The entry to scroll to, until that is done or found impossible: later changes by the reader must not scroll the page.
  const sought = useRef(anchor);

  useEffect(() => {
    const follow = (): void => {
      sought.current = anchorInAddress();
      setAnchor(sought.current);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const { output, isRunning } = operation;
  const seek = useEffectEvent(async () => {
    const wanted = sought.current;
    if (wanted === undefined || isRunning) return;
    if (isIn(output, wanted)) {
      sought.current = undefined;
      document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
      return;
    }
    for (const input of inputs) {
      const outcome: Outcome = await run(operation.operation, { ...operation.input, ...input });
      if (sought.current !== wanted) return;
      if (outcome.kind === 'output' && isIn(outcome.output, wanted)) {
        operation.setAll(input);
        return;
      }
    }
    sought.current = undefined;
  });
  useEffect(() => void seek(), [anchor, output, isRunning]);

  return anchor;
}
