import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '../../runtime/run.ts';
import type { OperationState } from '../operation-state.ts';
import type { PageInput } from '../tool-state.ts';
import { useOutcome } from '../use-operation.ts';

/** What the address names with `#404`; undefined where it names nothing, or holds a link to an operation's input. */
export function anchorInAddress(): string | undefined {
  const { hash } = location;
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
  /** Whether the operation's answer lists what has this name. */
  isIn(this: void, output: OperationState['output'], anchor: string): boolean;
  /** Inputs that list more and more, to be tried in turn where the present one does not list what the address names. */
  readonly inputs: readonly Partial<PageInput>[];
}

/** Gives what the address names, brings the element of that `id` into view, and drops filters that hide it. */
export function useAnchoredRow({ operation, isIn, inputs }: AnchoredSearch): string | undefined {
  const run = useOutcome();
  const [anchor, setAnchor] = useState(anchorInAddress);
  // Until it was brought into view, or is not to be had: what a person does afterwards moves the page no more.
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
