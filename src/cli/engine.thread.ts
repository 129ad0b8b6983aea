import { parentPort } from 'node:worker_threads';
import type { ToWorker } from '../runtime/worker-messages.ts';
import { serve } from '../runtime/platform/serve.ts';
import { reviveFiles } from './disk-file.ts';
import { createNativeDigest } from './native-digest.ts';

const answer = serve((message) => parentPort?.postMessage(message), { createDigest: createNativeDigest });
parentPort?.on('message', (message: ToWorker) => answer(reviveFiles(message)));
