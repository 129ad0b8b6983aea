import type { Path } from '../path.ts';
import type { Work } from '../../work/slices.ts';
import { formatTomlKey, quoteToml } from './string.ts';
import type { CollectionValue, DocumentValue, ScalarValue } from '../value.ts';
import { hasToken, isCollection, sizeOf, tokenOf } from '../value.ts';

/** Called for each value; `undefined` omits it. Receives the steps from the outer value to this one. */
export type ReplaceScalar = (value: ScalarValue, steps: () => Path) => ScalarValue | undefined;

interface Frame {
  readonly collection: CollectionValue;
  next: number;
  isEmpty: boolean;
}

const SLICE_VALUES = 2 ** 14;

/** Writes a collection on one line, checking every key. Without recursion, because documents may be nested deeply. `progress` is the value it yields. */
export function* formatTomlInline(root: CollectionValue, replace: ReplaceScalar, checkName: (name: string) => void, progress: number): Work<string> {
  const frames: Frame[] = [];
  const steps = (): Path => frames.map(({ collection, next }) => (collection.kind === 'mapping' ? (collection.members[next - 1]?.name ?? '') : next - 1));
  let text = '';
  const write = (value: DocumentValue, name: string | undefined): void => {
    const kept = isCollection(value) ? value : replace(value, steps);
    if (!kept) return;
    const parent = frames.at(-1);
    if (parent) {
      text += parent.isEmpty ? opening(parent.collection) : ', ';
      parent.isEmpty = false;
    }
    if (name !== undefined) checkName(name);
    if (name !== undefined) text += `${formatTomlKey(name)} = `;
    if (isCollection(kept)) frames.push({ collection: kept, next: 0, isEmpty: true });
    else text += formatTomlScalar(kept);
  };
  write(root, undefined);
  for (let frame = frames.at(-1), count = 1; frame; frame = frames.at(-1), count++) {
    if (count % SLICE_VALUES === 0) yield progress;
    const { collection } = frame;
    const index = frame.next++;
    if (index === sizeOf(collection)) {
      frames.pop();
      text += closing(collection, frame.isEmpty);
    } else if (collection.kind === 'mapping') {
      const member = collection.members[index];
      if (member) write(member.value, member.name);
    } else {
      const item = collection.items[index];
      if (item) write(item, undefined);
    }
  }
  return text;
}

const opening = ({ kind }: CollectionValue): string => (kind === 'mapping' ? '{ ' : '[');

function closing({ kind }: CollectionValue, isEmpty: boolean): string {
  if (isEmpty) return kind === 'mapping' ? '{}' : '[]';
  return kind === 'mapping' ? ' }' : ']';
}

/** Writes a scalar on one line. TOML cannot represent null; the caller has replaced it. */
export function formatTomlScalar(value: ScalarValue): string {
  if (value.kind === 'null') return '""';
  if (hasToken(value)) return tokenOf(value);
  switch (value.kind) {
    case 'non-finite':
      return { Infinity: 'inf', '-Infinity': '-inf', NaN: 'nan' }[value.value];
    case 'date-time':
      // TOML 1.0 requires seconds.
      return value.text.replace(/(^|T)(\d\d:\d\d)(?!:|\d)/u, '$1$2:00');
    case 'string':
      return quoteToml(value.text);
  }
}
