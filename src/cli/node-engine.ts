import type { WorkerOptions } from 'node:worker_threads';
import { Worker } from 'node:worker_threads';
import type { FromWorker } from '../runtime/worker-messages.ts';
import type { EngineWorker, WorkerEvents } from '../runtime/lanes.ts';

/** The built script of the engine's thread. It lies beside the entries, whatever chunk this module has come to. */
export const threadScript = new URL(/\/chunks\/[^/]*$/u.test(import.meta.url) ? '../engine.thread.js' : './engine.thread.js', import.meta.url);

/** Creates worker threads from the built script of the engine. What they would print on a stdout of their own goes to stderr. */
export const createThread =
  (script: URL, options: Pick<WorkerOptions, 'resourceLimits' | 'stdout'> = {}) =>
  ({ onMessage, onFailure }: WorkerEvents): EngineWorker => {
    const thread = new Worker(script, options);
    if (options.stdout) thread.stdout.on('data', (chunk: Uint8Array) => process.stderr.write(chunk));
    thread.on('message', (message: FromWorker) => onMessage(message));
    thread.on('error', (error) => onFailure(`${'code' in error ? `${String(error.code)}: ` : ''}${error.stack ?? error.message}`));
    return { postMessage: (message) => thread.postMessage(message), terminate: () => void thread.terminate() };
  };
