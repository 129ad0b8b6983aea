import type { DialectOptions, FormatOptionsWithLanguage } from 'sql-formatter';
import type { RunContext } from '../../contract/operations.ts';
import { pause } from '../../lib/pause/pause.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { ClientPart } from './client-lines.ts';
import { clientLines, isData } from './client-lines.ts';
import type { Dialect } from '../../lib/sql/dialects.ts';
import { dialects } from '../../lib/sql/dialects.ts';
import type { SqlProblem } from './problems.ts';
import { sqlError } from './problems.ts';
import { lexicons } from './lexicon.ts';
import { loadDialect } from './load-dialect.ts';
import type { LetterCase, LetterCases } from './realign.ts';
import { realign } from './realign.ts';
import type { Vocabulary } from './reserved-words.ts';
import { vocabularyOf } from './reserved-words.ts';
import type { Batch } from './statements.ts';
import { Scanner } from './scan.ts';
import { StatementReader } from './statements.ts';

export interface SqlLayout {
  readonly dialect: Dialect;
  readonly keywordCase: LetterCase;
  readonly dataTypeCase: LetterCase;
  readonly functionCase: LetterCase;
  readonly identifierCase: LetterCase;
  readonly indentStyle: 'standard' | 'tabular-left' | 'tabular-right';
  readonly indent: number;
  readonly indentWith: 'space' | 'tab';
  readonly logicalOperatorNewline: 'before' | 'after';
  readonly expressionWidth: number;
  readonly linesBetweenQueries: number;
  readonly denseOperators: boolean;
  readonly newlineBeforeSemicolon: boolean;
  readonly templatePlaceholders: boolean;
}

/** Warnings about the layout. */
interface Notice {
  readonly code: 'repaired' | 'kept-as-written';
  readonly at: number;
  /** The operator that was rejoined. */
  readonly detail: string;
}

interface FormattedSql {
  readonly output: string;
  readonly warnings: readonly (Omit<Notice, 'at'> & { readonly path: string; readonly line: number; readonly column: number })[];
}

/**
 * Formats SQL, changing only whitespace and the chosen letter cases.
 * @throws InputError `invalid-sql`, with line, column and the dialects in which the text is valid
 */
export async function formatSql(text: string, field: string, layout: SqlLayout, context: RunContext): Promise<FormattedSql> {
  const formatter = await loadFormatter(layout);
  const notices: Notice[] = [];
  const output = new Output(layout);
  const reader = formatter.read(text);
  for (let step = formatter.formatNext(reader); step; step = formatter.formatNext(reader)) {
    if (!step.ok) throw sqlError(text, field, step.problem, await dialectsFor(text, step, layout, context));
    output.add(step);
    for (const notice of step.notices) if (notices.length < MAX_NOTICES) notices.push(notice);
    context.progress(step.end, text.length);
    await pause(context.signal);
  }
  const locator = new Locator(text);
  const warnings = notices.map(({ code, at, detail }) => ({ code, path: '', ...locator.locate(at), detail }));
  return { output: output.text, warnings };
}

/** Joins statements and client lines with the lines between them. */
class Output {
  readonly #gap: string;
  readonly #pieces: string[] = [];
  #before: Laid | undefined;

  constructor({ linesBetweenQueries }: SqlLayout) {
    this.#gap = '\n'.repeat(linesBetweenQueries + 1);
  }

  add(laid: Laid): void {
    if (this.#before) this.#pieces.push(this.#between(this.#before, laid));
    this.#pieces.push(laid.text);
    this.#before = laid;
  }

  #between(before: Laid, { part }: Laid): string {
    if (part === 'ending' || isData(part)) return '\n';
    // Only a blank line ends inserted data.
    if (before.part === 'inserted-data') return this.#gap === '\n' ? '\n\n' : this.#gap;
    return before.part && (part || !this.#isEnd(before)) ? '\n' : this.#gap;
  }

  /** Whether a blank line precedes the next part: the library treats GO as a line between batches. */
  #isEnd({ part, text }: Laid): boolean {
    return part !== 'command' && !/^GO\b/iu.test(text);
  }

  get text(): string {
    return this.#pieces.join('');
  }
}

interface Laid {
  readonly text: string;
  /** The type of a part that is not SQL. */
  readonly part?: ClientPart;
}

const MAX_NOTICES = 1000;

type Step =
  | ({ readonly ok: true; readonly end: number; readonly notices: readonly Notice[] } & Laid)
  | { readonly ok: false; readonly problem: SqlProblem /** The statements with the error. */; readonly statements: string };

