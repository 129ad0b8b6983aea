import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { readPersonsRange } from '../../lib/file/read.ts';
import type { Notation, Note } from './codes.ts';
import { readBytes } from './read.ts';

/** Bytes of which only parts are in memory. */
export interface Source {
  readonly size: number;
  readonly notation: Notation | '';
  readonly notes: readonly Note[];
  readonly read: (start: number, end: number) => Promise<Uint8Array>;
}

interface Input {
  readonly data: string;
  readonly file: FileValue | undefined;
  readonly notation: Notation | 'auto';
}

/**
 * Opens a file, or the bytes that a text contains in a notation.
 * @throws InputError as `readBytes`, on `fields.data`; `unreadable-file` on `fields.file`, also when the source is read
 */
export function openSource({ data, file, notation }: Input, fields = { data: 'data', file: 'file' }): Source {
  if (file) return { size: fileSize(file), notation: '', notes: [], read: (start, end) => readPersonsRange(file, fields.file, start, end) };
  if (data === '') return { size: 0, notation: '', notes: [], read: () => Promise.resolve(new Uint8Array()) };
  const { bytes, ...read } = readBytes(data, notation, fields.data);
  return { ...read, size: bytes.length, read: (start, end) => Promise.resolve(bytes.subarray(start, end)) };
}

const CHUNK_BYTES = 2 ** 20;

interface Watch {
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number, unit?: 'bytes') => void;
}

/** Yields a source in chunks. */
export async function* chunksOf({ size, read }: Source, { signal, progress }: Watch): AsyncGenerator<{ readonly start: number; readonly chunk: Uint8Array }> {
  for (let start = 0; start < size; start += CHUNK_BYTES) {
    signal.throwIfAborted();
    yield { start, chunk: await read(start, Math.min(start + CHUNK_BYTES, size)) };
    progress(Math.min(start + CHUNK_BYTES, size), size, 'bytes');
  }
}
