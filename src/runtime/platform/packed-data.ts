/** The pauses before each further attempt, in milliseconds. */
const RETRY_MS = [300, 1_000];

/**
 * Reads data that the build has compressed (`scripts/packed-data.ts`), as a dynamic import would. `file` is relative to `base`.
 * @throws Error with the message of a failed import, so that it is reported like one
 */
export async function readPacked(
  file: string,
  type: 'bytes' | 'json',
  base: string,
  waits: readonly number[] = RETRY_MS,
): Promise<{ readonly default: unknown }> {
  const url = new URL(file, base);
  const data = await fetchPacked(url, waits);
  return { default: type === 'bytes' ? new Uint8Array(data) : JSON.parse(new TextDecoder().decode(data)) };
}

async function fetchPacked(url: URL, [wait, ...others]: readonly number[]): Promise<ArrayBuffer> {
  try {
    const { ok, status, body } = await fetch(url);
    if (!ok || !body) throw new Error(`HTTP ${status}`);
    return await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
  } catch (error) {
    if (wait === undefined) throw new Error(`Failed to fetch dynamically imported module: ${url.href}`, { cause: error });
  }
  await new Promise((resolve) => {
    setTimeout(resolve, wait);
  });
  return fetchPacked(url, others);
}
