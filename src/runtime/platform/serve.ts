import { loadImplementation } from '../../tools/implementations.ts';
import type { FromWorker, ProgressReport, RunRequest, ToWorker } from '../worker-messages.ts';
import type { Outcome } from '../run.ts';
import { runOperation } from '../run.ts';
import { createContext } from './context.ts';

const PROGRESS_INTERVAL_MS = 60;

/** Answers an engine's messages: the inside of a worker, in the browser and in Node. */
export function serve(post: (message: FromWorker) => void): (message: ToWorker) => void {
  // run id → what cancels it
  const running = new Map<number, AbortController>();

  async function run(id: number, request: RunRequest): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    const outcome = await runRequest(request, {
      signal: controller.signal,
      onStart: () => post({ type: 'started', id }),
      onProgress: (progress) => post({ type: 'progress', id, progress }),
    });
    running.delete(id);
    post(isLoadFailure(outcome) ? { type: 'not-loaded', id } : { type: 'outcome', id, outcome });
  }

  post({ type: 'ready' });
  return (message) => {
    if (message.type === 'run') {
      post({ type: 'received', id: message.id });
      void run(message.id, message.request);
    } else if (message.type === 'cancel') running.get(message.id)?.abort(new Error('cancelled'));
    // A chunk that can't be loaded now is reported by the run that needs it.
    else void loadImplementation(message.tool).catch((error: unknown) => console.warn(error));
  };
}

// What Chromium and Firefox, and what Safari say of an import() whose file they could not get.
const LOAD_FAILURE = /dynamically imported module|Importing a module script failed/u;

/** Whether a part of the engine could not be had: when the run began, or later, where a part is loaded only by some inputs. */
const isLoadFailure = (outcome: Outcome): boolean => outcome.kind === 'bug' && LOAD_FAILURE.test(outcome.message);

interface RunEvents {
  readonly signal: AbortSignal;
  readonly onStart: () => void;
  readonly onProgress: (progress: ProgressReport) => void;
}

async function runRequest({ tool, operation, input, locale, timeZone, reference }: RunRequest, { signal, onStart, onProgress }: RunEvents): Promise<Outcome> {
  try {
    const implementation = await loadImplementation(tool);
    if (!implementation) return { kind: 'error', error: { code: 'unknown-tool', params: { tool } } };
    // Nobody waits any more for what was cancelled while its engine loaded.
    if (signal.aborted) return { kind: 'cancelled' };
    onStart();
    return await runOperation(implementation, operation, input, createContext({ signal, progress: throttle(onProgress), locale, timeZone, reference }));
  } catch (error) {
    return { kind: 'bug', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function throttle(report: (progress: ProgressReport) => void): (done: number, total: number, unit?: 'bytes') => void {
  let last = 0;
  return (done, total, unit) => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL_MS) return;
    last = now;
    report({ done, total, ...(unit && { unit }) });
  };
}
