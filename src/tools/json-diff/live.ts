import type { CollectionValue, DocumentValue } from '../../lib/document/value.ts';
import { isCollection } from '../../lib/document/value.ts';

// A document that is changed in place. Only the collections on the path to a change are opened; all others stay the parsed values and can be shared.
export interface LiveObject {
  readonly kind: 'live-object';
  /** A Map keeps the position of replaced keys and appends new ones. */
  readonly members: Map<string, Live>;
}
export interface LiveArray {
  readonly kind: 'live-array';
  readonly items: Live[];
}
export type LiveCollection = LiveObject | LiveArray;
export type Live = LiveCollection | DocumentValue;

export const isLive = (value: Live): value is LiveCollection => value.kind === 'live-object' || value.kind === 'live-array';

/** Opens a collection, but not its children. */
export function openCollection(value: CollectionValue): LiveCollection {
  if (value.kind === 'sequence') return { kind: 'live-array', items: [...value.items] };
  return { kind: 'live-object', members: new Map(value.members.map((member) => [member.name, member.value])) };
}

interface Frame {
  readonly live: LiveCollection;
  readonly names: readonly string[];
  readonly children: readonly Live[];
  readonly done: DocumentValue[];
}

function frameOf(live: LiveCollection): Frame {
  if (live.kind === 'live-array') return { live, names: [], children: live.items, done: [] };
  return { live, names: [...live.members.keys()], children: [...live.members.values()], done: [] };
}

function closedOf({ live, names, done }: Frame): CollectionValue {
  if (live.kind === 'live-array') return { kind: 'sequence', items: done, at: 0 };
  return { kind: 'mapping', members: done.map((value, index) => ({ name: names[index] ?? '', at: 0, value })), at: 0 };
}

/** Returns the final value. */
export function closeValue(root: Live): DocumentValue {
  if (!isLive(root)) return root;
  const first = frameOf(root);
  const frames = [first];
  for (;;) {
    const frame = frames.at(-1) ?? first;
    const child = frame.children[frame.done.length];
    if (child && isLive(child)) frames.push(frameOf(child));
    else if (child) frame.done.push(child);
    else {
      frames.pop();
      const value = closedOf(frame);
      const parent = frames.at(-1);
      if (!parent) return value;
      parent.done.push(value);
    }
  }
}

interface Place {
  readonly value: DocumentValue;
  readonly depth: number;
}

const childrenOf = (value: CollectionValue): readonly DocumentValue[] => (value.kind === 'mapping' ? value.members.map((member) => member.value) : value.items);

/** Returns the approximate size of a value in memory units and its depth; `undefined` if it exceeds a limit. */
export function measure(root: DocumentValue, limits: { readonly units: number; readonly depth: number }): { readonly units: number } | 'units' | 'depth' {
  const left: Place[] = [{ value: root, depth: 1 }];
  let units = 0;
  for (let place = left.pop(); place; place = left.pop()) {
    const { value, depth } = place;
    units += value.kind === 'string' ? value.text.length + 1 : value.kind === 'integer' || value.kind === 'decimal' ? value.token.length : 1;
    if (units > limits.units) return 'units';
    if (!isCollection(value)) continue;
    if (depth > limits.depth) return 'depth';
    for (const child of childrenOf(value)) left.push({ value: child, depth: depth + 1 });
    if (value.kind === 'mapping') for (const { name } of value.members) units += name.length;
  }
  return { units };
}
