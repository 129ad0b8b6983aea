import { parentPort } from 'node:worker_threads';
import type { ToWorker } from '../runtime/worker-messages.ts';
import { serve } from '../runtime/platform/serve.ts';
import { reviveFiles } from './disk-file.ts';

const answer = serve((message) => parentPort?.postMessage(message));
parentPort?.on('message', (message: ToWorker) => answer(reviveFiles(message)));
