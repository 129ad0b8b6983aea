import * as v from 'valibot';
import { isObject } from '../../../runtime/recipe/basics.ts';

/** A value that its key does not allow, or an unknown key. */
export interface InvalidSetting {
  /** The path to it: `hidden.tools[1]`. */
  readonly key: string;
  readonly received: unknown;
}

/** The parts of a schema that the validation reads. */
interface Node extends v.GenericSchema {
  readonly wrapped?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly key?: v.GenericSchema;
  readonly value?: Node;
}

interface Kept {
  readonly value: unknown;
  readonly invalid: readonly InvalidSetting[];
}

const refused = (key: string, received: unknown): Kept => ({ value: undefined, invalid: [{ key, received }] });

/**
 * Returns the valid parts of a value, and lists the invalid ones: a single invalid key, item or value is removed, everything around it is
 * kept. Each part
 * is checked once, however much is invalid.
 */
export function keepValid(node: Node, value: unknown, key = ''): Kept {
  if (node.wrapped) return keepValid(node.wrapped, value, key);
  const { entries, item, key: keySchema, value: valueSchema } = node;
  if (item) return Array.isArray(value) ? keepItems(item, value, key) : refused(key, value);
  if (entries) return isObject(value) ? keepEntries((name) => (Object.hasOwn(entries, name) ? entries[name] : undefined), value, key) : refused(key, value);
  if (keySchema && valueSchema)
    // Properties of every object are not keys, and Valibot would drop them silently.
    return isObject(value)
      ? keepEntries((name) => (v.is(keySchema, name) && !(name in Object.prototype) ? valueSchema : undefined), value, key)
      : refused(key, value);
  return v.is(node, value) ? { value, invalid: [] } : refused(key, value);
}

function keepItems(item: Node, values: readonly unknown[], key: string): Kept {
  const kept = values.map((value, index) => keepValid(item, value, `${key}[${index}]`));
  return { value: kept.flatMap(({ value, invalid }) => (invalid.length === 0 ? [value] : [])), invalid: kept.flatMap(({ invalid }) => invalid) };
}

function keepEntries(nodeOf: (name: string) => Node | undefined, values: Readonly<Record<string, unknown>>, key: string): Kept {
  const kept = Object.entries(values).map(([name, value]) => {
    const node = nodeOf(name);
    const path = key === '' ? name : `${key}.${name}`;
    return [name, node ? keepValid(node, value, path) : refused(path, value)] as const;
  });
  return {
    value: Object.fromEntries(kept.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))),
    invalid: kept.flatMap(([, { invalid }]) => invalid),
  };
}
