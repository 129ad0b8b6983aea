import type { ToWorker } from '../worker-messages.ts';
import { serve } from './serve.ts';

const answer = serve((message) => self.postMessage(message));
self.addEventListener('message', (event: MessageEvent<ToWorker>) => answer(event.data));
// The first access to the time zone takes tens of milliseconds. It happens while nobody waits.
setTimeout(() => Intl.DateTimeFormat());
