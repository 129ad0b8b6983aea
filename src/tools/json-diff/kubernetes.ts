import type { DocumentValue, MappingValue, Member } from '../../lib/document/value.ts';

/** The member of a mapping; undefined without one. */
const valueOf = (value: DocumentValue | undefined, name: string): DocumentValue | undefined =>
  value?.kind === 'mapping' ? value.members.find((member) => member.name === name)?.value : undefined;

const textOf = (value: DocumentValue | undefined): string | undefined => (value?.kind === 'string' && value.text !== '' ? value.text : undefined);

/** The objects in a list such as `kubectl get -o yaml` writes; otherwise the value itself. */
function itemsOf(value: DocumentValue): readonly DocumentValue[] {
  const items = textOf(valueOf(value, 'kind'))?.endsWith('List') && textOf(valueOf(value, 'apiVersion')) !== undefined ? valueOf(value, 'items') : undefined;
  return items?.kind === 'sequence' ? items.items : [value];
}

/** The kind, namespace and name of an object, such as `Deployment shop/web`; undefined for another value. */
function nameOf(value: DocumentValue): string | undefined {
  const kind = textOf(valueOf(value, 'kind'));
  const metadata = valueOf(value, 'metadata');
  const name = textOf(valueOf(metadata, 'name')) ?? textOf(valueOf(metadata, 'generateName'));
  if (kind === undefined || name === undefined || textOf(valueOf(value, 'apiVersion')) === undefined) return undefined;
  const namespace = textOf(valueOf(metadata, 'namespace'));
  return `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}

/** The objects of a manifest with the names by which they are matched; undefined if they are not all objects of Kubernetes. */
function objectsOf(roots: readonly DocumentValue[]): readonly Member[] | undefined {
  const taken = new Map<string, number>();
  const members: Member[] = [];
  // Between two separators there may be no document.
  for (const value of roots.flatMap(itemsOf).filter(({ kind }) => kind !== 'null')) {
    const name = nameOf(value);
    if (name === undefined) return undefined;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    members.push({ name: count === 1 ? name : `${name} (${count})`, at: value.at, value });
  }
  return members;
}

interface Sides {
  readonly original: MappingValue;
  readonly modified: MappingValue;
}

/** Two manifests as mappings from names to objects; undefined if one of them has other documents, or each has one object. */
export function objectsByName(original: readonly DocumentValue[], modified: readonly DocumentValue[]): Sides | undefined {
  const [before, after] = [objectsOf(original), objectsOf(modified)];
  if (!before || !after || (before.length < 2 && after.length < 2)) return undefined;
  return { original: { kind: 'mapping', at: 0, members: before }, modified: { kind: 'mapping', at: 0, members: after } };
}
