import { valueTypeOf, valueTypes } from '../../lib/document/shape.ts';
import { formatPointer } from '../../lib/document/path.ts';
import type { Path } from '../../lib/document/path.ts';
import { survivesDouble } from '../../lib/document/doubles.ts';
import type { DocumentValue, MappingValue, NumberValue } from '../../lib/document/value.ts';
import type { Field, Model, Reading, Remark, Type } from './model.ts';
import { Declarations, integerSize, isDateTime, isUnsafe, modelOf, unionOf } from './model.ts';
import { pascalCase, singular } from './names.ts';

const MAX_DEPTH = 100;
const MAX_ENUM_VALUES = 12;
const MIN_MAP_KEYS = 3;
// Numbers, UUIDs, dates and hashes: data, not names.
const DATA_KEY = /^(?:-?\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d{2}-\d{2}.*|[\da-f]{16,})$/iu;

/** Infers a model from samples of the same type. */
export function inferModel(samples: readonly DocumentValue[], reading: Reading): { readonly model: Model; readonly remarks: readonly Remark[] } {
  const inference = new Inference(reading);
  const root = inference.infer(samples, { path: [], names: [reading.rootName], isRoot: true });
  return { model: modelOf(root, reading.rootName, inference.declarations), remarks: inference.remarks };
}

interface Place {
  readonly path: Path;
  /** Names for a declaration, the best first. */
  readonly names: readonly string[];
  readonly isRoot: boolean;
}

class Inference {
  readonly declarations: Declarations;
  readonly remarks: Remark[] = [];
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.declarations = new Declarations(reading);
  }

  infer(values: readonly DocumentValue[], place: Place): Type {
    const [first] = values;
    if (!first) return { kind: 'any' };
    if (place.path.length > MAX_DEPTH) return this.#any('nested-deeply', first, place, '');
    const options: Type[] = [];
    const texts = values.flatMap((value) => (value.kind === 'string' || value.kind === 'date-time' ? [value.text] : []));
    if (texts.length > 0) options.push(this.#string(texts, place));
    const numbers = values.filter((value): value is NumberValue => value.kind === 'integer' || value.kind === 'decimal');
    if (numbers.length > 0) options.push(this.#number(numbers, place));
    else if (values.some(({ kind }) => kind === 'non-finite')) options.push({ kind: 'number' });
    if (values.some(({ kind }) => kind === 'boolean')) options.push({ kind: 'boolean' });
    const items = values.flatMap((value) => (value.kind === 'sequence' ? [value.items] : []));
    if (items.length > 0) options.push(this.#array(items.flat(), first, place));
    const mappings = values.filter((value) => value.kind === 'mapping');
    if (mappings.length > 0) options.push(this.#mapping(mappings, place));
    const hasNull = values.some(({ kind }) => kind === 'null');
    if (options.length === 0) return this.#remark('only-null', first, place, '', { kind: 'null' });
    const type = unionOf(options, hasNull);
    return options.length > 1 ? this.#remark('mixed-types', first, place, kindsOf(values), type) : type;
  }

  #string(texts: readonly string[], { names }: Place): Type {
    if (texts.every(isDateTime)) return { kind: 'string', format: 'date-time' };
    const values = [...new Set(texts)];
    const isEnum =
      this.#reading.enums &&
      values.length <= MAX_ENUM_VALUES &&
      texts.length >= 2 * values.length &&
      values.every((text) => /^[\p{L}_][\w .:/-]{0,40}$/u.test(text));
    return isEnum ? this.declarations.enumeration(values.toSorted(), names) : { kind: 'string' };
  }

  #number(numbers: readonly NumberValue[], place: Place): Type {
    if (numbers.some(({ kind }) => kind === 'decimal')) {
      const rounded = numbers.find(({ token }) => !survivesDouble(token));
      return rounded ? this.#remark('rounded-number', rounded, place, rounded.token, { kind: 'number' }) : { kind: 'number' };
    }
    let [least, greatest] = [0n, 0n];
    let widest = numbers[0];
    for (const number of numbers) {
      const value = BigInt(number.token);
      if (value < least || value > greatest) widest = number;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    const size = integerSize(least, greatest);
    if (widest && isUnsafe(least, greatest)) this.#remark('unsafe-integer', widest, place, widest.token, undefined);
    if (widest && size === 'big') this.#remark('large-integer', widest, place, widest.token, undefined);
    return { kind: 'integer', size };
  }

  #array(items: readonly DocumentValue[], first: DocumentValue, place: Place): Type {
    if (items.length === 0) return this.#remark('empty-array', first, place, '', { kind: 'array', items: { kind: 'any' } });
    const [name = ''] = place.names;
    const names = place.isRoot ? [`${name}Item`] : place.names.map((each) => pascalCase(singular(each)));
    return { kind: 'array', items: this.infer(items, { path: [...place.path, 0], names, isRoot: false }) };
  }

  #mapping(mappings: readonly MappingValue[], place: Place): Type {
    const byKey = new Map<string, DocumentValue[]>();
    for (const { members } of mappings) {
      for (const { name, value } of members) {
        const known = byKey.get(name);
        if (known) known.push(value);
        else byKey.set(name, [value]);
      }
    }
    if (this.#reading.maps && byKey.size >= MIN_MAP_KEYS && [...byKey.keys()].every((key) => DATA_KEY.test(key))) {
      const names = place.names.map((name) => (place.isRoot ? `${name}Value` : pascalCase(singular(name))));
      return { kind: 'map', values: this.infer([...byKey.values()].flat(), { path: [...place.path, '*'], names, isRoot: false }) };
    }
    const [parent = ''] = place.names;
    const fields = [...byKey].map(([key, values]): Field => {
      const names = [pascalCase(key), parent + pascalCase(key)];
      return { key, type: this.infer(values, { path: [...place.path, key], names, isRoot: false }), optional: values.length < mappings.length };
    });
    return this.declarations.object(fields, place.names, place.isRoot);
  }

  #any(code: Remark['code'], value: DocumentValue, place: Place, detail: string): Type {
    return this.#remark(code, value, place, detail, { kind: 'any' });
  }

  #remark<Result>(code: Remark['code'], { at }: DocumentValue, { path }: Place, detail: string, result: Result): Result {
    this.remarks.push({ code, path: formatPointer(path), at, detail });
    return result;
  }
}

/** The types of values, in the terms of JSON. */
function kindsOf(values: readonly DocumentValue[]): string {
  const types = new Set(values.map(valueTypeOf));
  return valueTypes.filter((type) => type !== 'null' && types.has(type)).join(', ');
}
