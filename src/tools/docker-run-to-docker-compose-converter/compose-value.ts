import type { JsonValue } from '../../contract/values.ts';
import type { DocumentValue } from '../../lib/document/value.ts';

/** A value of a Compose file. Maps keep the order of their keys, including numeric ones. */
export type ComposeValue = string | number | boolean | null | ComposeList | ComposeMap;
export type ComposeList = ComposeValue[];
export type ComposeMap = Map<string, ComposeValue>;

export function toDocumentValue(value: ComposeValue): DocumentValue {
  const at = 0;
  if (value === null) return { kind: 'null', at };
  if (typeof value === 'string') return { kind: 'string', text: value, at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, at };
  if (typeof value === 'number') return { kind: Number.isInteger(value) ? 'integer' : 'decimal', token: String(value), at };
  if (Array.isArray(value)) return { kind: 'sequence', items: value.map(toDocumentValue), at };
  return { kind: 'mapping', members: [...value].map(([name, inner]) => ({ name, at, value: toDocumentValue(inner) })), at };
}

export function toJson(value: ComposeValue): JsonValue {
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, inner]) => [name, toJson(inner)]));
  return value;
}

/** Returns the map at a path, created if missing. */
export function mapAt(map: ComposeMap, path: readonly string[]): ComposeMap {
  let inner = map;
  for (const name of path) {
    const found = inner.get(name);
    const next: ComposeMap = found instanceof Map ? found : new Map();
    inner.set(name, next);
    inner = next;
  }
  return inner;
}

/** Returns the list under a key, created if missing. */
export function listAt(map: ComposeMap, name: string): ComposeList {
  const found = map.get(name);
  if (Array.isArray(found)) return found;
  const list: ComposeList = [];
  map.set(name, list);
  return list;
}
