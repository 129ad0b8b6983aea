import type { RunContext } from '../../contract/operations.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { loadDigest } from '../../lib/hash/hasher.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { pause } from '../../lib/pause/pause.ts';
import { parseUuid, stamp, UUID_BYTES } from '../../lib/uuid/uuid.ts';

const NAMES_BETWEEN_PAUSES = 20_000;

// RFC 9562, section 6.6.
const namespaces: Readonly<Record<string, string>> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
};

const digests = { v3: ['md5', 3], v5: ['sha-1', 5], v8: ['sha-256', 8] } as const;

/**
 * Generates versions 3 and 5, and version 8 with SHA-256 (RFC 9562, sections 5.3, 5.5 and B.2): one per line of `names`.
 * @throws InputError `invalid-uuid` on `namespace`, `unpaired-surrogate` on `name`.
 */
export async function generateNameBased(
  version: keyof typeof digests,
  namespace: string,
  names: string,
  watch: Pick<RunContext, 'signal' | 'progress'>,
): Promise<Uint8Array[]> {
  const [algorithm, number] = digests[version];
  const space = parseNamespace(namespace);
  const lines = splitNames(names);
  const digest = await loadDigest(algorithm);
  const encoder = new TextEncoder();
  const uuids: Uint8Array[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index % NAMES_BETWEEN_PAUSES === 0) {
      watch.progress(index, lines.length);
      await pause(watch.signal);
    }
    uuids.push(stamp(digest(space, encoder.encode(line)).slice(0, UUID_BYTES), number));
  }
  return uuids;
}

function parseNamespace(namespace: string): Uint8Array {
  const name = namespace.trim().toLowerCase();
  return parseUuid((Object.hasOwn(namespaces, name) && namespaces[name]) || namespace, 'namespace');
}

function splitNames(names: string): string[] {
  // Only for its error, whose position refers to the whole text.
  encodeUtf8(names, 'name');
  const lines = splitLines(names);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}
