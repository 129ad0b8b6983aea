import { formatPointer } from '../../lib/document/path.ts';
import type { Work } from '../../lib/work/slices.ts';
import type { CollectionValue, DocumentValue, ScalarValue } from '../../lib/document/value.ts';
import { isCollection, sizeOf } from '../../lib/document/value.ts';
import type { Ignored } from './ignore.ts';
import { stepInto } from './ignore.ts';
import { scalarKey } from './scalar-key.ts';

/** A value on one side of a comparison, without ignored paths. */
export interface Node {
  /** The key, or the index in the whole array, including ignored elements. */
  readonly step: string | number;
  readonly value: DocumentValue;
  /** Two ids are equal if and only if the values are equal. */
  readonly id: number;
  readonly children: readonly Node[];
  /** Length of the array, including ignored elements. */
  readonly length: number;
}

export interface Equality {
  /** Whether arrays are equal if they have the same elements in any order. */
  readonly unordered: boolean;
  /** Whether numbers are equal by decimal value; otherwise by token. */
  readonly numeric: boolean;
  /** Whether a date or time of TOML differs from a text with the same characters. */
  readonly dated: boolean;
}

interface Frame {
  readonly collection: CollectionValue;
  readonly step: string | number;
  readonly ignored: Ignored;
  readonly children: Node[];
  next: number;
}

const SLICE_NODES = 2 ** 15;
const SLICE_CHILDREN = 2 ** 12;
const MAX_NON_FINITE = 10_000;

/** Creates nodes from values. Nodes of one builder can be compared by id, so that values are never compared twice. */
export class NodeBuilder {
  readonly #equality: Equality;
  // Structure of a value, with the ids of its children → its id.
  readonly #ids = new Map<string, number>();

  constructor(equality: Equality) {
    this.#equality = equality;
  }

  /** `nonFinite` receives the pointers of Infinity and NaN by their offsets. */
  *build(root: DocumentValue, ignored: Ignored, nonFinite = new Map<number, string>()): Work<Node> {
    if (!isCollection(root)) {
      if (root.kind === 'non-finite') nonFinite.set(root.at, '');
      return this.#scalar(root, '');
    }
    const first: Frame = { collection: root, step: '', ignored, children: [], next: 0 };
    const frames = [first];
    for (let count = 1; ; count++) {
      const frame = frames.at(-1) ?? first;
      const index = frame.next++;
      if (index === sizeOf(frame.collection)) {
        frames.pop();
        const node = this.#collection(frame);
        const parent = frames.at(-1);
        if (!parent) return node;
        parent.children.push(node);
      } else {
        const { value, step } = childAt(frame.collection, index);
        const rest = stepInto(frame.ignored, step);
        if (rest && isCollection(value)) frames.push({ collection: value, step, ignored: rest, children: [], next: 0 });
        else if (rest && !isCollection(value)) {
          frame.children.push(this.#scalar(value, step));
          if (value.kind === 'non-finite' && nonFinite.size < MAX_NON_FINITE)
            nonFinite.set(value.at, formatPointer([...frames.slice(1).map((open) => open.step), step]));
        }
      }
      if (count % SLICE_NODES === 0) yield first.next / (sizeOf(root) + 1);
    }
  }

  #scalar(value: ScalarValue, step: string | number): Node {
    return { step, value, id: this.#idOf(scalarKey(value, this.#equality.numeric, this.#equality.dated)), children: NONE, length: 0 };
  }

  #collection({ collection, step, children }: Frame): Node {
    const isWhole = children.length === sizeOf(collection) && children.every(({ value }, index) => childAt(collection, index).value === value);
    const id = collection.kind === 'mapping' ? this.#idOfMembers(children) : this.#idOfItems(children);
    return { step, value: isWhole ? collection : withChildren(collection, children), id, children, length: sizeOf(collection) };
  }

  #idOfItems(children: readonly Node[]): number {
    const ids = children.map(({ id }) => id);
    return this.#idOfList('[', this.#equality.unordered ? ids.sort(ascending) : ids);
  }

  // Keys are unordered, so they are sorted by id for the comparison.
  #idOfMembers(children: readonly Node[]): number {
    const pairs = children.map(({ step, id }) => ({ name: this.#idOf(`:${step}`), id })).sort((a, b) => a.name - b.name);
    return this.#idOfList(
      '{',
      pairs.flatMap(({ name, id }) => [name, id]),
    );
  }

  // In chunks, so that no key exceeds the maximum string length.
  #idOfList(kind: '[' | '{', ids: readonly number[]): number {
    let id = this.#idOf(kind + ids.slice(0, SLICE_CHILDREN).join());
    for (let at = SLICE_CHILDREN; at < ids.length; at += SLICE_CHILDREN) id = this.#idOf(`${kind}${id}+${ids.slice(at, at + SLICE_CHILDREN).join()}`);
    return id;
  }

  #idOf(key: string): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(key, id);
    return id;
  }
}

const NONE: readonly Node[] = [];
const ascending = (a: number, b: number): number => a - b;

function childAt(collection: CollectionValue, index: number): { readonly value: DocumentValue; readonly step: string | number } {
  const member = collection.kind === 'mapping' ? collection.members[index] : undefined;
  const value = collection.kind === 'mapping' ? member?.value : collection.items[index];
  if (!value) throw new RangeError(`no child ${index}`);
  return { value, step: member ? member.name : index };
}

function withChildren(collection: CollectionValue, children: readonly Node[]): CollectionValue {
  if (collection.kind === 'sequence') return { ...collection, items: children.map(({ value }) => value) };
  return { ...collection, members: children.map(({ step, value }) => ({ name: String(step), at: value.at, value })) };
}
