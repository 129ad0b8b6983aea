import type { ToWorker } from '../worker-messages.ts';
import { serve } from './serve.ts';

const answer = serve((message) => self.postMessage(message));
self.addEventListener('message', (event: MessageEvent<ToWorker>) => answer(event.data));
// The first look at the time zone takes tens of milliseconds. It is for a time at which nobody waits.
setTimeout(() => Intl.DateTimeFormat());
