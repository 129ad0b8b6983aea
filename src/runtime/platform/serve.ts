import type { Implementation, RunContext } from '../../contract/operations.ts';
import { loadImplementation } from '../../tools/implementations.ts';
import type { FromWorker, ProgressReport, RunRequest, ToWorker } from '../worker-messages.ts';
import type { Outcome } from '../run.ts';
import type { Piece } from '../large-values.ts';
import { isLarge } from '../large-values.ts';
import { failedRun, runOperation, stackOf } from '../run.ts';
import { RECIPES } from '../recipe/name.ts';
import { createContext } from './context.ts';

const PROGRESS_INTERVAL_MS = 60;

/** Handles an engine's messages inside a worker, in the browser and in Node. Returns the message handler. `own` adds to the context of each run. */
export function serve(post: (message: FromWorker) => void, own: Partial<RunContext> = {}): (message: ToWorker) => void {
  // run id → its abort controller
  const running = new Map<number, AbortController>();
  // run id → the received parts of its large input values
  const arrived = new Map<number, Piece[]>();

  async function run(id: number, given: RunRequest, pieces: readonly Piece[] = []): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    const request = pieces.length === 0 ? given : { ...given, input: (await import('../pieces.ts')).joinValues(given.input, pieces) };
    const outcome = await runRequest(request, {
      signal: controller.signal,
      onStart: () => post({ type: 'started', id }),
      onLoad: () => post({ type: 'loading', id }),
      onProgress: (progress) => post({ type: 'progress', id, progress }),
      own,
    });
    running.delete(id);
    if (isLoadFailure(outcome)) post({ type: 'not-loaded', id });
    else await postOutcome(id, outcome);
  }

  // An output may be too large to be copied to the page; the page has to be informed of that too.
  async function postOutcome(id: number, outcome: Outcome): Promise<void> {
    try {
      if (outcome.kind !== 'output') return post({ type: 'outcome', id, outcome });
      if (!Object.values(outcome.output).some(isLarge)) return post({ type: 'outcome', id, outcome });
      const { cutValues } = await import('../pieces.ts');
      const { rest, pieces } = cutValues(outcome.output);
      for (const piece of pieces) post({ type: 'piece', id, piece });
      post({ type: 'outcome', id, outcome: { ...outcome, output: rest } });
    } catch (error) {
      post({ type: 'outcome', id, outcome: failedRun(error, undefined) });
    }
  }

  post({ type: 'ready' });
  return (message) => {
    if (message.type === 'run') {
      const { id, request } = message;
      post({ type: 'received', id });
      void run(id, request, arrived.get(id));
      arrived.delete(id);
    } else if (message.type === 'piece') {
      const { id, piece } = message;
      arrived.set(id, [...(arrived.get(id) ?? []), piece]);
    } else if (message.type === 'cancel') {
      arrived.delete(message.id);
      running.get(message.id)?.abort(new Error('canceled'));
    }
    // A failure here is only logged: the run that needs the chunk loads it again and reports.
    else void warm(message.tool, message.request).catch((error: unknown) => console.warn(error));
  };
}

// The messages of a failed import(): the first in Chromium and Firefox, the second in Safari.
const LOAD_FAILURE = /dynamically imported module|Importing a module script failed/u;

/** Whether a chunk of the engine could not be loaded, at the start of the run or later: some chunks load only for some inputs. */
const isLoadFailure = (outcome: Outcome): boolean => outcome.kind === 'bug' && LOAD_FAILURE.test(outcome.message);

async function warm(tool: string, request: RunRequest | undefined): Promise<void> {
  await loadEngine(tool);
  if (request) await runRequest(request, UNSEEN);
}

interface RunEvents {
  readonly signal: AbortSignal;
  readonly onStart: () => void;
  /** The run loads more code. `onStart` follows. */
  readonly onLoad: () => void;
  readonly onProgress: (progress: ProgressReport) => void;
  /** Parts of the context that only this platform has. */
  readonly own: Partial<RunContext>;
}

const UNSEEN: RunEvents = { signal: new AbortController().signal, onStart: () => undefined, onLoad: () => undefined, onProgress: () => undefined, own: {} };

async function runRequest(
  { tool, operation, input, locale, timeZone, reference }: RunRequest,
  { signal, onStart, onLoad, onProgress, own }: RunEvents,
): Promise<Outcome> {
  const load: RunContext['load'] = async (loading) => {
    onLoad();
    const loaded = await loading();
    onStart();
    return loaded;
  };
  try {
    const implementation = await loadEngine(tool);
    if (!implementation) return { kind: 'error', error: { code: 'unknown-tool', params: { tool } } };
    // The run was canceled while the engine was loading.
    if (signal.aborted) return { kind: 'canceled' };
    onStart();
    return await runOperation(
      implementation,
      operation,
      input,
      createContext({ ...own, signal, progress: throttle(onProgress), load, locale, reference, ...(timeZone !== undefined && { timeZone }) }),
    );
  } catch (error) {
    return { kind: 'bug', message: stackOf(error) };
  }
}

/** Recipes are handled like tools. */
const loadEngine = async (tool: string): Promise<Implementation | undefined> =>
  tool === RECIPES ? (await import('../recipe/operations.ts')).default : loadImplementation(tool);

function throttle(report: (progress: ProgressReport) => void): (done: number, total: number, unit?: 'bytes') => void {
  let last = 0;
  return (done, total, unit) => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL_MS) return;
    last = now;
    report({ done, total, ...(unit && { unit }) });
  };
}
