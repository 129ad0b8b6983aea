// Simulates a network between a browser and a server on this machine. The browsers' own throttling slows down only the page, not
// its workers.
import { connect, createServer } from 'node:net';

/** At most this much of a response is in transit at once on each connection, so that connections share the line evenly. */
const PIECE_BYTES = 8 * 1024;

const wait = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Listens on a free port and forwards to `target`, over a line with this many bits per second and a delay in each direction. */
export async function slowDown(target, { bitsPerSecond, roundTripMs }) {
  let freeAt = 0;

  /** When a chunk has passed the line, which all connections share. */
  function arrival(bytes) {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 8 * 1000) / bitsPerSecond;
    return freeAt - now;
  }

  async function connectSlowly(client) {
    client.pause();
    // A connection costs one round trip before the first request.
    await wait(roundTripMs);
    const server = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    client.on('data', (chunk) => void ask(server, chunk));
    server.on('data', (chunk) => void answer(server, client, chunk));
    client.resume();
  }

  async function ask(server, chunk) {
    await wait(roundTripMs);
    server.write(chunk);
  }

  async function answer(server, client, chunk) {
    server.pause();
    for (let start = 0; start < chunk.length && !client.destroyed; start += PIECE_BYTES) {
      const piece = chunk.subarray(start, start + PIECE_BYTES);
      await wait(arrival(piece.length));
      client.write(piece);
    }
    server.resume();
  }

  const proxy = createServer((client) => void connectSlowly(client));
  await new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const { port } = proxy.address();
  return { url: `http://127.0.0.1:${port}${target.pathname}`, close: () => proxy.close() };
}
