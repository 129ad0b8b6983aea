import { InputError } from '../../contract/errors.ts';
import type { DocumentValue, Member } from '../../lib/document/value.ts';
import { positionAt } from '../../lib/json-text/scan.ts';

/** A parsed value of a Compose file: scalars as strings, null if there is none. */
export type ReadValue = string | null | ReadValue[] | ReadMap;
export type ReadMap = Map<string, ReadValue>;

/** No real Compose file is nested this deeply. */
const MAX_DEPTH = 100;

/**
 * Converts a parsed YAML value. `source` is the text it was parsed from.
 * @throws InputError `too-deeply-nested`, with line and column
 */
export function toReadValue(value: DocumentValue, source: string, depth = 0): ReadValue {
  if (depth > MAX_DEPTH) throw new InputError('too-deeply-nested', { field: 'compose', position: positionAt(source, value.at), params: { limit: MAX_DEPTH } });
  switch (value.kind) {
    case 'mapping':
      return new Map(value.members.map((member) => [member.name, memberValue(member, source, depth + 1)]));
    case 'sequence':
      return value.items.map((item) => toReadValue(item, source, depth + 1));
    case 'null':
      return null;
    case 'string':
    case 'date-time':
      return value.text;
    case 'integer':
    case 'decimal':
      return value.token;
    default:
      return String(value.value);
  }
}

// Compose reads a mode given as a string, or with a leading zero, as octal, any other number as decimal. Docker requires octal.
function memberValue({ name, value }: Member, source: string, depth: number): ReadValue {
  if (name !== 'mode' || value.kind !== 'integer') return toReadValue(value, source, depth);
  const [, octal] = /^0o?([0-7]+)/u.exec(source.slice(value.at, value.at + 'o'.length * 2 + value.token.length * 2)) ?? [];
  return octal ?? BigInt(value.token).toString(8);
}

/** Takes values from a map, so that unused ones can be listed at the end. */
export class Taker {
  readonly #map: ReadMap;

  constructor(map: ReadMap) {
    this.#map = map;
  }

  /** Takes the value at a dotted path. A null is removed, and counts as missing. */
  take<Value extends ReadValue>(path: string, isWanted: (value: ReadValue) => value is Value): Value | undefined {
    const parents = path.split('.');
    const last = parents.pop() ?? '';
    let map = this.#map;
    for (const name of parents) {
      const next = map.get(name);
      if (!(next instanceof Map)) return undefined;
      map = next;
    }
    const value = map.get(last);
    if (value === undefined) return undefined;
    if (value !== null && !isWanted(value)) return undefined;
    map.delete(last);
    return value === null || !isWanted(value) ? undefined : value;
  }

  takeText = (path: string): string | undefined => this.take(path, isText);

  /** Takes one or more strings. */
  takeTexts(path: string): readonly string[] {
    const value = this.take(path, isTextOrTexts);
    return typeof value === 'string' ? [value] : (value ?? []);
  }

  /** Lists the remaining paths, those within `open` maps separately. Keys that begin with `x-` are extensions for other programs. */
  left(open: ReadonlySet<string>, map = this.#map, prefix = ''): string[] {
    return [...map].flatMap(([name, value]) => {
      const path = prefix + name;
      if (name.startsWith('x-')) return [];
      return open.has(path) && value instanceof Map ? this.left(open, value, `${path}.`) : [path];
    });
  }
}

export const isText = (value: ReadValue): value is string => typeof value === 'string';
export const isTexts = (value: ReadValue): value is string[] => Array.isArray(value) && value.every(isText);
export const isTextOrTexts = (value: ReadValue): value is string | string[] => isText(value) || isTexts(value);
export const isList = (value: ReadValue): value is ReadValue[] => Array.isArray(value);
export const isMap = (value: ReadValue): value is ReadMap => value instanceof Map;
export const isListOrMap = (value: ReadValue): value is ReadValue[] | ReadMap => isList(value) || isMap(value);
