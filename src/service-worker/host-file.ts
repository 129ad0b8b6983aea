import { cacheName } from './caches.ts';

/** The file beside the home page in which a host configures the site. It may change at any time, so it belongs to no version of the site. */
export const HOST_FILE = 'config.json';

/** The same limit as in boot.js, in characters. */
const MAX_LENGTH = 1_000_000;

/** Asks the network, and without one answers with the last file that was good. */
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

/** Keeps the file for visits without a network. A first visit asks for it before there is a worker. */
export async function fetchHostFile(scope: string): Promise<void> {
  try {
    const response = await fetch(scope + HOST_FILE);
    if (response.ok) await keep(scope, response);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.info(`Not yet there without a network: ${HOST_FILE}`, error);
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

/** The text, or of one that is too long a beginning that is too long, too. */
async function readStart({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done && text.length <= MAX_LENGTH; part = await reader.read()) text += part.value;
  await reader.cancel();
  return text;
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