// Maximum attempts for a layout that keeps changing.
const MAX_ROUNDS = 6;

/** A layout in one dialect. */
class Formatter {
  readonly #format: typeof import('sql-formatter').formatDialect;
  readonly #dialect: DialectOptions;
  readonly #layout: SqlLayout;
  readonly #vocabulary: Vocabulary;
  readonly #cases: LetterCases;

  constructor(format: typeof import('sql-formatter').formatDialect, dialect: DialectOptions, layout: SqlLayout) {
    this.#format = format;
    this.#dialect = dialect;
    this.#layout = layout;
    this.#vocabulary = vocabularyOf(dialect);
    this.#cases = letterCases(layout, dialect);
  }

  read(text: string): StatementReader {
    return this.#reader(text, true);
  }

  #reader(text: string, hasClientLines: boolean): StatementReader {
    return new StatementReader(text, this.#layout.dialect, { placeholders: this.#layout.templatePlaceholders, hasClientLines });
  }

  /** Formats the next statements until the result is stable. */
  formatNext(reader: StatementReader): Step | undefined {
    const first = this.formatOnce(reader);
    if (!first?.ok || first.part || first.notices[0]?.code === 'kept-as-written') return first;
    const seen = [first.text];
    for (;;) {
      const again = this.#formatAll(seen.at(-1) ?? '');
      // If the library cannot parse its own output, the previous layout was right.
      if (again === undefined || again === seen.at(-1)) return { ...first, text: seen.at(-1) ?? '' };
      const cycle = seen.indexOf(again);
      // Layouts that alternate: always pick the same one.
      if (cycle >= 0) return { ...first, text: seen.slice(cycle).toSorted()[0] ?? again };
      if (seen.push(again) > MAX_ROUNDS) return { ...first, text: again };
    }
  }

