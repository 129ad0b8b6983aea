import type { AnchorOrder, Needs } from './anchors.ts';
import type { Collection, Member } from './outline.ts';
import { withoutFirstBlank } from './outline.ts';

/** A mapping whose members may change their places. */
export interface Arrangement {
  readonly node: Collection;
  /** Of each member: what tells its name from others, and what it is called. */
  readonly identities: readonly string[];
  readonly names: readonly string[];
  /** Which members need which before them. */
  readonly needs: Needs;
  /** When each member began, and when the mapping ended. */
  readonly moments: readonly number[];
  readonly end: number;
  readonly isRoot: boolean;
}

interface ArrangementRules {
  readonly duplicateKeys: 'error' | 'last' | 'first';
  readonly sortKeys: boolean;
}

/** Leaves out repeated members, and sorts the others by their names, as far as their anchors and aliases let them. */
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

/** Comments at the top that a blank line parts from the first member are the document's. */
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

/** A mapping may have several merge keys. */
const isMerge = (member: Member | undefined): boolean =>
  member?.key?.kind === 'scalar' && member.key.source.style === 'plain' && member.key.source.text === '<<';

/** The members in the order wanted, but each behind those that it needs before it. */
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
