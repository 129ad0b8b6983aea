import type { Column } from './fields.ts';
import type { Position } from './errors.ts';
import type { JsonValue } from './values.ts';

/** A file as JSON carries it: in links' place, batch requests and vectors. */
export interface WireFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Stands in for an exact value where chance, or a long file, is involved. */
export type Matcher = { readonly $matches: string } | { readonly $startsWithBase64: string };

/** The whole text matches the expression (anchors are the caller's business). */
export const matches = (expression: RegExp): Matcher => ({ $matches: expression.source });
/** A file whose Base64 starts so. */
export const startsWithBase64 = (base64: string): Matcher => ({ $startsWithBase64: base64 });

type WireCell<C extends Column> = C extends 'number' ? number | null : C extends 'flag' ? boolean : string;

/** A field's value on the wire (ARCHITECTURE.md, "On the wire"). */
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

interface Fact<Input> {
  /** Where the fact comes from: a standard and section, another implementation, a published list. */
  readonly source: string;
  /** Only where input and outcome don't speak for themselves. */
  readonly name?: string;
  /** Fields left out have their defaults; a primary text left out is empty. */
  readonly input: Input;
  /** Shown to people on the page and in `--help`. */
  readonly example?: true;
}

/** A known fact about an operation: an input, and the outputs that are checked or the error. */
export type Vector<Input = Readonly<Record<string, unknown>>, Output = Readonly<Record<string, unknown>>> = Fact<Input> &
  ({ readonly output: Output } | { readonly error: string; readonly field?: string; readonly position?: Position });

export type VectorTable = Readonly<Record<string, readonly Vector[]>>;

type VectorsOf<Op> = Op extends { input: infer Input; output: infer Output }
  ? readonly Vector<{ readonly [K in keyof Input]?: WireOf<Input[K]> }, { readonly [K in keyof Output]?: WireOf<Output[K]> | Matcher }>[]
  : never;

/** A tool's table of facts, by operation. Every operation has some. */
export const vectors = <Declared>(table: { readonly [K in keyof Declared]: VectorsOf<Declared[K]> }): VectorTable => table;
