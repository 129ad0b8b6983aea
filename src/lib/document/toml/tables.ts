import type { DocumentValue, MappingValue, Member, SequenceValue } from '../value.ts';

/**
 * How a table was created, which determines what may add to it: `implicit`, on the path to another table's header; `header`, by
 * its own header; `dotted`, by a dotted key in the current section; `inline`: complete.
 */
type Origin = 'implicit' | 'header' | 'dotted' | 'inline';

export interface Table {
  readonly value: MappingValue;
  readonly members: Member[];
  /** What each key refers to: a table, an array of tables, or a value that cannot be extended. */
  readonly names: Map<string, Table | TableArray | 'value'>;
  origin: Origin;
  /** The section that created it; dotted keys can only extend tables of their own section. */
  readonly section: number;
  readonly depth: number;
}

interface TableArray {
  readonly items: DocumentValue[];
  last: Table;
}

export interface Key {
  readonly name: string;
  readonly at: number;
}

/** Why a key is not allowed at its position. */
export interface KeyProblem {
  readonly key: Key;
  readonly found: 'repeatedKey' | 'notTable' | 'completeTable' | 'tooDeep';
}

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: KeyProblem };

export function createTable(at: number, origin: Origin, section: number, depth: number): Table {
  const members: Member[] = [];
  return { value: { kind: 'mapping', members, at }, members, names: new Map(), origin, section, depth };
}

const isTable = (entry: Table | TableArray): entry is Table => 'value' in entry;

const problem = (key: Key, found: KeyProblem['found']): { readonly ok: false; readonly problem: KeyProblem } => ({ ok: false, problem: { key, found } });

/** Opens the table of a `[header]`. */
export function openTable(root: Table, keys: readonly Key[], last: Key, section: number, maxDepth: number): Outcome<Table> {
  const parent = walkHeader(root, keys, section, maxDepth);
  if (!parent.ok) return parent;
  const entry = parent.value.names.get(last.name);
  if (entry === undefined) return addTable(parent.value, last, 'header', section, maxDepth);
  if (entry === 'value') return problem(last, 'repeatedKey');
  if (!isTable(entry) || entry.origin !== 'implicit') return problem(last, 'repeatedKey');
  entry.origin = 'header';
  return { ok: true, value: entry };
}

/** Adds the table of a `[[header]]` to its array. */
export function openArrayTable(root: Table, keys: readonly Key[], last: Key, section: number, maxDepth: number): Outcome<Table> {
  const parent = walkHeader(root, keys, section, maxDepth);
  if (!parent.ok) return parent;
  const { members, names, depth } = parent.value;
  if (depth + 2 > maxDepth) return problem(last, 'tooDeep');
  const entry = names.get(last.name);
  if (entry !== undefined && (entry === 'value' || isTable(entry))) return problem(last, 'repeatedKey');
  const table = createTable(last.at, 'header', section, depth + 2);
  if (entry) {
    entry.items.push(table.value);
    entry.last = table;
  } else {
    const items = [table.value];
    const array: SequenceValue = { kind: 'sequence', items, at: last.at };
    names.set(last.name, { items, last: table });
    members.push({ name: last.name, at: last.at, value: array });
  }
  return { ok: true, value: table };
}

// Each part of a header leads through a table or to the last one of an array of tables; missing tables are created.
function walkHeader(root: Table, keys: readonly Key[], section: number, maxDepth: number): Outcome<Table> {
  let table = root;
  for (const key of keys) {
    const entry = table.names.get(key.name);
    if (entry === undefined) {
      const added = addTable(table, key, 'implicit', section, maxDepth);
      if (!added.ok) return added;
      table = added.value;
    } else if (entry === 'value') return problem(key, 'notTable');
    else {
      table = isTable(entry) ? entry : entry.last;
      if (table.origin === 'inline') return problem(key, 'completeTable');
    }
  }
  return { ok: true, value: table };
}

/** Returns the table to which a dotted key adds its last part. */
export function walkDottedKey(start: Table, keys: readonly Key[], section: number, maxDepth: number): Outcome<Table> {
  let table = start;
  for (const key of keys) {
    const entry = table.names.get(key.name);
    if (entry === undefined) {
      const added = addTable(table, key, 'dotted', section, maxDepth);
      if (!added.ok) return added;
      table = added.value;
    } else if (entry === 'value') return problem(key, 'notTable');
    else if (isTable(entry) && entry.origin === 'dotted' && entry.section === section) table = entry;
    else return problem(key, 'completeTable');
  }
  return { ok: true, value: table };
}

function addTable(parent: Table, key: Key, origin: Origin, section: number, maxDepth: number): Outcome<Table> {
  if (parent.depth === maxDepth) return problem(key, 'tooDeep');
  const table = createTable(key.at, origin, section, parent.depth + 1);
  parent.names.set(key.name, table);
  parent.members.push({ name: key.name, at: key.at, value: table.value });
  return { ok: true, value: table };
}
