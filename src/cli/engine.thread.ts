import { parentPort } from 'node:worker_threads';
import type { ToWorker } from '../runtime/messages.ts';
import { serve } from '../runtime/platform/serve.ts';

const answer = serve((message) => parentPort?.postMessage(message));
parentPort?.on('message', (message: ToWorker) => answer(message));
