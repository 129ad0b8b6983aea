import { InputError } from '../../contract/errors.ts';
import type { DocumentValue, MappingValue, NumberValue } from '../../lib/document/value.ts';
import { formatPointer } from '../../lib/document/path.ts';
import { valueAt } from '../../lib/document/pointer.ts';
import { valueTypeOf } from '../../lib/document/shape.ts';
import type { Field, Model, Reading, Remark, Type } from './model.ts';
import { Declarations, integerSize, isUnsafe, modelOf, unionOf } from './model.ts';
import { pascalCase, singular } from './names.ts';

const MAX_DEPTH = 100;
const MAX_JOINS = 200_000;
/** Keywords that change which values are valid in a way that the code cannot express. */
const NOT_READ = ['patternProperties', 'not', 'if', 'dependentSchemas', 'dependencies', 'unevaluatedProperties', '$dynamicRef', '$recursiveRef'];

/** Keywords from which a type follows; all others only restrict the values. */
const CONTENT = ['properties', 'required', 'items', 'prefixItems', 'enum', 'const', 'format', 'additionalProperties', 'oneOf', 'anyOf', 'allOf', '$ref'];
const STRUCTURE = ['type', ...CONTENT];
/** Keywords that say alone which kind of value it is. */
const SELF_SUFFICIENT = ['type', '$ref', 'allOf', 'anyOf', 'oneOf', 'enum', 'const', 'properties', 'items'];
const TYPES: ReadonlySet<string> = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const META_SCHEMA = /^https?:\/\/json-schema\.org\/(?:[\w./-]+\/)?(?:hyper-)?schema#?$/u;

/** Whether a document is a JSON Schema: it says so, or has keywords as only a schema has them. Data with a schema, and GeoJSON, have `$schema` or `type`, too. */
export function isSchema(root: DocumentValue): boolean {
  if (root.kind !== 'mapping') return false;
  const dialect = textOf(root, '$schema');
  if (dialect !== undefined && META_SCHEMA.test(dialect)) return true;
  if (textOf(root, '$ref')?.startsWith('#/')) return true;
  const hasType = namesOfType(root).some((name) => TYPES.has(name)) && namesOfType(root).every((name) => TYPES.has(name));
  const properties = member(root, 'properties');
  const hasProperties = properties?.kind === 'mapping' && properties.members.every(({ value }) => isSubschema(value));
  if (dialect === undefined) return hasType && hasProperties;
  const lists = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => itemsOf(root, keyword) ?? []);
  return hasType || hasProperties || (lists.length > 0 && lists.every(isSubschema));
}

const isSubschema = ({ kind }: DocumentValue): boolean => kind === 'mapping' || kind === 'boolean';

/**
 * Reads a JSON Schema (drafts 4 to 2020-12) as a model.
 * @throws InputError `invalid-schema`
 */
export function readSchema(root: DocumentValue, reading: Reading): { readonly model: Model; readonly remarks: readonly Remark[] } {
  const reader = new SchemaReader(root, reading);
  const type = reader.read(root, { path: '', names: [reading.rootName], depth: 0, isRoot: true });
  return { model: modelOf(type, reading.rootName, reader.declarations), remarks: reader.remarks };
}

interface Place {
  readonly path: string;
  readonly names: readonly string[];
  readonly depth: number;
  readonly isRoot: boolean;
  /** The joined object that is read. */
  readonly open?: OpenObject;
}

/** An object whose properties are read. It gets its name early if one of them refers to it. */
interface OpenObject {
  readonly names: readonly string[];
  readonly joined: MappingValue;
  name?: string;
}

class SchemaReader {
  readonly declarations: Declarations;
  readonly remarks: Remark[] = [];
  readonly #root: DocumentValue;
  readonly #rootName: string;
  /** Pointer → the name that its declaration gets. */
  readonly #referenced = new Map<string, Type>();
  /** By their schemas. */
  readonly #open = new Map<MappingValue, OpenObject>();
  /** A definition may be read in several places. */
  readonly #remarked = new Set<string>();
  /** Members that were copied, since alternatives in parts of alternatives may multiply. */
  #joins = 0;

  constructor(root: DocumentValue, reading: Reading) {
    this.#root = root;
    this.#rootName = reading.rootName;
    this.declarations = new Declarations(reading);
  }

