/** The pauses before each further attempt, in milliseconds. */
const RETRY_MS = [300, 1_000];

type Packed = Promise<{ readonly default: unknown }>;

// URL → its data, as modules are kept
const read = new Map<string, Packed>();

/**
 * Reads data that the build has compressed (`scripts/packed-data.ts`), as a dynamic import would. `file` is relative to `base`.
 * @throws Error with the message of a failed import, so that it is reported like one
 */
export function readPacked(file: string, type: 'bytes' | 'json', base: string, waits: readonly number[] = RETRY_MS): Packed {
  const { href } = new URL(file, base);
  const known = read.get(href);
  if (known) return known;
  const reading = fetchPacked(href, waits).then((data) => ({ default: type === 'bytes' ? new Uint8Array(data) : JSON.parse(new TextDecoder().decode(data)) }));
  read.set(href, reading);
  reading.catch(() => read.delete(href));
  return reading;
}

async function fetchPacked(url: string, [wait, ...others]: readonly number[]): Promise<ArrayBuffer> {
  try {
    const { ok, status, body } = await fetch(url);
    if (!ok || !body) throw new Error(`HTTP ${status}`);
    return await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
  } catch (error) {
    if (wait === undefined) throw announce(new Error(`Failed to fetch dynamically imported module: ${url}`, { cause: error }));
  }
  await new Promise((resolve) => {
    setTimeout(resolve, wait);
  });
  return fetchPacked(url, others);
}

/** On a page, announces a failed load with the event that Vite uses. */
function announce(error: Error): Error {
  if (typeof document !== 'undefined') dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}
