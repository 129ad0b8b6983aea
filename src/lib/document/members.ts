import type { DuplicateKeys } from './json/reader.ts';
import type { Work } from '../work/slices.ts';
import { share } from '../work/slices.ts';
import type { CollectionValue, DocumentValue, Member } from './value.ts';
import { isCollection, sizeOf } from './value.ts';

type Arrange = (members: readonly Member[]) => readonly Member[];

/** Sorts by the UTF-16 code units of the keys (as in RFC 8785, section 3.2.3). */
export const sortMembers: Arrange = (members) => members.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

/** Keeps the first or the last of the members with the same key, at the position of the first. */
export function dropRepeatedMembers(members: readonly Member[], keep: 'first' | 'last'): readonly Member[] {
  const byName = new Map<string, Member>();
  for (const member of members) if (keep === 'last' || !byName.has(member.name)) byName.set(member.name, member);
  // A Map keeps a key at its first position when its value is replaced.
  return byName.size === members.length ? members : [...byName.values()];
}

export interface Arrangement {
  readonly sortKeys: boolean;
  /** Which duplicate key to keep; `undefined` if there is none. */
  readonly repeated: Exclude<DuplicateKeys, 'error'> | undefined;
}

/** Arranges the members of every mapping in a document. */
export function* arrangeMembers(root: DocumentValue, { sortKeys, repeated }: Arrangement): Work<DocumentValue> {
  const drops = repeated === 'first' || repeated === 'last' ? repeated : undefined;
  if (!sortKeys && !drops) return root;
  return yield* mapMembers(root, (members) => {
    const kept = drops ? dropRepeatedMembers(members, drops) : members;
    return sortKeys ? sortMembers(kept) : kept;
  });
}

/** Arranges the members of every mapping in the documents. */
export function* arrangeAll(roots: readonly DocumentValue[], arrangement: Arrangement): Work<readonly DocumentValue[]> {
  const arranged: DocumentValue[] = [];
  for (const root of roots) {
    arranged.push(yield* share(arrangeMembers(root, arrangement), arranged.length / roots.length, (arranged.length + 1) / roots.length));
  }
  return arranged;
}

interface Frame {
  readonly collection: CollectionValue;
  readonly done: DocumentValue[];
}

const SLICE_VALUES = 2 ** 16;

/** Copies a document, changing the members of every mapping. Without recursion, because documents may be nested deeply. */
function* mapMembers(root: DocumentValue, arrange: Arrange): Work<DocumentValue> {
  const open = (collection: CollectionValue): Frame => ({
    collection: collection.kind === 'mapping' ? { ...collection, members: arrange(collection.members) } : collection,
    done: [],
  });
  if (!isCollection(root)) return root;
  const first = open(root);
  const frames = [first];
  for (let count = 1; ; count++) {
    const frame = frames.at(-1) ?? first;
    const { collection, done } = frame;
    if (done.length < sizeOf(collection)) {
      const value = childAt(collection, done.length);
      if (isCollection(value)) frames.push(open(value));
      else done.push(value);
    } else {
      frames.pop();
      const parent = frames.at(-1);
      if (!parent) return withChildren(collection, done);
      parent.done.push(withChildren(collection, done));
    }
    if (count % SLICE_VALUES === 0) yield first.done.length / (sizeOf(first.collection) + 1);
  }
}

function childAt(collection: CollectionValue, index: number): DocumentValue {
  const value = collection.kind === 'mapping' ? collection.members[index]?.value : collection.items[index];
  if (!value) throw new RangeError(`no child ${index}`);
  return value;
}

function withChildren(collection: CollectionValue, children: readonly DocumentValue[]): CollectionValue {
  if (collection.kind === 'sequence') return { ...collection, items: children };
  return { ...collection, members: collection.members.map((member, index) => ({ ...member, value: children[index] ?? member.value })) };
}
