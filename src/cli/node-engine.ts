import { Worker } from 'node:worker_threads';
import type { FromWorker } from '../runtime/worker-messages.ts';
import type { EngineWorker, WorkerEvents } from '../runtime/lanes.ts';

/** The built script of the engine's thread. It lies beside the entries, whatever chunk this module has come to. */
export const threadScript = new URL(/\/chunks\/[^/]*$/u.test(import.meta.url) ? '../engine.thread.js' : './engine.thread.js', import.meta.url);

/** Creates worker threads from the built script of the engine. */
export const createThread =
  (script: URL) =>
  ({ onMessage, onFailure }: WorkerEvents): EngineWorker => {
    const thread = new Worker(script);
    thread.on('message', (message: FromWorker) => onMessage(message));
    thread.on('error', (error) => onFailure(error.stack ?? error.message));
    return { postMessage: (message) => thread.postMessage(message), terminate: () => void thread.terminate() };
  };
