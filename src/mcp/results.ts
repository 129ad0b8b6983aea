import { pathToFileURL } from 'node:url';
import { InputError } from '../contract/errors.ts';
import type { Root } from './root.ts';

/** A result that is too large for a response, and is read separately. */
export interface StoredResult {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
  /** In bytes. */
  readonly size: number;
}

export interface NewResult {
  /** The source of the result, such as the tool and its operation, as part of a file name. */
  readonly name: string;
  readonly extension: string;
  readonly mimeType: string;
  readonly content: string | Uint8Array;
}

interface Kept extends StoredResult {
  readonly isText: boolean;
  readonly read: () => Promise<Uint8Array>;
}

/** The maximum that the server keeps in memory, for all results together. */
const MAX_KEPT_BYTES = 64 * 2 ** 20;

/** The large results of a session: new files in the root folder, or in memory without one, where the oldest make room for new ones. */
export class Results {
  readonly #root: Root | undefined;
  // URI → result, the oldest first
  readonly #kept = new Map<string, Kept>();
  #keptBytes = 0;
  #count = 0;

  constructor(root: Root | undefined) {
    this.#root = root;
  }

  list(): readonly StoredResult[] {
    return [...this.#kept.values()].map(({ uri, name, mimeType, size }) => ({ uri, name, mimeType, size }));
  }

  /** The content of a result; undefined if it does not exist or was dropped. */
  async read(uri: string): Promise<{ readonly mimeType: string; readonly bytes: Uint8Array; readonly isText: boolean } | undefined> {
    const kept = this.#kept.get(uri);
    return kept && { mimeType: kept.mimeType, isText: kept.isText, bytes: await kept.read() };
  }

  /** @throws InputError `too-large` for results that do not fit into memory, `unreadable-path` if no file can be written. */
  async add({ name, extension, mimeType, content }: NewResult): Promise<StoredResult> {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const isText = typeof content === 'string';
    const stored = this.#root
      ? await writeTo(this.#root, `penknife-${name}`, extension, bytes)
      : this.#remember(`${name}-${++this.#count}.${extension}`, bytes);
    const result = { ...stored, mimeType, size: bytes.length };
    this.#kept.set(result.uri, { ...result, isText });
    return { uri: result.uri, name: result.name, mimeType, size: result.size };
  }

  #remember(name: string, bytes: Uint8Array): Pick<Kept, 'uri' | 'name' | 'read'> {
    if (bytes.length > MAX_KEPT_BYTES) throw new InputError('too-large', { params: { bytes: bytes.length, limit: MAX_KEPT_BYTES } });
    this.#keptBytes += bytes.length;
    for (const [uri, { size }] of this.#kept) {
      if (this.#keptBytes <= MAX_KEPT_BYTES) break;
      this.#kept.delete(uri);
      this.#keptBytes -= size;
    }
    return { uri: `penknife://result/${name}`, name, read: async () => bytes };
  }
}

async function writeTo(root: Root, name: string, extension: string, bytes: Uint8Array): Promise<Pick<Kept, 'uri' | 'name' | 'read'>> {
  const file = await root.write(name, extension, bytes);
  return { uri: pathToFileURL(file).href, name: file.slice(root.folder.length + 1), read: () => root.read(file) };
}
