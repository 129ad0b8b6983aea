import type { WorkerOptions } from 'node:worker_threads';
import { Worker } from 'node:worker_threads';
import type { FromWorker } from '../runtime/worker-messages.ts';
import type { EngineWorker, WorkerEvents } from '../runtime/lanes.ts';
import { stackOf } from '../runtime/run.ts';
import { printError } from './terminal.ts';

/** Creates worker threads from the built script of the engine. With `stdout`, what they print goes to stderr; the caller has to end them. */
export const createThread =
  (script: URL, options: Pick<WorkerOptions, 'resourceLimits' | 'stdout'> = {}) =>
  ({ onMessage, onFailure }: WorkerEvents): EngineWorker => {
    const thread = new Worker(script, options);
    // Reading keeps the program alive, unlike the default.
    if (options.stdout) thread.stdout.setEncoding('utf8').on('data', printError);
    thread.on('message', (message: FromWorker) => onMessage(message));
    thread.on('error', (error) => onFailure(`${'code' in error ? `${String(error.code)}: ` : ''}${stackOf(error)}`));
    // A program may end while a thread is idle. While one works it continues, because a run has timers. Adding a listener would keep the
    // program alive, so this comes after the listeners.
    thread.unref();
    return { postMessage: (message) => thread.postMessage(message), terminate: () => void thread.terminate() };
  };
