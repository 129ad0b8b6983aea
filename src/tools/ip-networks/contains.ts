import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { IpEntry } from '../../lib/ip/list.ts';
import type { IpNetwork, IpSpan } from '../../lib/ip/networks.ts';
import { mergeIpSpans, networkContaining } from '../../lib/ip/networks.ts';
import type { Containment } from './codes.ts';
import type * as fields from './fields.ts';
import { formatEntry, readList } from './read.ts';

/** Returns for each address, network or range of a list the networks of another list that contain it, the most specific one first. */
export function findContaining({ networks, addresses }: InputValues<typeof fields.contains.input>): OutputValues<typeof fields.contains.output> {
  const given = readList(networks, 'networks');
  const searched = readList(addresses, 'addresses');
  const index = new NetworkIndex(given.entries);
  const union = mergeIpSpans(given.entries);
  const results = searched.entries.map((entry) => ({
    entry: formatEntry(entry),
    result: containmentOf(union, entry),
    networks: index.containing(entry).join(', '),
  }));
  const containedCount = results.filter(({ result }) => result === 'contained').length;
  return { results, containedCount, notContainedCount: results.length - containedCount, problems: [...given.problems, ...searched.problems] };
}

/** Finds networks by their first bits: one lookup per prefix length that occurs. */
class NetworkIndex {
  // version, prefix length and first address → entries as written
  readonly #entries = new Map<string, string[]>();
  readonly #lengths = new Map<IpNetwork['version'], number[]>();
  readonly #ranges: readonly IpEntry[];

  constructor(entries: readonly IpEntry[]) {
    // A range is not one network, so an address can be in any of its parts, and a range in several of them.
    this.#ranges = entries.filter(({ prefixLength }) => prefixLength === undefined);
    for (const entry of entries) {
      if (entry.prefixLength === undefined) continue;
      const network = { version: entry.version, first: entry.first, prefixLength: entry.prefixLength };
      const key = keyOf(network);
      const label = formatEntry(entry);
      const same = this.#entries.get(key);
      if (!same) this.#entries.set(key, [label]);
      else if (!same.includes(label)) same.push(label);
    }
    for (const version of [4, 6] as const) {
      const lengths = new Set(entries.filter((entry) => entry.version === version).flatMap(({ prefixLength }) => prefixLength ?? []));
      this.#lengths.set(
        version,
        [...lengths].toSorted((one, other) => other - one),
      );
    }
  }

  /** Returns the entries that contain a whole span. */
  containing(span: IpSpan): readonly string[] {
    const found: string[] = [];
    for (const prefixLength of this.#lengths.get(span.version) ?? []) {
      const network = networkContaining(span.version, span.first, prefixLength);
      if (networkContaining(span.version, span.last, prefixLength).first === network.first) found.push(...(this.#entries.get(keyOf(network)) ?? []));
    }
    const ranges = this.#ranges.filter(({ version, first, last }) => version === span.version && first <= span.first && span.last <= last);
    return [...found, ...ranges.map(formatEntry)];
  }
}

const keyOf = ({ version, first, prefixLength }: IpNetwork): string => `${version} ${prefixLength} ${first}`;

/** Finds out whether all, some or none of the addresses of a span are in merged spans. */
function containmentOf(union: readonly IpSpan[], span: IpSpan): Containment {
  const after = indexAfter(union, span);
  // The last span that starts at or before the end is the only one that can contain all.
  const candidate = union[after - 1];
  if (!candidate || candidate.version !== span.version || candidate.last < span.first) return 'not-contained';
  return candidate.first <= span.first && span.last <= candidate.last ? 'contained' : 'partly';
}

/** Returns the index of the first span that starts after the end of another one. */
function indexAfter(union: readonly IpSpan[], { version, last }: IpSpan): number {
  let low = 0;
  let high = union.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = union[middle];
    if (found && (found.version > version || (found.version === version && found.first > last))) high = middle;
    else low = middle + 1;
  }
  return low;
}
