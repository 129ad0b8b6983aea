import { parentPort } from 'node:worker_threads';
import type { ToWorker } from '../messages.ts';
import { serve } from './serve.ts';

const answer = serve((message) => parentPort?.postMessage(message));
parentPort?.on('message', (message: ToWorker) => answer(message));