  read(schema: DocumentValue | undefined, place: Place): Type {
    if (schema?.kind === 'boolean' || !schema) return { kind: 'any' };
    if (schema.kind !== 'mapping') throw new InputError('invalid-schema', { field: 'input', params: { path: place.path } });
    if (place.depth > MAX_DEPTH) return this.#remark('nested-deeply', schema, place, '', { kind: 'any' });
    for (const keyword of NOT_READ) if (member(schema, keyword)) this.#remark('keyword-not-read', schema, place, keyword, undefined);
    const reference = textOf(schema, '$ref');
    if (reference !== undefined) return this.#reference(reference, schema, place);
    const only = onlyPart(schema);
    if (only) return nullableIf(schema, this.read(only, { ...place, depth: place.depth + 1 }));
    return itemsOf(schema, 'allOf') ? this.#readParts(schema, place) : this.#readJoined(this.#joined(schema, place), place);
  }

  /** Reads a schema with `allOf`. A part that refers to a schema around it leads to the same schema again, without an end. */
  #readParts(schema: MappingValue, place: Place): Type {
    const outer = this.#open.get(schema);
    if (outer) return nullableIf(outer.joined, { kind: 'named', name: (outer.name ??= this.declarations.unique(outer.names)) });
    const joined = this.#joined(schema, place);
    if (place.isRoot || !isObject(joined)) return this.#readJoined(joined, place);
    const open: OpenObject = { names: place.names, joined };
    this.#open.set(schema, open);
    const type = this.#object(joined, { ...place, open });
    this.#open.delete(schema);
    return nullableIf(joined, type);
  }

  /** Reads a schema without `allOf`. */
  #readJoined(schema: MappingValue, place: Place): Type {
    for (const keyword of ['oneOf', 'anyOf']) {
      const alternatives = itemsOf(schema, keyword);
      if (alternatives) return this.#alternatives(schema, keyword, alternatives, place);
    }
    return this.#typed(schema, place);
  }

  #target(reference: string, schema: MappingValue, place: Place): { readonly pointer: string; readonly target: DocumentValue } | undefined {
    const pointer = reference.startsWith('#') ? percentDecoded(reference).slice(1) : undefined;
    const target = pointer === undefined ? undefined : valueAt(this.#root, pointer);
    if (pointer !== undefined && target) return { pointer, target };
    return this.#remark('reference-not-read', schema, place, reference, undefined);
  }

  #reference(reference: string, schema: MappingValue, place: Place): Type {
    const found = this.#target(reference, schema, place);
    if (!found) return { kind: 'any' };
    const { pointer, target } = found;
    const known = this.#referenced.get(pointer);
    if (known) return known;
    const name = pointer === '' ? this.#rootName : pascalCase(pointer.slice(pointer.lastIndexOf('/') + 1));
    const inner = { path: `#${pointer}`, names: [name], depth: place.depth + 1, isRoot: false };
    const joined =
      target.kind === 'mapping' && inner.depth <= MAX_DEPTH && !onlyPart(target) && !member(target, '$ref') ? this.#joined(target, inner) : undefined;
    if (!joined || !isObject(joined)) {
      // A cycle without an object in it has no name.
      this.#referenced.set(pointer, { kind: 'any' });
      const type = joined ? this.#readJoined(joined, inner) : this.read(target, inner);
      this.#referenced.set(pointer, type);
      return type;
    }
    const unique = pointer === '' ? name : this.declarations.unique([name]);
    const type: Type = nullableIf(joined, { kind: 'named', name: unique });
    this.#referenced.set(pointer, type);
    if (pointer !== '') this.#object(joined, { ...inner, names: [unique], isRoot: true });
    return type;
  }

  #alternatives(schema: MappingValue, keyword: string, alternatives: readonly DocumentValue[], place: Place): Type {
    const base: MappingValue = { ...schema, members: schema.members.filter(({ name }) => name !== keyword) };
    // Such as properties of which one is required: the type is the same.
    if (
      alternatives.every(
        (each) =>
          each.kind === 'mapping' &&
          !describes(
            each,
            STRUCTURE.filter((name) => name !== 'required'),
          ),
      )
    ) {
      return this.#remark('keyword-not-read', schema, place, keyword, this.#readJoined(base, place));
    }
    const isBare = !describes(base, CONTENT);
    const whole = alternatives.map((each): DocumentValue => {
      const isWhole = isBare && (!member(base, 'type') || (each.kind === 'mapping' && describes(each, SELF_SUFFICIENT)));
      return isWhole ? each : allOf([base, each], each.at);
    });
    return nullableIf(schema, this.#union(whole, place));
  }

  #union(schemas: readonly DocumentValue[], place: Place): Type {
    const types = schemas.map((each, index) =>
      this.read(each, { ...place, names: place.names.map((name) => `${name}${index + 1}`), depth: place.depth + 1, isRoot: false }),
    );
    const plain = types.flatMap((type) => (type.kind === 'nullable' ? [type.of] : type.kind === 'null' ? [] : [type]));
    const options = [...new Map(plain.map((type) => [JSON.stringify(type), type])).values()];
    const hasNull = types.some(({ kind }) => kind === 'null' || kind === 'nullable');
    return options.some(({ kind }) => kind === 'any') ? { kind: 'any' } : unionOf(options, hasNull);
  }

  /** Joins a schema and all parts of its `allOf`, with those that they refer to, in one. */
  #joined(schema: MappingValue, place: Place): MappingValue {
    const parts = this.#partsOf(schema, place, new Set());
    const [only] = parts;
    if (only && parts.length === 1) return only;
    const members = new Map<string, DocumentValue>();
    const properties = new Map<string, DocumentValue[]>();
    const required: DocumentValue[] = [];
    for (const part of parts) {
      for (const name of itemsOf(part, 'required') ?? []) required.push(name);
      this.#joins += part.members.length;
      for (const { name, value } of part.members) {
        const known = members.get(name);
        if (name === 'properties' && value.kind === 'mapping') {
          this.#joins += value.members.length;
          for (const property of value.members) {
            const values = properties.get(property.name);
            if (values) values.push(property.value);
            else properties.set(property.name, [property.value]);
          }
        } else if (!known) members.set(name, value);
        else if (name === 'oneOf' || name === 'anyOf') this.#remark('keyword-not-read', value, place, name, undefined);
        else members.set(name, name === 'type' ? commonType(known, value) : value);
      }
    }
    if (this.#joins > MAX_JOINS) return this.#remark('nested-deeply', schema, place, 'allOf', { kind: 'mapping', at: schema.at, members: [] });
    const { at } = schema;
    members.delete('required');
    if (required.length > 0) members.set('required', { kind: 'sequence', at, items: required });
    if (properties.size > 0) {
      const each = [...properties].map(([name, values]) => ({ name, at, value: values.length === 1 && values[0] ? values[0] : allOf(values, at) }));
      members.set('properties', { kind: 'mapping', at, members: each });
    }
    return { kind: 'mapping', at, members: [...members].map(([name, value]) => ({ name, at: value.at, value })) };
  }

  /** `seen`: the pointers of parts that are in the list already. */
  #partsOf(schema: DocumentValue, place: Place, seen: Set<string>): readonly MappingValue[] {
    if (schema.kind === 'boolean') return [];
    if (schema.kind !== 'mapping') throw new InputError('invalid-schema', { field: 'input', params: { path: place.path } });
    if (place.depth > MAX_DEPTH) return this.#remark('nested-deeply', schema, place, '', []);
    const inner = { ...place, depth: place.depth + 1 };
    const reference = textOf(schema, '$ref');
    if (reference !== undefined) {
      const found = this.#target(reference, schema, place);
      if (!found || seen.has(found.pointer)) return [];
      seen.add(found.pointer);
      return this.#partsOf(found.target, { ...inner, path: `#${found.pointer}` }, seen);
    }
    for (const keyword of NOT_READ) if (member(schema, keyword)) this.#remark('keyword-not-read', schema, place, keyword, undefined);
    const parts = itemsOf(schema, 'allOf');
    if (!parts) return [schema];
    const own: MappingValue = { ...schema, members: schema.members.filter(({ name }) => name !== 'allOf') };
    return [own, ...parts.flatMap((part) => this.#partsOf(part, inner, seen))];
  }

  #typed(schema: MappingValue, place: Place): Type {
    const values = itemsOf(schema, 'enum');
    if (values) return this.#enumeration(values, 'enum', place);
    const constant = member(schema, 'const');
    if (constant) return this.#enumeration([constant], 'const', place);
    const declared = namesOfType(schema);
    const names = declared.length > 0 ? declared : [guessedType(schema)];
    const hasNull = names.includes('null');
    return unionOf(
      names.filter((name) => name !== 'null').map((name) => this.#ofType(name, schema, place)),
      hasNull || isTrue(member(schema, 'nullable')),
    );
  }

  #ofType(name: string, schema: MappingValue, place: Place): Type {
    switch (name) {
      case 'object':
        return this.#object(schema, place);
      case 'array': {
        const names = place.names.map((each) => (place.isRoot ? `${each}Item` : pascalCase(singular(each))));
        return { kind: 'array', items: this.#items(schema, { path: `${place.path}/items`, names, depth: place.depth + 1, isRoot: false }) };
      }
      case 'string':
        return textOf(schema, 'format') === 'date-time' ? { kind: 'string', format: 'date-time' } : { kind: 'string' };
      case 'integer':
        return this.#integer(schema, place);
      case 'number':
      case 'boolean':
        return { kind: name };
      default:
        return { kind: 'any' };
    }
  }

  /** The type of the items; those of a tuple (`prefixItems`, `items` as a list before 2020-12) have a common one. */
  #items(schema: MappingValue, place: Place): Type {
    const keyword = itemsOf(schema, 'prefixItems') ? 'prefixItems' : 'items';
    const first = itemsOf(schema, keyword);
    if (!first) return this.read(member(schema, 'items'), place);
    const rest = member(schema, keyword === 'items' ? 'additionalItems' : 'items');
    return this.#remark('keyword-not-read', schema, place, keyword, this.#union([...first, ...(rest?.kind === 'mapping' ? [rest] : [])], place));
  }

  #enumeration(values: readonly DocumentValue[], keyword: string, place: Place): Type {
    const texts = values.flatMap((value) => (value.kind === 'string' ? [value.text] : []));
    const hasNull = values.some(({ kind }) => kind === 'null');
    if (texts.length + Number(hasNull) === values.length && texts.length > 0) return unionOf([this.declarations.enumeration(texts, place.names)], hasNull);
    const types = [...new Set(values.map(valueTypeOf))].filter((type) => type !== 'null');
    const numbers = values.filter((value): value is NumberValue => value.kind === 'integer' || value.kind === 'decimal');
    const options = types.map((type): Type => {
      if (type === 'number') return numbers.every(({ kind }) => kind === 'integer') ? this.#integerOf(numbers, place) : { kind: 'number' };
      return type === 'string' || type === 'boolean' ? { kind: type } : { kind: 'any' };
    });
    const type: Type = options.some(({ kind }) => kind === 'any') ? { kind: 'any' } : unionOf(options, hasNull);
    const [first] = values;
    return first && (options.length > 1 || type.kind === 'any') ? this.#remark('keyword-not-read', first, place, keyword, type) : type;
  }

  /** An integer has room for its limits. */
  #integer(schema: MappingValue, place: Place): Type {
    if (/^uint(?:64)?$/u.test(textOf(schema, 'format') ?? '')) return { kind: 'integer', size: 'uint64' };
    const limits = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'].map((name) => member(schema, name));
    return this.#integerOf(
      limits.filter((value): value is NumberValue => value?.kind === 'integer'),
      place,
    );
  }

  #integerOf(numbers: readonly NumberValue[], place: Place): Type {
    const values = numbers.map(({ token }) => BigInt(token));
    const [least, greatest] = [0n, 0n].map((zero, index) => values.reduce((one, other) => (other < one === (index === 0) ? other : one), zero)) as [
      bigint,
      bigint,
    ];
    const size = integerSize(least, greatest);
    const widest = numbers.find(({ token }) => BigInt(token) === (isUnsafe(0n, greatest) ? greatest : least));
    if (widest && isUnsafe(least, greatest)) this.#remark('unsafe-integer', widest, place, widest.token, undefined);
    if (widest && size === 'big') this.#remark('large-integer', widest, place, widest.token, undefined);
    return { kind: 'integer', size };
  }

  #object(schema: MappingValue, place: Place): Type {
    const properties = member(schema, 'properties');
    const members = properties?.kind === 'mapping' ? properties.members : [];
    if (members.length === 0) {
      const values = member(schema, 'additionalProperties');
      const names = place.names.map((name) => `${name}Value`);
      return { kind: 'map', values: this.read(values?.kind === 'mapping' ? values : undefined, { ...place, names, depth: place.depth + 1, isRoot: false }) };
    }
    if (member(schema, 'additionalProperties')?.kind === 'mapping') this.#remark('keyword-not-read', schema, place, 'additionalProperties', undefined);
    const required = new Set((itemsOf(schema, 'required') ?? []).flatMap((item) => (item.kind === 'string' ? [item.text] : [])));
    const [parent = ''] = place.names;
    const fields = members.map(({ name: key, value }): Field => {
      const names = [pascalCase(key), parent + pascalCase(key)];
      const type = this.read(value, { path: place.path + formatPointer(['properties', key]), names, depth: place.depth + 1, isRoot: false });
      const description = value.kind === 'mapping' ? oneLine(descriptionOf(value)) : undefined;
      return { key, type, optional: !required.has(key), ...(description !== undefined && { description }) };
    });
    const early = place.open?.name;
    const names = early === undefined ? place.names : [early];
    return this.declarations.object(fields, names, place.isRoot || early !== undefined, oneLine(textOf(schema, 'description')));
  }

  #remark<Result>(code: Remark['code'], { at }: DocumentValue, { path }: Place, detail: string, result: Result): Result {
    const key = JSON.stringify([code, path, detail]);
    if (!this.#remarked.has(key)) this.remarks.push({ code, path, at, detail });
    this.#remarked.add(key);
    return result;
  }
}

