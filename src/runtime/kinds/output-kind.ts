import type { OutputField, OutputKind, OutputValueOf } from '../../contract/fields.ts';
import type { WireOf } from '../../contract/vectors.ts';
import type { Words } from '../words.ts';

type Fields = { readonly [Kind in OutputKind]: Extract<OutputField, { kind: Kind }> };

/** An output field of a kind. Written so that the compiler knows that a field and the module of its kind belong together. */
export type OutputFieldOf<Kind extends OutputKind = OutputKind> = { [K in Kind]: { readonly kind: K } & Fields[K] }[Kind];

/** What `run` gives for an output of a kind: files and images may be null. */
export type OutputValue<Kind extends OutputKind = OutputKind> = OutputValueOf<OutputFieldOf<Kind>>;

/** Where an output stands, for the words about it. */
export interface Place<Kind extends OutputKind = OutputKind> {
  readonly words: Words;
  readonly operation: string;
  readonly name: string;
  readonly field: OutputFieldOf<Kind>;
}

/**
 * What programs and the command line make of a kind of output. How a page shows it is in `page/outputs`; the empty values
 * stand in `empty-values.ts`, because every page loads them and none loads this.
 */
export interface OutputKindModule<Kind extends OutputKind = OutputKind> {
  /** The value as JSON carries it. */
  readonly toWire: (value: OutputValue<Kind>) => WireOf<OutputFieldOf<Kind>>;
  /** The value as people and pipes want it: lines of text, tabs between cells, a file's bytes. */
  readonly print: (value: OutputValue<Kind>, place: Place<Kind>) => string | Uint8Array;
  /** What is worth a line beside another result, in words: notes and warnings. */
  readonly notes?: (value: OutputValue<Kind>, place: Place<Kind>) => readonly string[];
}
