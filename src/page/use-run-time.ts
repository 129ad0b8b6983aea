import { useEffect, useEffectEvent, useState } from 'react';
import type { Operation } from '../contract/operations.ts';
import type { InputState } from './operation-state.ts';
import { useOutcome } from './use-operation.ts';

/**
 * Measures how many seconds an operation takes on this device for an input. After the first render, one run loads the code and
 * a second one is timed. Undefined until then, and if the input is refused.
 */
export function useRunTime<Op extends Operation>(declared: Op, input: InputState<Op['input']>): number | undefined {
  const outcome = useOutcome();
  const run = useEffectEvent(() => outcome(declared, input));
  const [seconds, setSeconds] = useState<number>();

  useEffect(() => {
    const measure = async (): Promise<void> => {
      await run();
      const start = performance.now();
      const { kind } = await run();
      if (kind === 'output') setSeconds((performance.now() - start) / 1_000);
    };
    void measure();
  }, []);

  return seconds;
}