const member = (schema: MappingValue, name: string): DocumentValue | undefined => schema.members.findLast((each) => each.name === name)?.value;

/** OpenAPI 3.0. */
const isTrue = (value: DocumentValue | undefined): boolean => value?.kind === 'boolean' && value.value;

function textOf(schema: MappingValue, name: string): string | undefined {
  const value = member(schema, name);
  return value?.kind === 'string' ? value.text : undefined;
}

function itemsOf(schema: MappingValue, name: string): readonly DocumentValue[] | undefined {
  const value = member(schema, name);
  return value?.kind === 'sequence' ? value.items : undefined;
}

function namesOfType(schema: MappingValue): readonly string[] {
  const type = member(schema, 'type');
  if (type?.kind === 'string') return [type.text];
  return type?.kind === 'sequence' ? type.items.flatMap((item) => (item.kind === 'string' ? [item.text] : [])) : [];
}

const guessedType = (schema: MappingValue): string =>
  describes(schema, ['properties', 'additionalProperties']) ? 'object' : describes(schema, ['items', 'prefixItems']) ? 'array' : 'any';

const describes = (schema: MappingValue, keywords: readonly string[]): boolean => schema.members.some(({ name }) => keywords.includes(name));

/** Whether a schema without `allOf` is one object with properties. */
const isObject = (schema: MappingValue): boolean => {
  const names = namesOfType(schema).filter((name) => name !== 'null');
  const properties = member(schema, 'properties');
  return (
    properties?.kind === 'mapping' &&
    properties.members.length > 0 &&
    !describes(schema, ['oneOf', 'anyOf', 'enum', 'const']) &&
    (names.length === 0 || names.join('') === 'object')
  );
};

