import type { Shape, Step, ValueType } from '../../lib/document/shape.ts';
import { listShapes, shapeOf, valueTypes } from '../../lib/document/shape.ts';
import type { DocumentValue } from '../../lib/document/value.ts';

interface KeyRow {
  readonly path: string;
  readonly types: readonly ValueType[];
  readonly present: number;
  readonly absent: number;
  readonly nulls: number;
}

/** Lists each key with the number of objects that have it, and of those that lack it. */
export function keyTable(roots: readonly DocumentValue[]): { readonly keys: readonly KeyRow[]; readonly truncated: boolean } {
  const { root, truncated } = shapeOf(roots);
  return { keys: listShapes(root).flatMap((shape) => [...shape.members.values()].map((member) => rowOf(member, shape))), truncated };
}

const rowOf = ({ path, types, count }: Shape, parent: Shape): KeyRow => ({
  path: path.map(writeStep).join('').replace(/^\./u, ''),
  types: valueTypes.filter((type) => types.has(type)),
  present: count,
  absent: (parent.types.get('object') ?? 0) - count,
  nulls: types.get('null') ?? 0,
});

const writeStep = (step: Step): string =>
  typeof step === 'object' ? '[]' : /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(String(step)) ? `.${step}` : `[${JSON.stringify(step)}]`;
