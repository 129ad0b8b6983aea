// A network between a browser and a server on this machine. What browsers offer themselves slows down the page alone, not
// its workers.
import { connect, createServer } from 'node:net';

/** So much of an answer is on its way at once on each connection, so that several share the line evenly. */
const PIECE_BYTES = 8 * 1024;

const wait = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Listens on a free port and leads on to `target`, over a line of so many bits a second, with a delay for each way there and back. */
export async function slowDown(target, { bitsPerSecond, roundTripMs }) {
  let freeAt = 0;

  /** When a piece has come through the line, which all connections share. */
  function arrival(bytes) {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 8 * 1000) / bitsPerSecond;
    return freeAt - now;
  }

  async function connectSlowly(client) {
    client.pause();
    // A connection costs a way there and back before anything can be asked.
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
