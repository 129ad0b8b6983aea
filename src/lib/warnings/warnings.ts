import { table } from '../../contract/fields.ts';
import { Locator } from '../text-position/locator.ts';

export const warningCodes = [
  'duplicate-key',
  'unknown-escape',
  'comment-dropped',
  'entity-not-read',
  'anchor-expanded',
  'null-omitted',
  'non-finite-replaced',
  'date-became-string',
  'key-converted',
  'integer-out-of-range',
  'yaml-1-1-difference',
  'tag-dropped',
  'bracket-not-indented',
  'template-placeholder',
  'name-replaced',
  'empty-array-dropped',
  'ragged-row',
  'quote-after-blank',
  'empty-line-skipped',
  'duplicate-column',
  'repaired',
  'json-in-string',
] as const;

export type WarningCode = (typeof warningCodes)[number];

export interface Warning<Code extends WarningCode = WarningCode> {
  readonly code: Code;
  /** JSON Pointer (RFC 6901). */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

/** Declares the field of a tool that can return these warnings; `own`: codes of the tool itself, which come first. */
export const warningTable = <const Code extends WarningCode, const Own extends string = never>(codes: readonly Code[], own: readonly Own[] = []) =>
  table({ code: { codes: [...own, ...codes] }, path: 'text', line: 'number', column: 'number', detail: 'text' });

/** Interface for readers and writers that add warnings: a `Warnings` with at least these codes. */
export type WarningSink<Code extends WarningCode> = Pick<Warnings<Code>, 'add'>;

/** The place and details of a warning. Path and detail are functions, because they are not needed once the list of warnings is full. */
export interface Trouble {
  readonly path: () => string;
  /** Offset in the source. */
  readonly at: number;
  readonly detail?: () => string;
}

// A hostile text can contain a million duplicate keys, each with a path of megabytes. These limits bound the list's memory.
const MAX_WARNINGS = 10_000;
const MAX_TEXT_UNITS = 2 ** 22;

export class Warnings<Code extends WarningCode = WarningCode> {
  readonly list: Warning<Code>[] = [];
  readonly #locator: Locator;
  #textUnits = 0;

  constructor(source: string) {
    this.#locator = new Locator(source);
  }

  add(code: Code, { path, at, detail = () => '' }: Trouble): void {
    if (this.list.length >= MAX_WARNINGS || this.#textUnits > MAX_TEXT_UNITS) return;
    const warning = { code, path: path(), ...this.#locator.locate(at), detail: detail() };
    this.#textUnits += warning.path.length + warning.detail.length;
    this.list.push(warning);
  }

  /** Adds one warning for all comments that a reader did not keep. */
  addDroppedComments(this: Warnings<Code | 'comment-dropped'>, { count, firstAt }: { readonly count: number; readonly firstAt: number }): void {
    if (count > 0) this.add('comment-dropped', { path: () => '', at: firstAt, detail: () => String(count) });
  }

  /** Returns the list, typed by the codes that the caller knows can be in it. */
  listOf<Known extends Code>(): readonly Warning<Known>[] {
    const list: readonly Warning<Code>[] = this.list;
    return list as readonly Warning<Known>[];
  }
}
