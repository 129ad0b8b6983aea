import type { CsvRecord } from '../../csv/csv-reader.ts';
import { isNumberToken, numberKind } from '../numbers.ts';
import type { Work } from '../../work/slices.ts';
import type { DocumentValue, MappingValue, Member, ScalarValue, SequenceValue } from '../value.ts';
import type { WarningSink } from '../../warnings/warnings.ts';

export interface RecordRules {
  /** Whether the first record names the columns. */
  readonly header: boolean;
  /** Whether fields that are a JSON number, `null`, or `true` or `false` in any case are converted to that value. */
  readonly detectTypes: boolean;
  /** What an empty field becomes: an empty string, null, or no member; in a row without names, null instead of no member. */
  readonly emptyFields: 'text' | 'null' | 'omit';
  /** Whether names with separators become nested mappings. */
  readonly unflatten: boolean;
  readonly pathSeparator: string;
}

interface Rows {
  readonly root: SequenceValue;
  readonly columnNames: readonly string[];
}

const SLICE_RECORDS = 2 ** 12;

/** Converts records to a sequence of mappings, or without a header to a sequence of sequences. */
export function* recordsToValue(records: readonly CsvRecord[], rules: RecordRules, warnings: WarningSink<'ragged-row'>): Work<Rows> {
  const columns = new Columns(rules.header ? (records[0]?.fields ?? []) : []);
  const items: DocumentValue[] = [];
  for (const record of rules.header ? records.slice(1) : records) {
    if (rules.header) {
      const index = items.length;
      if (record.fields.length !== columns.headerLength) {
        warnings.add('ragged-row', { path: () => `/${index}`, at: record.at, detail: () => String(record.fields.length) });
      }
      items.push(toMapping(record, columns, rules));
    } else items.push({ kind: 'sequence', items: record.fields.map((text) => toScalar(text, record.at, rules)), at: record.at });
    if (items.length % SLICE_RECORDS === 0) yield items.length / records.length;
  }
  return { root: { kind: 'sequence', items, at: 0 }, columnNames: columns.names };
}

/** The column names. Duplicate names get a number, empty ones are named by position. */
class Columns {
  readonly names: string[] = [];
  readonly headerLength: number;
  readonly #taken = new Set<string>();
  // name → number of its last duplicate
  readonly #repeated = new Map<string, number>();

  constructor(header: readonly string[]) {
    this.headerLength = header.length;
    for (const name of header) this.#add(name);
  }

  /** Returns the name of a column, even if the header lacks it. */
  nameAt(index: number): string {
    while (this.names.length <= index) this.#add('');
    return this.names[index] ?? '';
  }

  #add(name: string): void {
    const wanted = name === '' ? `column${this.names.length + 1}` : name;
    let free = wanted;
    for (let number = (this.#repeated.get(wanted) ?? 1) + 1; this.#taken.has(free); number++) {
      free = `${wanted}_${number}`;
      this.#repeated.set(wanted, number);
    }
    this.#taken.add(free);
    this.names.push(free);
  }
}

function toMapping({ fields, at }: CsvRecord, columns: Columns, rules: RecordRules): MappingValue {
  const isNested = rules.unflatten && rules.pathSeparator !== '';
  const members = fields.map((text, index): Member => ({ name: columns.nameAt(index), at, value: toScalar(text, at, rules) }));
  return { kind: 'mapping', members: isNested ? nest(members, rules.pathSeparator) : members.filter(({ value }) => value !== OMITTED), at };
}

/** The value of an omitted member. It is kept until arrays are created, since it counts as an element. */
const OMITTED: ScalarValue = { kind: 'null', at: 0 };

function toScalar(text: string, at: number, { detectTypes, emptyFields, header }: RecordRules): ScalarValue {
  if (text === '' && emptyFields !== 'text') return emptyFields === 'omit' && header ? OMITTED : { kind: 'null', at };
  if (!detectTypes) return { kind: 'string', text, at };
  if (text === 'null') return { kind: 'null', at };
  if (/^(?:true|false)$/iu.test(text)) return { kind: 'boolean', value: text.length === 4, at };
  return isNumberToken(text) ? { kind: numberKind(text), token: text, at } : { kind: 'string', text, at };
}

interface Nest {
  readonly at: number;
  readonly members: (Member | NestedMember)[];
  readonly byName: Map<string, Nest | undefined>;
}

interface NestedMember {
  readonly name: string;
  readonly at: number;
  readonly nested: Nest;
}

/** Creates nested mappings from names with separators. A member whose position is already taken keeps its flat name, with `_2` appended if needed. */
function nest(flat: readonly Member[], separator: string): readonly Member[] {
  const root: Nest = { at: 0, members: [], byName: new Map() };
  for (const member of flat) {
    const steps = member.name.split(separator);
    const last = steps.pop() ?? '';
    const parent = steps.length <= MAX_NESTED ? walk(root, steps, member.at) : undefined;
    const target = parent && !parent.byName.has(last) ? parent : root;
    let name = target === parent ? last : member.name;
    while (target.byName.has(name)) name += '_2';
    target.members.push({ ...member, name });
    target.byName.set(name, undefined);
  }
  return membersOf(root);
}

function membersOf({ members }: Nest): Member[] {
  const kept: Member[] = [];
  for (const member of members) {
    const value = valueOf(member);
    if (value !== OMITTED) kept.push({ name: member.name, at: member.at, value });
  }
  return kept;
}

const valueOf = (member: Member | NestedMember): DocumentValue => ('nested' in member ? nestedValue(member.nested) : member.value);

/** Returns an array if the names are 0, 1, 2 and so on; otherwise a mapping. */
function nestedValue(nested: Nest): DocumentValue {
  const { members, byName, at } = nested;
  if (members.every((_, index) => byName.has(String(index)))) {
    const items = members.toSorted((a, b) => Number(a.name) - Number(b.name)).map(valueOf);
    while (items.at(-1) === OMITTED) items.pop();
    return items.length === 0 ? OMITTED : { kind: 'sequence', items: items.map((item) => (item === OMITTED ? { kind: 'null', at } : item)), at };
  }
  const kept = membersOf(nested);
  return kept.length === 0 ? OMITTED : { kind: 'mapping', members: kept, at };
}

// Names with more parts are kept unchanged.
const MAX_NESTED = 100;

function walk(root: Nest, steps: readonly string[], at: number): Nest | undefined {
  let nested = root;
  for (const step of steps) {
    const known = nested.byName.get(step);
    if (!known && nested.byName.has(step)) return undefined;
    nested = known ?? addNest(nested, step, at);
  }
  return nested;
}

function addNest(parent: Nest, name: string, at: number): Nest {
  const nested: Nest = { at, members: [], byName: new Map() };
  parent.byName.set(name, nested);
  parent.members.push({ name, at, nested });
  return nested;
}
