import { InputError } from '../../../contract/errors.ts';
import type { ArchiveEntry, EntryContent, Listing } from '../../../lib/archive/entry.ts';
import { MAX_ENTRIES } from '../../../lib/archive/entry.ts';
import { isTar, listTar, readTarEntry, replaceInTar } from '../../../lib/archive/tar.ts';
import { isZip, listZip, readZipEntry, replaceInZip } from '../../../lib/archive/zip.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import type { LayerId } from '../codes.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf } from '../content.ts';
import type { Layer, Reading, Scope } from '../layer.ts';

/** More parts than a page lists. */
const MAX_PARTS = 1000;

/** An archive format, as the layer needs it. */
interface Format<Entry extends ArchiveEntry> {
  readonly isOne: (bytes: Uint8Array) => boolean;
  readonly list: (bytes: Uint8Array) => Listing<Entry> | Promise<Listing<Entry>>;
  readonly read: (bytes: Uint8Array, entry: Entry, options: { readonly limit: number; readonly signal: AbortSignal }) => EntryContent | Promise<EntryContent>;
  /** Undefined if the entry cannot be written. */
  readonly replace: (bytes: Uint8Array, entry: Entry, content: Uint8Array) => Uint8Array | undefined | Promise<Uint8Array | undefined>;
}

const layerOf = <Entry extends ArchiveEntry>(id: LayerId, format: Format<Entry>): Layer => ({
  id,
  async read(content, scope) {
    if (content.kind === 'text' || !format.isOne(content.bytes)) return undefined;
    const listing = await format.list(content.bytes);
    return listing.ok ? readingOf(id, format, content.bytes, listing.entries, scope) : undefined;
  },
});

interface Opened<Entry> {
  readonly entry: Entry;
  readonly bytes: Uint8Array;
}

async function readingOf<Entry extends ArchiveEntry>(
  id: LayerId,
  format: Format<Entry>,
  bytes: Uint8Array,
  entries: readonly Entry[],
  scope: Scope,
): Promise<Reading> {
  const { opened, stop } = await openEntries(format, bytes, entries, scope);
  return {
    layer: id,
    grade: 'certain',
    proof: { code: 'members', params: { count: entries.length } },
    // Folders, and entries that are encrypted, damaged or compressed in another way, have no content to show.
    parts: opened.map(({ entry, bytes: inner }) => ({ name: { text: entry.name }, content: contentOf(inner) })),
    ...(stop && { stop }),
    wrap: async (part, changed) => {
      const target = opened[part];
      const inner = bytesOf(changed);
      if (target && equalBytes(inner, target.bytes)) return { content: { kind: 'bytes', bytes } };
      const written = target && (await format.replace(bytes, target.entry, inner));
      if (!written) throw new InputError('no-way-back', { params: { layer: id } });
      const result: Content = contentOf(written);
      return target.entry.method === 'stored' ? { content: result } : { content: result, notes: ['recompressed'] };
    },
  };
}

async function openEntries<Entry extends ArchiveEntry>(
  format: Format<Entry>,
  bytes: Uint8Array,
  entries: readonly Entry[],
  { maxBytes, context }: Scope,
): Promise<{ readonly opened: readonly Opened<Entry>[]; readonly stop: Reading['stop'] }> {
  const opened: Opened<Entry>[] = [];
  let size = 0;
  for (const entry of entries) {
    if (entry.kind !== 'file') continue;
    if (opened.length >= MAX_PARTS) return { opened, stop: 'nodes' };
    const content = await format.read(bytes, entry, { limit: maxBytes - size, signal: context.signal });
    if (!content.ok && content.problem === 'too-much') return { opened, stop: 'size' };
    if (!content.ok) continue;
    opened.push({ entry, bytes: content.bytes });
    size += content.bytes.length;
  }
  return { opened, stop: undefined };
}

export const zip = layerOf('zip', {
  isOne: isZip,
  list: (bytes) => listZip(bytes, { maxEntries: MAX_ENTRIES }),
  read: readZipEntry,
  replace: (bytes, entry, content) => replaceInZip(bytes, entry, content, new AbortController().signal),
});

export const tar = layerOf('tar', {
  isOne: isTar,
  list: (bytes) => listTar(bytes, { maxEntries: MAX_ENTRIES }),
  read: readTarEntry,
  replace: replaceInTar,
});
