import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import type { ArchiveEntry, ArchiveProblem, EntryContent } from '../../lib/archive/entry.ts';
import { MAX_ENTRIES } from '../../lib/archive/entry.ts';
import { isTar, listTar, readTarEntry } from '../../lib/archive/tar.ts';
import { listZip, readZipEntry } from '../../lib/archive/zip.ts';
import { decompress, formatBySignature } from '../../lib/compression/decompress.ts';
import { baseName, MAX_BYTES, mediaTypeOf } from './decompress.ts';

type Watch = Pick<RunContext, 'signal'>;

interface Archive {
  readonly entries: readonly ArchiveEntry[];
  /** Reads the entry of an index. */
  readonly read: (index: number) => Promise<EntryContent>;
}

/**
 * Opens a ZIP archive or a tar archive, which may be compressed.
 * @throws InputError with the problem of the archive or of its compression, `content-too-large`
 */
export async function openArchive(file: Uint8Array, { signal }: Watch): Promise<Archive> {
  const bytes = await unpack(file, { signal });
  const options = { limit: MAX_BYTES, signal };
  if (isTar(bytes)) {
    const listing = listTar(bytes, { maxEntries: MAX_ENTRIES });
    if (!listing.ok) throw refused(listing.problem);
    return { entries: listing.entries, read: async (index) => readTarEntry(bytes, at(listing.entries, index), options) };
  }
  const listing = await listZip(bytes, { maxEntries: MAX_ENTRIES });
  if (!listing.ok) throw refused(listing.problem);
  return { entries: listing.entries, read: (index) => readZipEntry(bytes, at(listing.entries, index), options) };
}

async function unpack(file: Uint8Array, { signal }: Watch): Promise<Uint8Array> {
  const format = formatBySignature(file);
  if (!format) return file;
  const { bytes, ended, damage } = await decompress(format, file, { limit: MAX_BYTES, signal });
  if (ended === 'too-much') throw tooLarge('file');
  // A tar archive has no checksums of its contents: damage would remain unnoticed.
  if (ended === 'damaged') throw refused(damage === 'truncated' ? 'truncated-archive' : 'invalid-archive');
  return bytes;
}

const refused = (problem: ArchiveProblem): InputError => new InputError(problem, { field: 'file', params: { max: MAX_ENTRIES } });
const tooLarge = (field: string): InputError => new InputError('content-too-large', { field, params: { max: MAX_BYTES / 2 ** 20 } });

function at<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index];
  if (!entry) throw new RangeError(`No entry ${index}`);
  return entry;
}

/**
 * Reads the entry with a name. Of several, the last one, as programs that unpack all do.
 * @throws InputError `unknown-entry`, `encrypted-entry`, `unsupported-method`, `damaged-entry`, `content-too-large`
 */
export async function readNamed({ entries, read }: Archive, name: string): Promise<FileValue> {
  const index = entries.findLastIndex((entry) => entry.name === name && entry.kind === 'file');
  const entry = entries[index];
  if (!entry) throw new InputError('unknown-entry', { field: 'entry', params: { name } });
  const content = await read(index);
  if (content.ok) return { name: baseName(name) || 'entry', type: mediaTypeOf(content.bytes, name), content: content.bytes };
  if (content.problem === 'too-much') throw tooLarge('entry');
  const codes = { encrypted: 'encrypted-entry', 'unsupported-method': 'unsupported-method', damaged: 'damaged-entry' } as const;
  throw new InputError(codes[content.problem], { field: 'entry', params: { name, method: entry.method } });
}
