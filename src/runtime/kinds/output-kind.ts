import type { OutputField, OutputKind, OutputValueOf } from '../../contract/fields.ts';
import type { FileValue } from '../../contract/values.ts';
import type { WireOf } from '../../contract/vectors.ts';
import type { Words } from '../words.ts';

type Fields = { readonly [Kind in OutputKind]: Extract<OutputField, { kind: Kind }> };

/** An output field of a kind. This form lets the compiler relate a field to the module of its kind. */
export type OutputFieldOf<Kind extends OutputKind = OutputKind> = { [K in Kind]: { readonly kind: K } & Fields[K] }[Kind];

/** The value that `run` returns for an output of a kind; null for a missing file or image. */
export type OutputValue<Kind extends OutputKind = OutputKind> = OutputValueOf<OutputFieldOf<Kind>>;

/** The position of an output in its tool, to look up its strings. */
export interface Place<Kind extends OutputKind = OutputKind> {
  readonly words: Words;
  readonly operation: string;
  readonly name: string;
  readonly field: OutputFieldOf<Kind>;
}

/**
 * All that the program knows about a kind of output, except its view on a page, which is in `page/outputs`, and its empty
 * value, which is in `empty-values.ts`: every page loads the empty values, but none loads this.
 */
export interface OutputKindModule<Kind extends OutputKind = OutputKind> {
  /** Converts the value to wire form. */
  readonly toWire: (value: OutputValue<Kind>) => WireOf<OutputFieldOf<Kind>>;
  /** Formats the value for terminals and pipes: lines of text, tabs between cells, a file's bytes. */
  readonly print: (value: OutputValue<Kind>, place: Place<Kind>) => string | Uint8Array;
  /** The value for another operation: the same in every language, with codes as they are, and the bytes of a file that is not text. */
  readonly carry: (value: OutputValue<Kind>) => string | FileValue;
  /** The format of the text that `print` or `carry` returns, unless the field declares one. */
  readonly printedAs?: 'json' | 'svg';
  readonly carriedAs?: 'json';
  /** Formats the notes and warnings that the command line writes to stderr. */
  readonly notes?: (value: OutputValue<Kind>, place: Place<Kind>) => readonly string[];
}
