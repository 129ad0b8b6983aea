import type { RunContext } from '../../contract/operations.ts';
import type { Work } from '../work/slices.ts';
import { runInSlices, share } from '../work/slices.ts';
import type { DocumentValue } from './value.ts';
import type { Warning, WarningCode } from '../warnings/warnings.ts';
import { Warnings } from '../warnings/warnings.ts';

/** Values that not every format supports; a document's type states which ones the document may contain. */
export type Special = 'date-time' | 'non-finite';

/** A text being read, with the warnings of its readers and writers. */
export class Source {
  readonly text: string;
  /** The input field of errors. */
  readonly field: string;
  readonly warnings: Warnings;

  constructor(text: string, field: string) {
    this.text = text;
    this.field = field;
    this.warnings = new Warnings(text);
  }
}

/** The result of a reader, for any writer. `Code` is every warning that the reader may add. */
export interface Document<Code extends WarningCode = WarningCode, Has extends Special = Special> {
  /** Empty for a text of whitespace; one; several for JSON Lines, and for YAML if requested. */
  readonly roots: readonly DocumentValue[];
  /** Number of documents in the text. */
  readonly count: number;
  readonly source: Source;
  /** Never set: these only carry the types. */
  readonly code?: Code;
  readonly has?: Has;
}

/** The result of a converter. */
export interface Written<Code extends WarningCode> {
  readonly output: string;
  readonly warnings: readonly Warning<Code>[];
}

const HALF = 0.5;

/** Runs a reader as the first half of a conversion's progress. */
export const runReading = <Result>(work: Work<Result>, context: RunContext): Promise<Result> => runInSlices(share(work, 0, HALF), context);

/** Runs a writer as the second half of a conversion's progress. */
export async function runWriting<Code extends WarningCode>(work: Work<string>, { warnings }: Source, context: RunContext): Promise<Written<Code>> {
  const output = await runInSlices(share(work, HALF, 1), context);
  return { output, warnings: warnings.listOf<Code>() };
}
