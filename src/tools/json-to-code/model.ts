import type { WarningCode } from './languages.ts';

/** A type of values, independent of a language. `named` refers to a declaration. */
export type Type =
  | { readonly kind: 'any' | 'null' | 'boolean' | 'number' }
  | { readonly kind: 'string'; readonly format?: 'date-time' }
  /** `size`: the smallest of these that has room for all values. */
  | { readonly kind: 'integer'; readonly size: 'int64' | 'uint64' | 'big' }
  | { readonly kind: 'array'; readonly items: Type }
  | { readonly kind: 'map'; readonly values: Type }
  | { readonly kind: 'nullable'; readonly of: Type }
  | { readonly kind: 'union'; readonly options: readonly Type[] }
  | { readonly kind: 'named'; readonly name: string };

export interface Field {
  readonly key: string;
  readonly type: Type;
  readonly optional: boolean;
  /** From a schema: one line. */
  readonly description?: string;
}

export type Declaration =
  | { readonly kind: 'object'; readonly name: string; readonly fields: readonly Field[]; readonly description?: string }
  | { readonly kind: 'enum'; readonly name: string; readonly values: readonly string[] };

export interface Model {
  readonly rootName: string;
  readonly root: Type;
  /** Each after those that it refers to, apart from cycles. The root is the last one, if it is an object. */
  readonly declarations: readonly Declaration[];
}

/** A place in the input that the code does not represent exactly. */
export interface Remark {
  readonly code: WarningCode;
  readonly path: string;
  readonly at: number;
  readonly detail: string;
}

export interface Reading {
  readonly rootName: string;
  readonly enums: boolean;
  readonly maps: boolean;
}

/** Names of types and words of the languages, in lowercase, that a declaration would hide or cannot have. */
const RESERVED: ReadonlySet<string> = new Set(
  'abstract and any array as bigint biginteger bool boolean box break case catch char class clone codable const continue data date datetime datetimeoffset decimal declare default dict dictionary die do double echo else empty enum err error exit extends false field final finally float fn for foreach from function global goto hashmap if implements import include int integer interface iterator jsonelement jsonnode jsonproperty jsonvalue jtoken list literal long map match mixed module namespace never new none null number object ok option optional or package parent print private property protected protocol public readonly record ref require result return self set short some static str string struct super switch symbol this throw trait true try type typeddict uint unit unknown unset use value var vec void while yield'.split(
    ' ',
  ),
);

/** Whether a declaration cannot have a name in some language. */
export const isReserved = (name: string): boolean => RESERVED.has(name.toLowerCase());

/** Collects declarations under unique names. Equal declarations are one. */
export class Declarations {
  readonly list: Declaration[] = [];
  readonly #taken: Set<string>;
  /** Fields or values, as JSON → name. */
  readonly #known = new Map<string, string>();

  constructor(reserved: string) {
    this.#taken = new Set([reserved.toLowerCase()]);
  }

  /** Returns the name of an object with these fields; the root keeps its own name. */
  object(fields: readonly Field[], names: readonly string[], isRoot: boolean, description?: string): Type {
    const signature = JSON.stringify(fields);
    const known = isRoot ? undefined : this.#known.get(signature);
    const name = known ?? (isRoot ? (names[0] ?? '') : this.unique(names));
    if (known === undefined) {
      this.#known.set(signature, name);
      this.list.push({ kind: 'object', name, fields, ...(description !== undefined && { description }) });
    }
    return { kind: 'named', name };
  }

  enumeration(values: readonly string[], names: readonly string[]): Type {
    const signature = JSON.stringify([values]);
    const known = this.#known.get(signature);
    const name = known ?? this.unique(names);
    if (known === undefined) {
      this.#known.set(signature, name);
      this.list.push({ kind: 'enum', name, values });
    }
    return { kind: 'named', name };
  }

  /** Returns the first free name, or the last one with a number. Names that differ only in case are the same file in Java. */
  unique(names: readonly string[]): string {
    const last = names.at(-1) ?? 'Type';
    let name = names.find((each) => !this.#taken.has(each.toLowerCase()) && !isReserved(each)) ?? '';
    for (let number = 2; name === ''; number++) if (!this.#taken.has(`${last}${number}`.toLowerCase())) name = `${last}${number}`;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

/** Writes a type that several kinds of values have. */
export function unionOf(options: readonly Type[], hasNull: boolean): Type {
  const [only, ...others] = options;
  if (!only) return { kind: hasNull ? 'null' : 'any' };
  const type: Type = others.length === 0 ? only : { kind: 'union', options };
  return hasNull && type.kind !== 'any' ? { kind: 'nullable', of: type } : type;
}

export const isDateTime = (text: string): boolean =>
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u.test(text);