/** The part of an `allOf` that has a type, if no other part and no other keyword has one: the usual way to describe what a reference is for. */
function onlyPart(schema: MappingValue): DocumentValue | undefined {
  const parts = itemsOf(schema, 'allOf')?.filter((part) => part.kind !== 'boolean' && !(part.kind === 'mapping' && !describes(part, STRUCTURE)));
  const isAlone =
    parts?.length === 1 &&
    !describes(
      schema,
      STRUCTURE.filter((name) => name !== 'allOf'),
    );
  return isAlone ? parts[0] : undefined;
}

const nullableIf = (schema: MappingValue, type: Type): Type => {
  const isNullable = isTrue(member(schema, 'nullable')) || (namesOfType(schema).includes('null') && namesOfType(schema).length > 1);
  return isNullable && type.kind !== 'nullable' ? unionOf([type], true) : type;
};

const allOf = (items: readonly DocumentValue[], at: number): MappingValue => ({
  kind: 'mapping',
  at,
  members: [{ name: 'allOf', at, value: { kind: 'sequence', at, items } }],
});

/** The description of a schema, or the last one of its parts. */
const descriptionOf = (schema: MappingValue): string | undefined =>
  textOf(schema, 'description') ??
  itemsOf(schema, 'allOf')
    ?.map((part) => (part.kind === 'mapping' ? textOf(part, 'description') : undefined))
    .findLast((text) => text !== undefined);

/** The types that two parts share; the later ones if they share none. */
function commonType(a: DocumentValue, b: DocumentValue): DocumentValue {
  const [first, second] = [a, b].map((type) => (type.kind === 'sequence' ? type.items : [type]));
  const shared = second?.filter((type) => type.kind === 'string' && first?.some((other) => other.kind === 'string' && other.text === type.text)) ?? [];
  return shared.length === 0 ? b : { kind: 'sequence', at: b.at, items: shared };
}

const MAX_COMMENT = 200;

/** A description in one line, without characters that could end it, or reorder what is shown. */
const oneLine = (text: string | undefined): string | undefined => {
  const characters = Array.from(text?.replaceAll(/[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim() ?? '');
  if (characters.length === 0) return undefined;
  return characters.length > MAX_COMMENT ? `${characters.slice(0, MAX_COMMENT).join('')}…` : characters.join('');
};

/** Decodes a fragment (RFC 6901, section 6). One that is not percent-encoded UTF-8 stays as it is. */
function percentDecoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch (error) {
    if (error instanceof URIError) return fragment;
    throw error;
  }
}
