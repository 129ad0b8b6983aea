import { InputError } from '../../contract/errors.ts';
import type { DocumentValue, MappingValue } from '../../lib/document/value.ts';
import { valueAt } from '../../lib/document/pointer.ts';
import type { Field, Model, Reading, Remark, Type } from './model.ts';
import { Declarations, unionOf } from './model.ts';
import { pascalCase, singular } from './names.ts';

const MAX_DEPTH = 100;
/** Keywords that change which values are valid in a way that the code cannot express. */
const NOT_READ = ['patternProperties', 'not', 'if', 'dependentSchemas', 'dependencies', 'unevaluatedProperties', '$dynamicRef', '$recursiveRef'];

/** Whether a document is a JSON Schema: it says so, or describes properties. */
export function isSchema(root: DocumentValue): boolean {
  if (root.kind !== 'mapping') return false;
  if (textOf(root, '$schema') !== undefined) return true;
  const type = member(root, 'type');
  return (type?.kind === 'string' && member(root, 'properties')?.kind === 'mapping') || (textOf(root, '$ref')?.startsWith('#/') ?? false);
}

/**
 * Reads a JSON Schema (drafts 4 to 2020-12) as a model.
 * @throws InputError `invalid-schema`
 */
export function readSchema(root: DocumentValue, reading: Reading): { readonly model: Model; readonly remarks: readonly Remark[] } {
  const reader = new SchemaReader(root, reading);
  const type = reader.read(root, { path: '', names: [reading.rootName], depth: 0, isRoot: true });
  return { model: { rootName: reading.rootName, root: type, declarations: reader.declarations.list }, remarks: reader.remarks };
}

interface Place {
  readonly path: string;
  readonly names: readonly string[];
  readonly depth: number;
  readonly isRoot: boolean;
}

class SchemaReader {
  readonly declarations: Declarations;
  readonly remarks: Remark[] = [];
  readonly #root: DocumentValue;
  readonly #rootName: string;
  /** Pointer → the name that its declaration gets. */
  readonly #referenced = new Map<string, Type>();

  constructor(root: DocumentValue, { rootName }: Reading) {
    this.#root = root;
    this.#rootName = rootName;
    this.declarations = new Declarations(rootName);
  }

  read(schema: DocumentValue | undefined, place: Place): Type {
    if (schema?.kind === 'boolean' || !schema) return { kind: 'any' };
    if (schema.kind !== 'mapping') throw new InputError('invalid-schema', { field: 'input', params: { path: place.path } });
    if (place.depth > MAX_DEPTH) return this.#remark('nested-deeply', schema, place, '', { kind: 'any' });
    for (const keyword of NOT_READ) if (member(schema, keyword)) this.#remark('keyword-not-read', schema, place, keyword, undefined);
    const reference = textOf(schema, '$ref');
    if (reference !== undefined) return this.#reference(reference, schema, place);
    const alternatives = itemsOf(schema, 'oneOf') ?? itemsOf(schema, 'anyOf');
    if (alternatives) return this.#alternatives(alternatives, place);
    const parts = itemsOf(schema, 'allOf');
    if (parts) return this.#object(this.#merged(schema, parts), place);
    return this.#typed(schema, place);
  }

  #reference(reference: string, schema: MappingValue, place: Place): Type {
    const pointer = reference.startsWith('#') ? percentDecoded(reference).slice(1) : undefined;
    const target = pointer === undefined ? undefined : valueAt(this.#root, pointer);
    if (pointer === undefined || !target) return this.#remark('reference-not-read', schema, place, reference, { kind: 'any' });
    const known = this.#referenced.get(pointer);
    if (known) return known;
    const name = pointer === '' ? this.#rootName : pascalCase(pointer.slice(pointer.lastIndexOf('/') + 1));
    const isObject = target.kind === 'mapping' && member(target, 'properties') !== undefined;
    if (!isObject) {
      // A cycle without an object in it has no name.
      this.#referenced.set(pointer, { kind: 'any' });
      const type = this.read(target, { ...place, names: [name], depth: place.depth + 1, isRoot: false });
      this.#referenced.set(pointer, type);
      return type;
    }
    const unique = pointer === '' ? name : this.declarations.unique([name]);
    const type: Type = { kind: 'named', name: unique };
    this.#referenced.set(pointer, type);
    if (pointer !== '') this.#object(target, { path: `#${pointer}`, names: [unique], depth: place.depth + 1, isRoot: true });
    return type;
  }

