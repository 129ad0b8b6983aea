import type { LoadedTool } from '../../page/session/use-tool.ts';
import type { EndedRun } from '../../runtime/embed/messages.ts';
import { engine } from '../../runtime/platform/browser-engine.ts';

type RunListener = (run: EndedRun) => void;

const listeners = new Set<RunListener>();
// operation → its last run. An embedded page has one tool.
const last = new Map<string, EndedRun>();

/** Runs operations of an embedded tool in the worker, and reports how the runs end, except those that a newer one has replaced. */
export const observeRuns: LoadedTool['run'] = async (request, options) => {
  const outcome = await engine.run(request, options);
  if (options.signal?.aborted === true || outcome.kind === 'canceled') return outcome;
  const { operation, input } = request;
  last.set(operation, { operation, input, outcome });
  for (const listener of listeners) listener({ operation, input, outcome });
  return outcome;
};

/** The last run of each operation. */
export const lastRuns = (): readonly EndedRun[] => [...last.values()];

/** Calls `listener` whenever a run ends. Returns a function that stops this. */
export function onRun(listener: RunListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Drops all runs, as when the page is opened: tests start with this. */
export const forgetRuns = (): void => last.clear();
