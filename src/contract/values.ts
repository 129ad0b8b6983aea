/** A source of a file's bytes that are not in memory: a Blob, or the command line's `DiskFile`. */
export interface ByteSource {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A file. `type` is the media type. A FileValue is plain data, so it passes to a worker without being read. */
export interface FileValue {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer> | ByteSource;
}

/** An image: an SVG document, or the bytes of a PNG file. */
export type ImageValue = { readonly svg: string } | FileValue;

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: JsonValue };

export function fileSize({ content }: FileValue): number {
  return content instanceof Uint8Array ? content.length : content.size;
}

/** Yields a file's bytes in order, in chunks of at most `chunkBytes`, with one chunk in memory at a time. */
export async function* readChunks({ content }: FileValue, chunkBytes: number): AsyncGenerator<Uint8Array> {
  const size = content instanceof Uint8Array ? content.length : content.size;
  for (let start = 0; start < size; start += chunkBytes) {
    const end = Math.min(start + chunkBytes, size);
    yield content instanceof Uint8Array ? content.subarray(start, end) : new Uint8Array(await content.slice(start, end).arrayBuffer());
  }
}

/** Reads the whole content of a file into memory. */
export async function readFile({ content }: FileValue): Promise<Uint8Array> {
  return content instanceof Uint8Array ? content : new Uint8Array(await content.slice(0, content.size).arrayBuffer());
}