  #alternatives(schemas: readonly DocumentValue[], place: Place): Type {
    const types = schemas.map((each, index) =>
      this.read(each, { ...place, names: place.names.map((name) => `${name}${index + 1}`), depth: place.depth + 1, isRoot: false }),
    );
    const options = [...new Map(types.filter(({ kind }) => kind !== 'null').map((type) => [JSON.stringify(type), type])).values()];
    return options.some(({ kind }) => kind === 'any')
      ? { kind: 'any' }
      : unionOf(options, types.length > options.length && types.some(({ kind }) => kind === 'null'));
  }

  /** Joins the properties of all parts of an `allOf`. */
  #merged(schema: MappingValue, parts: readonly DocumentValue[]): MappingValue {
    const resolved = parts.map((part) => {
      const reference = part.kind === 'mapping' ? textOf(part, '$ref') : undefined;
      return reference?.startsWith('#') ? valueAt(this.#root, reference.slice(1)) : part;
    });
    const all = [schema, ...resolved].filter((part) => part?.kind === 'mapping');
    const joined = (keyword: string) =>
      all.flatMap((part) => {
        const value = member(part, keyword);
        return value?.kind === 'mapping' ? value.members : [];
      });
    const required = all.flatMap((part) => itemsOf(part, 'required') ?? []);
    const at = schema.at;
    return {
      kind: 'mapping',
      at,
      members: [
        { name: 'properties', at, value: { kind: 'mapping', at, members: joined('properties') } },
        { name: 'required', at, value: { kind: 'sequence', at, items: required } },
      ],
    };
  }

  #typed(schema: MappingValue, place: Place): Type {
    const values = itemsOf(schema, 'enum') ?? (member(schema, 'const') ? [member(schema, 'const')].filter((value) => value !== undefined) : undefined);
    if (values) return this.#enumeration(values, place);
    const declared = member(schema, 'type');
    const names =
      declared?.kind === 'sequence'
        ? declared.items.flatMap((item) => (item.kind === 'string' ? [item.text] : []))
        : [textOf(schema, 'type') ?? guessedType(schema)];
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
        return { kind: 'array', items: this.read(member(schema, 'items'), { path: `${place.path}/items`, names, depth: place.depth + 1, isRoot: false }) };
      }
      case 'string':
        return textOf(schema, 'format') === 'date-time' ? { kind: 'string', format: 'date-time' } : { kind: 'string' };
      case 'integer':
        return { kind: 'integer', size: 'int64' };
      case 'number':
      case 'boolean':
        return { kind: name };
      default:
        return { kind: 'any' };
    }
  }

  #enumeration(values: readonly DocumentValue[], place: Place): Type {
    const texts = values.flatMap((value) => (value.kind === 'string' ? [value.text] : []));
    const hasNull = values.some(({ kind }) => kind === 'null');
    if (texts.length + Number(hasNull) === values.length && texts.length > 0) return unionOf([this.declarations.enumeration(texts, place.names)], hasNull);
    const kinds = new Set(values.map(({ kind }) => kind));
    if (kinds.size === 1 && kinds.has('integer')) return { kind: 'integer', size: 'int64' };
    return kinds.size === 1 && kinds.has('boolean') ? { kind: 'boolean' } : { kind: 'any' };
  }

  #object(schema: MappingValue, place: Place): Type {
    const properties = member(schema, 'properties');
    const members = properties?.kind === 'mapping' ? properties.members : [];
    if (members.length === 0) {
      const values = member(schema, 'additionalProperties');
      const names = place.names.map((name) => `${name}Value`);
      return { kind: 'map', values: this.read(values?.kind === 'mapping' ? values : undefined, { ...place, names, depth: place.depth + 1, isRoot: false }) };
    }
    const required = new Set((itemsOf(schema, 'required') ?? []).flatMap((item) => (item.kind === 'string' ? [item.text] : [])));
    const [parent = ''] = place.names;
    const fields = members.map(({ name: key, value }): Field => {
      const names = [pascalCase(key), parent + pascalCase(key)];
      const type = this.read(value, { path: `${place.path}/properties/${key}`, names, depth: place.depth + 1, isRoot: false });
      const description = value.kind === 'mapping' ? oneLine(textOf(value, 'description')) : undefined;
      return { key, type, optional: !required.has(key), ...(description !== undefined && { description }) };
    });
    return this.declarations.object(fields, place.names, place.isRoot, oneLine(textOf(schema, 'description')));
  }

  #remark<Result>(code: Remark['code'], { at }: DocumentValue, { path }: Place, detail: string, result: Result): Result {
    this.remarks.push({ code, path, at, detail });
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

const guessedType = (schema: MappingValue): string => (member(schema, 'properties') ? 'object' : member(schema, 'items') ? 'array' : 'any');

const MAX_COMMENT = 200;

/** A description as a comment of one line, which it cannot end. */
const oneLine = (text: string | undefined): string | undefined => {
  const line = text?.replaceAll(/\s+/gu, ' ').replaceAll('*/', '* /').replaceAll(/"{3}/gu, "'''").trim().slice(0, MAX_COMMENT);
  return line === '' ? undefined : line;
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
