import { useEffect, useState } from 'react';
import { engine } from '../../../runtime/platform/browser-engine.ts';
import { useTool } from '../../../page/tool-context.tsx';

const MEASURED_COST = 8;
const INPUT = { password: 'measured', cost: MEASURED_COST, salt: '.'.repeat(22) };

/** How long a hash of a cost (log2 of its rounds) takes on this device, as one of a small cost has shown. Undefined until then. */
export function useSecondsOf(cost: unknown): number | undefined {
  const { id } = useTool();
  const [measured, setMeasured] = useState<number>();

  useEffect(() => {
    const abort = new AbortController();
    const run = () =>
      engine.run(
        { tool: id, operation: 'hash', input: INPUT, locale: 'en', timeZone: 'UTC', reference: { own: {}, english: {} } },
        { cost: 'slow', signal: abort.signal },
      );
    const measure = async (): Promise<void> => {
      // The first run loads the engine.
      await run();
      const start = performance.now();
      const { kind } = await run();
      if (kind === 'output') setMeasured((performance.now() - start) / 1_000);
    };
    void measure();
    return () => abort.abort();
  }, [id]);

  return measured === undefined || typeof cost !== 'number' ? undefined : measured * 2 ** (cost - MEASURED_COST);
}
