import type { DocumentValue } from './value.ts';

/** What a value is, in the terms of RFC 8259. */
export const valueTypes = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const;
export type ValueType = (typeof valueTypes)[number];

/** A step of a pattern of paths: a key, an index, or every item of an array. */
export type Step = string | number | { readonly every: true };

export const EVERY: Step = { every: true };

/** All values at the same keys, with the items of each array taken together. */
export interface Shape {
  readonly path: readonly Step[];
  /** How many values have each type. */
  readonly types: Map<ValueType, number>;
  count: number;
  /** The first value that is neither an object nor an array. */
  example: DocumentValue | undefined;
  readonly members: Map<string, Shape>;
  items: Shape | undefined;
}

export const MAX_ROWS = 1_000;

const newShape = (path: readonly Step[]): Shape => ({ path, types: new Map(), count: 0, example: undefined, members: new Map(), items: undefined });

const TYPES = { mapping: 'object', sequence: 'array', 'date-time': 'string', 'non-finite': 'number', integer: 'number', decimal: 'number' } as const;
export const valueTypeOf = ({ kind }: DocumentValue): ValueType => (kind === 'null' || kind === 'boolean' || kind === 'string' ? kind : TYPES[kind]);

/** Merges values, without recursion, because documents may be nested deeply. Parts beyond `MAX_ROWS` are omitted: the shape is truncated. */
export function shapeOf(values: readonly DocumentValue[]): { readonly root: Shape; readonly truncated: boolean } {
  const root = newShape([]);
  let shapes = 1;
  const open = values.map((value) => [root, value] as const).toReversed();
  const add = (path: readonly Step[]): Shape | undefined => (++shapes > MAX_ROWS ? undefined : newShape(path));
  for (let next = open.pop(); next; next = open.pop()) {
    const [shape, value] = next;
    shape.count++;
    const type = valueTypeOf(value);
    shape.types.set(type, (shape.types.get(type) ?? 0) + 1);
    if (value.kind === 'sequence') {
      shape.items ??= value.items.length > 0 ? add([...shape.path, EVERY]) : undefined;
      if (shape.items) for (const item of value.items.toReversed()) open.push([shape.items, item]);
    } else if (value.kind === 'mapping') {
      for (const { name } of value.members) {
        const added = shape.members.has(name) ? undefined : add([...shape.path, name]);
        if (added) shape.members.set(name, added);
      }
      for (const member of value.members.toReversed()) {
        const known = shape.members.get(member.name);
        if (known) open.push([known, member.value]);
      }
    } else shape.example ??= value;
  }
  return { root, truncated: shapes > MAX_ROWS };
}

/** Lists a shape and the shapes in it, from the top down. */
export function listShapes(root: Shape): readonly Shape[] {
  const listed: Shape[] = [];
  const open = [root];
  for (let shape = open.pop(); shape; shape = open.pop()) {
    listed.push(shape);
    open.push(...[...shape.members.values()].toReversed(), ...(shape.items ? [shape.items] : []));
  }
  return listed;
}
