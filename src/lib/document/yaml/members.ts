import { dropRepeatedMembers } from '../members.ts';
import type { DocumentValue, MappingValue, Member } from '../value.ts';

/** A member of a mapping, or the members that a merge key adds at its position. */
export type Entry = Member | { readonly merged: readonly MappingValue[] };

/** Returns the mappings that a merge key refers to; `undefined` if its value is something else. */
export function mergeSources(value: DocumentValue): readonly MappingValue[] | undefined {
  if (value.kind === 'mapping') return [value];
  if (value.kind !== 'sequence') return undefined;
  const sources = value.items.filter((item) => item.kind === 'mapping');
  return sources.length === value.items.length && sources.length > 0 ? sources : undefined;
}

/**
 * Returns the members of a mapping, including those that merge keys add at the position of the key (yaml.org/type/merge). Explicit
 * members override merged ones, and take their position; the first of merged ones is used.
 */
export function mergeMembers(entries: readonly Entry[], keep: 'first' | 'last'): readonly Member[] {
  const explicit = new Map<string, Member>();
  for (const entry of entries) if (!('merged' in entry) && (keep === 'last' || !explicit.has(entry.name))) explicit.set(entry.name, entry);
  const members = new Map<string, Member>();
  for (const entry of entries) {
    // A Map keeps a key at its first position when its value is replaced.
    if (!('merged' in entry)) members.set(entry.name, explicit.get(entry.name) ?? entry);
    else for (const source of entry.merged) for (const member of source.members) if (!members.has(member.name)) members.set(member.name, member);
  }
  return [...members.values()];
}

/** Returns the members of `!!omap`, an ordered list of mappings with one member each; `undefined` if it is something else. */
export function orderedMembers(items: readonly DocumentValue[], keep: 'first' | 'last'): readonly Member[] | undefined {
  const members: Member[] = [];
  for (const item of items) {
    const [member, second] = item.kind === 'mapping' ? item.members : [];
    if (!member || second) return undefined;
    members.push(member);
  }
  return dropRepeatedMembers(members, keep);
}
