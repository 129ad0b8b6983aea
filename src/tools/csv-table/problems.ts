import { Locator } from '../../lib/text-position/locator.ts';
import type { Problem, ProblemCode } from './codes.ts';

interface Place {
  readonly row: number | null;
  /** Offset in the input; undefined if there is none. */
  readonly at?: number;
  /** The line, if it is known already. */
  readonly line?: number;
  readonly column?: string;
  readonly detail?: string;
}

// Of a table in which every row is wrong, the first are enough.
const MAX_LISTED = 1000;
const MAX_DETAIL = 200;

/** Collects what is wrong in a table. */
export class Problems {
  readonly list: Problem[] = [];
  count = 0;
  readonly #locator: Locator;

  constructor(text: string) {
    this.#locator = new Locator(text);
  }

  add(code: ProblemCode, { row, at, line, column = '', detail = '' }: Place): void {
    this.count++;
    if (this.list.length >= MAX_LISTED) return;
    this.list.push({ code, row, column, line: line ?? (at === undefined ? null : this.#locator.locate(at).line), detail: detail.slice(0, MAX_DETAIL) });
  }
}
