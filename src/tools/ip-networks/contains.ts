import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { LengthLimit } from '../../lib/long-text/long-text.ts';
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
    networks: index.containing(entry),
  }));
  const containedCount = results.filter(({ result }) => result === 'contained').length;
  return { results, containedCount, notContainedCount: results.length - containedCount, problems: [...given.problems, ...searched.problems] };
}

interface Range extends IpSpan {
  readonly label: string;
  /** Its place in the list. */
  readonly place: number;
  /** The greatest last address of this range and those before it, as they are sorted. */
  readonly furthest: bigint;
}

/** Finds networks by their first bits, with one lookup per prefix length that occurs, and ranges by their first address. */
class NetworkIndex {
  // version, prefix length and first address → entries as written
  readonly #entries = new Map<string, Set<string>>();
  readonly #lengths = new Map<IpNetwork['version'], number[]>();
  /** Sorted by version and first address. */
  readonly #ranges: readonly Range[];
  readonly #length = new LengthLimit('networks');

  constructor(entries: readonly IpEntry[]) {
    // A range is not one network, so an address can be in any of its parts, and a range in several of them.
    this.#ranges = sortRanges(entries.filter(({ prefixLength }) => prefixLength === undefined));
    for (const entry of entries) {
      if (entry.prefixLength === undefined) continue;
      const key = keyOf({ version: entry.version, first: entry.first, prefixLength: entry.prefixLength });
      const same = this.#entries.get(key) ?? new Set<string>();
      this.#entries.set(key, same.add(formatEntry(entry)));
    }
    for (const version of [4, 6] as const) {
      const lengths = new Set(entries.filter((entry) => entry.version === version).flatMap(({ prefixLength }) => prefixLength ?? []));
      this.#lengths.set(
        version,
        [...lengths].toSorted((one, other) => other - one),
      );
    }
  }

  /**
   * Returns the entries that contain a whole span, separated by commas.
   * @throws InputError `too-long` if all results together become too long
   */
  containing(span: IpSpan): string {
    const found: string[] = [];
    for (const prefixLength of this.#lengths.get(span.version) ?? []) {
      const network = networkContaining(span.version, span.first, prefixLength);
      if (networkContaining(span.version, span.last, prefixLength).first !== network.first) continue;
      for (const label of this.#entries.get(keyOf(network)) ?? []) found.push(label);
    }
    for (const { label } of this.#rangesWith(span)) found.push(label);
    for (const label of found) this.#length.add(label.length);
    return found.join(', ');
  }

  #rangesWith({ version, first, last }: IpSpan): readonly Range[] {
    const found: Range[] = [];
    for (let at = indexAfter(this.#ranges, { version, last: first }) - 1; at >= 0; at--) {
      const range = this.#ranges[at];
      if (!range || range.version !== version || range.furthest < last) break;
      if (range.last >= last) found.push(range);
    }
    return found.toSorted((one, other) => one.place - other.place);
  }
}

function sortRanges(entries: readonly IpEntry[]): readonly Range[] {
  const sorted = entries
    .map((entry, place) => ({ version: entry.version, first: entry.first, last: entry.last, label: formatEntry(entry), place }))
    .toSorted((one, other) => one.version - other.version || (one.first < other.first ? -1 : one.first > other.first ? 1 : 0));
  const ranges: Range[] = [];
  for (const range of sorted) {
    const before = ranges.at(-1);
    const isFurther = before?.version !== range.version || before.furthest < range.last;
    ranges.push({ ...range, furthest: isFurther ? range.last : before.furthest });
  }
  return ranges;
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
function indexAfter(union: readonly IpSpan[], { version, last }: Pick<IpSpan, 'version' | 'last'>): number {
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
