import { useTool } from '../../../page/tool-context.tsx';
import type { WireInput } from '../../../runtime/check.ts';
import { engine } from '../../../runtime/platform/browser-engine.ts';
import { costOf } from '../../../runtime/run.ts';
import type { Outcome } from '../../../runtime/run.ts';

/** Runs an operation of this tool beside the one that the page shows. */
export function useRun(): (name: string, input: WireInput) => Promise<Outcome> {
  const { id, operations, texts } = useTool();
  return (name, input) => {
    const operation = operations[name];
    if (!operation) throw new Error(`${id} has no operation ${name}`);
    return engine.run(
      {
        tool: id,
        operation: name,
        input,
        locale: texts.language,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        reference: { own: {}, english: {} },
      },
      { cost: costOf(operation, input) },
    );
  };
}