  #formatAll(text: string): string | undefined {
    const outputs: string[] = [];
    const reader = this.#reader(text, false);
    for (let step = this.formatOnce(reader); step; step = this.formatOnce(reader)) {
      if (!step.ok) return undefined;
      outputs.push(step.text);
    }
    return outputs.join('\n'.repeat(this.#layout.linesBetweenQueries + 1));
  }

  formatOnce(reader: StatementReader): Step | undefined {
    const batch = reader.next(this.#vocabulary);
    if (!batch) return undefined;
    if ('found' in batch) return { ok: false, problem: batch, statements: '' };
    if ('line' in batch) return { ok: true, text: batch.line, part: batch.part, end: batch.end, notices: [] };
    if (batch.isTooLong) return keptAsWritten(batch);
    if (batch.isWideOpen) return { ok: false, problem: unexpectedEnd(batch), statements: '' };
    const statements = batch.parts.map(({ text, isGlued }) => (isGlued ? text : ` ${text}`)).join('');
    const laidOut = this.#layOut(batch);
    if (!laidOut.ok) return { ok: false, problem: laidOut.problem, statements };
    const realigned = realign(batch.parts, laidOut.text, this.#cases);
    if (!realigned.ok) return { ok: false, problem: { found: 'changed', at: batch.starts[realigned.index] ?? 0 }, statements };
    if (this.#hasClientLine(realigned.text)) return { ok: false, problem: { found: 'changed', at: batch.starts[0] ?? 0 }, statements };
    const notices = realigned.rejoined.map(({ operator, index }): Notice => ({ code: 'repaired', at: batch.starts[index] ?? 0, detail: operator }));
    return { ok: true, text: realigned.text, end: batch.end, notices };
  }

  /** A word on a separate line, such as a column called GO, would end the batch. */
  #hasClientLine(text: string): boolean {
    const lines = clientLines[this.#layout.dialect];
    if (!lines?.ending || !/^[ \t]*(?:go\b|\/[ \t]*$)/imu.test(text)) return false;
    const scanner = new Scanner(text, lexicons[this.#layout.dialect], { placeholders: this.#layout.templatePlaceholders, clientLines: lines });
    for (let token = scanner.next(); token; token = scanner.next()) if (token.part === 'ending') return true;
    return false;
  }

  #layOut(batch: Batch): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: SqlProblem } {
    try {
      return { ok: true, text: this.#format(batch.shown, { dialect: this.#dialect, ...libraryOptions(this.#layout) }) };
    } catch (error) {
      return { ok: false, problem: problemOf(error, batch) };
    }
  }
}

async function loadFormatter(layout: SqlLayout): Promise<Formatter> {
  const [{ formatDialect }, dialect] = await Promise.all([import('./library/format-dialect.ts'), loadDialect(layout.dialect)]);
  return new Formatter(formatDialect, dialect, layout);
}

function keptAsWritten({ written, starts, end }: Batch): Step {
  return { ok: true, text: written.trim(), end, notices: [{ code: 'kept-as-written', at: starts[0] ?? 0, detail: '' }] };
}

function letterCases({ keywordCase, dataTypeCase, functionCase, identifierCase }: SqlLayout, { tokenizerOptions }: DialectOptions): LetterCases {
  return {
    keywordCase,
    dataTypeCase,
    functionCase,
    identifierCase,
    dataTypes: new Set(tokenizerOptions.reservedDataTypes),
    keepsAll: [keywordCase, dataTypeCase, functionCase, identifierCase].every((letterCase) => letterCase === 'keep'),
  };
}

const libraryCase = (letterCase: LetterCase): 'upper' | 'lower' | 'preserve' => (letterCase === 'keep' ? 'preserve' : letterCase);
const INDENT_STYLES = { standard: 'standard', 'tabular-left': 'tabularLeft', 'tabular-right': 'tabularRight' } as const;

const libraryOptions = (layout: SqlLayout): Omit<FormatOptionsWithLanguage, 'language'> => ({
  keywordCase: libraryCase(layout.keywordCase),
  dataTypeCase: libraryCase(layout.dataTypeCase),
  functionCase: libraryCase(layout.functionCase),
  identifierCase: libraryCase(layout.identifierCase),
  indentStyle: INDENT_STYLES[layout.indentStyle],
  tabWidth: layout.indent,
  useTabs: layout.indentWith === 'tab' && layout.indent > 0,
  logicalOperatorNewline: layout.logicalOperatorNewline,
  expressionWidth: layout.expressionWidth,
  linesBetweenQueries: layout.linesBetweenQueries,
  denseOperators: layout.denseOperators,
  newlineBeforeSemicolon: layout.newlineBeforeSemicolon,
});

// --- Errors

// The library's errors are sentences that contain a position.
const PLACE = /at line (\d+) column (\d+)/u;

function problemOf(error: unknown, batch: Batch): SqlProblem {
  if (error instanceof RangeError) return { found: 'depth', at: batch.starts[0] ?? 0 };
  if (!(error instanceof Error) || !error.message.startsWith('Parse error')) throw error;
  const [, line, column] = PLACE.exec(error.message) ?? [];
  if (line === undefined) return unexpectedEnd(batch);
  const index = partAt(batch, offsetOf(batch.shown, Number(line), Number(column)));
  if (index >= batch.parts.length) return unexpectedEnd(batch);
  return { found: 'text', at: batch.starts[index] ?? 0, text: batch.parts[index]?.text ?? '' };
}

/** Describes an unexpected end of input: an unclosed bracket, if there is one. */
function unexpectedEnd({ parts, starts, end }: Batch): SqlProblem {
  const open: number[] = [];
  for (const [index, { kind }] of parts.entries()) {
    if (kind === 'open') open.push(index);
    else if (kind === 'close') open.pop();
  }
  const bracket = open.at(-1);
  if (bracket === undefined) return { found: 'end', at: end };
  return { found: 'bracket', at: starts[bracket] ?? 0, text: parts[bracket]?.text ?? '' };
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let count = 1; count < line; count++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Returns the index of the part at an offset, or the next one; the number of parts if there is none. */
function partAt({ parts, shownStarts }: Batch, offset: number): number {
  const index = shownStarts.findIndex((start, place) => start + (parts[place]?.shown.length ?? 0) > offset);
  return index < 0 ? parts.length : index;
}

// Nineteen dialects take a while, and a few statements are enough to distinguish them.
const MAX_TRIED_UNITS = 20_000;

/** Returns the other dialects in which the text is valid, or at least the statements with the error. */
async function dialectsFor(
  text: string,
  { statements, problem }: Extract<Step, { ok: false }>,
  layout: SqlLayout,
  context: RunContext,
): Promise<readonly Dialect[]> {
  const tried = text.length <= MAX_TRIED_UNITS ? text : statements;
  if (problem.found === 'depth' || tried === '' || tried.length > MAX_TRIED_UNITS) return [];
  const accepting: Dialect[] = [];
  for (const dialect of dialects) {
    if (dialect === layout.dialect) continue;
    const formatter = await loadFormatter({ ...layout, dialect });
    await pause(context.signal);
    const reader = formatter.read(tried);
    let step = formatter.formatOnce(reader);
    while (step?.ok) step = formatter.formatOnce(reader);
    if (!step) accepting.push(dialect);
  }
  return accepting;
}
