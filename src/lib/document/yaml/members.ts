import { dropRepeatedMembers } from '../members.ts';
import type { DocumentValue, MappingValue, Member } from '../value.ts';

/** A member of a mapping, or what a merge key brings in at its place. */
export type Entry = Member | { readonly merged: readonly MappingValue[] };

/** The mappings that a merge key stands for; `undefined` if its value is something else. */
export function mergeSources(value: DocumentValue): readonly MappingValue[] | undefined {
  if (value.kind === 'mapping') return [value];
  if (value.kind !== 'sequence') return undefined;
  const sources = value.items.filter((item) => item.kind === 'mapping');
  return sources.length === value.items.length && sources.length > 0 ? sources : undefined;
}

/**
 * The members of a mapping, with those that merge keys bring in at the place of the key (yaml.org/type/merge). Explicit
 * members win, and take the place of merged ones before them; of merged ones the first wins.
 */
export function mergeMembers(entries: readonly Entry[], keep: 'first' | 'last'): readonly Member[] {
  const explicit = new Map<string, Member>();
  for (const entry of entries) if (!('merged' in entry) && (keep === 'last' || !explicit.has(entry.name))) explicit.set(entry.name, entry);
  const members = new Map<string, Member>();
  for (const entry of entries) {
    // A Map keeps a name at its first place when its value is replaced.
    if (!('merged' in entry)) members.set(entry.name, explicit.get(entry.name) ?? entry);
    else for (const source of entry.merged) for (const member of source.members) if (!members.has(member.name)) members.set(member.name, member);
  }
  return [...members.values()];
}

/** The members of `!!omap`, an ordered list of mappings of one member each; `undefined` if it is something else. */
export function orderedMembers(items: readonly DocumentValue[], keep: 'first' | 'last'): readonly Member[] | undefined {
  const members: Member[] = [];
  for (const item of items) {
    const [member, second] = item.kind === 'mapping' ? item.members : [];
    if (!member || second) return undefined;
    members.push(member);
  }
  return dropRepeatedMembers(members, keep);
}
