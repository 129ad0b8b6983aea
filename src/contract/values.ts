/** What a file's bytes are read from when they are not in memory: a Blob fits, as does the `DiskFile` of the command line. */
export interface ByteSource {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A file by name, media type and content. It is plain data, so that it passes to a worker without being read. */
export interface FileValue {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer> | ByteSource;
}

/** A picture: an SVG document, or the bytes of a PNG file. */
export type ImageValue = { readonly svg: string } | FileValue;

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: JsonValue };

export function fileSize({ content }: FileValue): number {
  return content instanceof Uint8Array ? content.length : content.size;
}

/** Yields the file's bytes in order, in pieces of at most `chunkBytes`, without holding more than one of them. */
export async function* readChunks({ content }: FileValue, chunkBytes: number): AsyncGenerator<Uint8Array> {
  const size = content instanceof Uint8Array ? content.length : content.size;
  for (let start = 0; start < size; start += chunkBytes) {
    const end = Math.min(start + chunkBytes, size);
    yield content instanceof Uint8Array ? content.subarray(start, end) : new Uint8Array(await content.slice(start, end).arrayBuffer());
  }
}

/** The whole content of a file, in memory. */
export async function readFile({ content }: FileValue): Promise<Uint8Array> {
  return content instanceof Uint8Array ? content : new Uint8Array(await content.slice(0, content.size).arrayBuffer());
}
