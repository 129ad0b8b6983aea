import type { RunContext } from '../../contract/operations.ts';
import type { Work } from '../work/slices.ts';
import { runInSlices, share } from '../work/slices.ts';
import type { DocumentValue } from './value.ts';
import type { Warning, WarningCode } from '../warnings/warnings.ts';
import { Warnings } from '../warnings/warnings.ts';

/** What not every format can hold; a document's type says which of it the document may have. */
export type Special = 'date-time' | 'non-finite';

/** A text that was read, with what readers and writers have to say about it. */
export class Source {
  readonly text: string;
  /** The input field that errors blame. */
  readonly field: string;
  readonly warnings: Warnings;

  constructor(text: string, field: string) {
    this.text = text;
    this.field = field;
    this.warnings = new Warnings(text);
  }
}

/** What a reader made of a text, for any writer. `Code` is every warning that it may have given. */
export interface Document<Code extends WarningCode = WarningCode, Has extends Special = Special> {
  /** None for a text of white space; one; several for JSON Lines, and for YAML where that is asked for. */
  readonly roots: readonly DocumentValue[];
  /** How many documents the text had. */
  readonly count: number;
  readonly source: Source;
  /** Never set: they hold the types. */
  readonly code?: Code;
  readonly has?: Has;
}

/** What a converter answers with. */
export interface Written<Code extends WarningCode> {
  readonly output: string;
  readonly warnings: readonly Warning<Code>[];
}

const HALF = 0.5;

/** Reads a text: the first half of a conversion's progress. */
export const runReading = <Result>(work: Work<Result>, context: RunContext): Promise<Result> => runInSlices(share(work, 0, HALF), context);

/** Writes a document: the second half of a conversion's progress. */
export async function runWriting<Code extends WarningCode>(work: Work<string>, { warnings }: Source, context: RunContext): Promise<Written<Code>> {
  const output = await runInSlices(share(work, HALF, 1), context);
  return { output, warnings: warnings.listOf<Code>() };
}
