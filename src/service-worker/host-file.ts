import { HOST_FILE, MAX_LENGTH, readStart } from '../boot/host-text.ts';
import { cacheName } from './caches.ts';

/** Tries the network, and offline responds with the last valid file. */
export async function askHostFirst(scope: string, request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(keep(scope, response.clone()));
    else if (response.status === 404) event.waitUntil(forget(scope));
    return response;
  } catch (error) {
    return (await (await open(scope)).match(scope + HOST_FILE)) ?? Promise.reject(error);
  }
}

/** Stores the file for offline visits. A first visit requests it before there is a worker. */
export async function fetchHostFile(scope: string): Promise<void> {
  try {
    const response = await fetch(scope + HOST_FILE);
    if (response.ok) await keep(scope, response);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.info(`Not available offline yet: ${HOST_FILE}`, error);
  }
}

const open = (scope: string): Promise<Cache> => caches.open(cacheName('host', scope));

async function forget(scope: string): Promise<void> {
  await (await open(scope)).delete(scope + HOST_FILE);
}

async function keep(scope: string, response: Response): Promise<void> {
  const text = await readStart(response);
  if (text.length > MAX_LENGTH || !isJson(text)) return;
  await (await open(scope)).put(scope + HOST_FILE, new Response(text, { headers: { 'Content-Type': 'application/json' } }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
