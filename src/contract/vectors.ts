import type { Column } from './fields.ts';
import type { Position } from './errors.ts';
import type { JsonValue } from './values.ts';

/** A number may also be given as a string, which the runner parses. */
type WireInputOf<F> = F extends { kind: 'integer' | 'number' } ? number | string : WireOf<F>;

/** A file in JSON, as in batch requests and vectors, with the content as Base64. */
export interface WireFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Replaces an exact value in a vector where the result is random or a long file. */
export type Matcher = { readonly $matches: string } | { readonly $startsWithBase64: string };

/** Expects a text that matches the expression. The expression needs anchors to cover the whole text. */
export const matches = (expression: RegExp): Matcher => ({ $matches: expression.source });
/** Expects a file whose content in Base64 starts with this text. */
export const startsWithBase64 = (base64: string): Matcher => ({ $startsWithBase64: base64 });

type WireCell<C extends Column> = C extends 'number'
  ? number | null
  : C extends 'optional-text'
    ? string | null
    : C extends 'flag'
      ? boolean
      : C extends { several: true }
        ? readonly string[]
        : string;

/** The type of a field's value in wire form (ARCHITECTURE.md, "On the wire"). */
export type WireOf<F> = F extends { kind: 'text' | 'color' | 'dateTime' }
  ? string
  : F extends { kind: 'integer' | 'number' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'choice' }
        ? string
        : F extends { kind: 'choices' | 'list' }
          ? readonly string[]
          : F extends { kind: 'file' }
            ? WireFile | null
            : F extends { kind: 'table'; columns: infer C extends Record<string, Column> }
              ? readonly { readonly [K in keyof C]: WireCell<C[K]> }[]
              : F extends { kind: 'record' }
                ? JsonValue
                : F extends { kind: 'image' }
                  ? string | WireFile | null
                  : never;

interface VectorBase<Input> {
  /** The origin of the vector: a standard and section, another implementation, or a published list. */
  readonly source: string;
  /** Name of the test, needed only where input and outcome do not speak for themselves. */
  readonly name?: string;
  /** Values in wire form. Missing fields have their defaults; a missing primary text is empty. */
  readonly input: Input;
  /** The page and `--help` show this vector as an example. */
  readonly example?: true;
}

/** A test vector of an operation: an input with either the expected outputs, not necessarily all, or the expected error. */
export type Vector<Input = Readonly<Record<string, unknown>>, Output = Readonly<Record<string, unknown>>> = VectorBase<Input> &
  ({ readonly output: Output } | { readonly error: string; readonly field?: string; readonly position?: Position });

export type VectorTable = Readonly<Record<string, readonly Vector[]>>;

type VectorsOf<Op> = Op extends { input: infer Input; output: infer Output }
  ? readonly Vector<{ readonly [K in keyof Input]?: WireInputOf<Input[K]> }, { readonly [K in keyof Output]?: WireOf<Output[K]> | Matcher }>[]
  : never;

/** A tool's vectors by operation. Every operation needs at least one. */
export const vectors = <Declared>(table: { readonly [K in keyof Declared]: VectorsOf<Declared[K]> }): VectorTable => table;
