import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** Limits of a body. */
export interface BodyLimits {
  readonly bytes: number;
  /** From the end of the headers to the end of the body. */
  readonly seconds: number;
}

// A client that is refused may still be sending.
const CLOSE = { Connection: 'close' };

/**
 * Reads the body of a request. `take` is called with the size of each part.
 * @throws Refusal for a body that is too large, too slow or compressed
 */
export async function readBody(request: IncomingMessage, { bytes, seconds }: BodyLimits, take: (bytes: number) => void): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new Refusal(415, 'unsupported-encoding', { params: { encoding }, headers: { ...CLOSE, 'Accept-Encoding': 'identity' } });
  }
  const tooLarge = (size: number): Refusal => new Refusal(413, 'too-large', { params: { bytes: size, limit: bytes }, headers: CLOSE });
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > bytes) throw tooLarge(declared);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'body-timeout', { params: { seconds }, headers: CLOSE })), seconds * 1_000);
  });
  try {
    return await Promise.race([late, collect(request, bytes, tooLarge, take)]);
  } finally {
    clearTimeout(timer);
  }
}

async function collect(request: IncomingMessage, limit: number, tooLarge: (size: number) => Refusal, take: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const stop = (error: unknown): void => {
      request.off('data', add);
      // The rest is read and dropped: a client that cannot send cannot read the response either.
      request.resume();
      reject(error);
    };
    const add = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) return stop(tooLarge(size));
      try {
        take(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        stop(error);
      }
    };
    request.on('data', add);
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => reject(new Gone()));
    request.on('error', () => reject(new Gone()));
  });
}

/** The client has closed the connection: nobody waits for a response. */
export class Gone extends Error {
  override readonly name = 'Gone';
}
