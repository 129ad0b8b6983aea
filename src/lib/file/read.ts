import { InputError } from '../../contract/errors.ts';
import type { FileValue } from '../../contract/values.ts';
import { readChunks, readFile } from '../../contract/values.ts';

/**
 * Reads the user's file in chunks of at most `chunkBytes`.
 * @throws InputError `unreadable-file` on `field`, if the file is gone or can no longer be read.
 */
export async function* readPersonsChunks(file: FileValue, field: string, chunkBytes: number): AsyncGenerator<Uint8Array> {
  const chunks = readChunks(file, chunkBytes);
  for (;;) {
    const next = await chunks.next().catch((cause: unknown) => refuse(field, cause));
    if (next.done) return;
    yield next.value;
  }
}

/**
 * Reads all bytes of the user's file.
 * @throws InputError `unreadable-file` on `field`, as above.
 */
export const readPersonsFile = (file: FileValue, field: string): Promise<Uint8Array> => readFile(file).catch((cause: unknown) => refuse(field, cause));

/**
 * Reads a part of the user's file, without what is before and after it.
 * @throws InputError `unreadable-file` on `field`, as above.
 */
export async function readPersonsRange({ content }: FileValue, field: string, start: number, end: number): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content.subarray(start, end);
  return new Uint8Array(
    await content
      .slice(start, end)
      .arrayBuffer()
      .catch((cause: unknown) => refuse(field, cause)),
  );
}

// Platforms throw different errors (NotFoundError, NotReadableError …); all mean that the file cannot be read.
function refuse(field: string, cause: unknown): never {
  throw Object.assign(new InputError('unreadable-file', { field }), { cause });
}
