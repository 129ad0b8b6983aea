import { useEffect, useEffectEvent, useState } from 'react';
import type { Operation } from '../contract/operations.ts';
import type { InputState } from './session/operation-state.ts';
import { useOutcome } from './session/use-operation.ts';

// A page that has just opened, or whose last run has just ended, is about to be used.
const REST_MS = 300;

/**
 * Measures how many seconds an operation takes on this device for an input. After the first render, one run loads the code and
 * a second one is timed. Undefined until then, and if the input is rejected. While `isBusy` neither run starts: the reader's own run
 * goes first.
 */
export function useRunTime<Op extends Operation>(declared: Op, input: InputState<Op['input']>, isBusy: boolean): number | undefined {
  const outcome = useOutcome();
  const run = useEffectEvent(() => outcome(declared, input));
  const [seconds, setSeconds] = useState<number>();

  const isMeasured = seconds !== undefined;
  useEffect(() => {
    if (isBusy || isMeasured) return undefined;
    let isOver = false;
    const measure = async (): Promise<void> => {
      await run();
      if (isOver) return;
      const start = performance.now();
      const { kind } = await run();
      if (kind === 'output' && !isOver) setSeconds((performance.now() - start) / 1_000);
    };
    const timer = setTimeout(() => void measure(), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isBusy, isMeasured]);

  return seconds;
}
