import type { AnchorOrder, Needs } from './anchors.ts';
import type { Collection, Member } from './outline.ts';
import { withoutFirstBlank } from './outline.ts';

/** A mapping whose members can be reordered. */
export interface Arrangement {
  readonly node: Collection;
  /** The identity and display text of each key. */
  readonly identities: readonly string[];
  readonly names: readonly string[];
  /** The order constraints of its members. */
  readonly needs: Needs;
  /** The moments at which each member started and the mapping ended. */
  readonly moments: readonly number[];
  readonly end: number;
  readonly isRoot: boolean;
}

interface ArrangementRules {
  readonly duplicateKeys: 'error' | 'last' | 'first';
  readonly sortKeys: boolean;
}

/** Omits duplicate keys, and sorts the others as far as their anchors and aliases allow. */
export function arrange(arrangement: Arrangement, { duplicateKeys, sortKeys }: ArrangementRules, anchors: AnchorOrder): void {
  const { node, names, needs } = arrangement;
  const source = node.members;
  if (sortKeys && arrangement.isRoot && !node.source.isFlow) splitHeader(node);
  const kept = duplicateKeys === 'error' ? [...source.keys()] : withoutRepeated(arrangement, duplicateKeys, anchors);
  const wanted = sortKeys ? kept.toSorted((a, b) => compare(names[a] ?? '', names[b] ?? '')) : kept;
  const members = node.members;
  node.members = inNeededOrder(wanted, needs).flatMap((index) => members[index] ?? []);
}

// By UTF-16 code units. The order is stable.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Leading comments separated from the first member by a blank line belong to the document. */
function splitHeader(node: Collection): void {
  const [first, ...others] = node.members;
  if (!first) return;
  const { lead, blank } = first;
  const end = blank ? lead.length : lead.findLastIndex((line) => line.blank);
  if (end <= 0) return;
  node.header = lead.slice(0, end);
  node.members = [{ ...first, lead: withoutFirstBlank(lead.slice(end)), blank: false }, ...others];
}

function withoutRepeated({ node, identities, names, moments, end }: Arrangement, keep: 'last' | 'first', anchors: AnchorOrder): number[] {
  const places = new Map<string, number>();
  const kept: number[] = [];
  for (const [index, identity] of identities.entries()) {
    const place = isMerge(node.members[index]) ? undefined : places.get(identity);
    if (place === undefined) {
      places.set(identity, kept.length);
      kept.push(index);
      continue;
    }
    const dropped = keep === 'first' ? index : (kept[place] ?? index);
    if (keep === 'last') kept[place] = index;
    const at = node.members[dropped]?.key?.source.at ?? 0;
    anchors.drop({ from: moments[dropped] ?? 0, to: moments[dropped + 1] ?? end + 1, at, name: names[dropped] ?? '' });
  }
  return kept;
}

/** A mapping can have several merge keys. */
const isMerge = (member: Member | undefined): boolean =>
  member?.key?.kind === 'scalar' && member.key.source.style === 'plain' && member.key.source.text === '<<';

/** Returns the members in the requested order, but each after those that must precede it. */
function inNeededOrder(wanted: readonly number[], needs: Needs): readonly number[] {
  if (needs.size === 0) return wanted;
  const isKept = new Set(wanted);
  const isPlaced = new Set<number>();
  const ordered: number[] = [];
  for (const start of wanted) {
    const waiting = [start];
    for (let index = waiting.at(-1); index !== undefined; index = waiting.at(-1)) {
      const missing = isPlaced.has(index) ? [] : (needs.get(index) ?? []).filter((need) => isKept.has(need) && !isPlaced.has(need));
      if (missing.length > 0) waiting.push(...missing.toReversed());
      else {
        waiting.pop();
        if (!isPlaced.has(index)) ordered.push(index);
        isPlaced.add(index);
      }
    }
  }
  return ordered;
}
