import { open, stat } from 'node:fs/promises';
import type { ByteSource } from '../contract/values.ts';
import type { ToWorker } from '../runtime/worker-messages.ts';

/**
 * A file on disk that reads only the requested parts. Node's `openAsBlob` does the same, but takes file sizes modulo 4 GiB
 * and so loses the end of larger files. Structured clone passes only path and size to a thread, where `reviveFiles` makes a
 * DiskFile of them again.
 */
export class DiskFile implements ByteSource {
  readonly path: string;
  readonly size: number;

  constructor(path: string, size: number) {
    this.path = path;
    this.size = size;
  }

  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> } {
    return { arrayBuffer: () => readBytes(this.path, start, Math.min(end, this.size)) };
  }
}

/** Opens a file. Throws the file system's error if the file does not exist or cannot be read. */
export async function openDiskFile(path: string): Promise<DiskFile> {
  const handle = await open(path);
  await handle.close();
  return new DiskFile(path, (await stat(path)).size);
}

async function readBytes(path: string, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  const handle = await open(path);
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesRead } = await handle.read(bytes, done, bytes.length - done, start + done);
      if (bytesRead === 0) throw new Error(`${path} has become shorter`);
      done += bytesRead;
    }
  } finally {
    await handle.close();
  }
  return bytes.buffer;
}

/** Restores the DiskFiles in a message that has passed to this thread by structured clone. */
export function reviveFiles(message: ToWorker): ToWorker {
  if (message.type !== 'run') return message;
  const input = Object.fromEntries(Object.entries(message.request.input).map(([name, value]) => [name, reviveFile(value)]));
  return { ...message, request: { ...message.request, input } };
}

function reviveFile(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('content' in value)) return value;
  const { content } = value;
  if (typeof content !== 'object' || content === null || !('path' in content) || !('size' in content)) return value;
  return { ...value, content: new DiskFile(String(content.path), Number(content.size)) };
}
