import type { FromWorker } from '../worker-messages.ts';
import type { WorkerEvents } from '../lanes.ts';
import { Engine } from '../lanes.ts';

function createWorker({ onMessage, onFailure }: WorkerEvents): Worker {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => onMessage(event.data));
  worker.addEventListener('error', (event) => onFailure(event.message || 'the worker could not be loaded'));
  worker.addEventListener('messageerror', () => onFailure('the worker sent an unreadable message'));
  return worker;
}

/** The only engine of this page. */
export const engine = new Engine(createWorker);
