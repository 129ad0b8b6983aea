import { Worker } from 'node:worker_threads';
import type { FromWorker } from '../runtime/worker-messages.ts';
import type { EngineWorker, WorkerEvents } from '../runtime/lanes.ts';

/** Creates worker threads from the built script of the engine. */
export const createThread =
  (script: URL) =>
  ({ onMessage, onFailure }: WorkerEvents): EngineWorker => {
    const thread = new Worker(script);
    thread.on('message', (message: FromWorker) => onMessage(message));
    thread.on('error', (error) => onFailure(error.stack ?? error.message));
    // A program may end beside an idle thread. Beside one that works it goes on: a run has timers. After the listeners, which would keep it.
    thread.unref();
    return { postMessage: (message) => thread.postMessage(message), terminate: () => void thread.terminate() };
  };
