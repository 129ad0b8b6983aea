import type { Note } from './codes.ts';
import { definesHidden, hasOneCurrency, isPercentage, isAmbiguousPercent, readSign } from './signs.ts';

/** One statement of the text. */
export interface Statement {
  /** As read by math.js: typographic symbols replaced, comments removed. */
  readonly code: string;
  /** For each unit of the code, and its end, the offset in the source. */
  readonly origins: readonly number[];
  /** Index in the source where the statement ends. */
  readonly end: number;
  /** Whether the value is shown: no semicolon ends the statement. */
  readonly isShown: boolean;
  /** Notes about its symbols. */
  readonly notes: readonly Note[];
  /** The index in the code of an ambiguous percent sign. */
  readonly ambiguousPercent?: number | undefined;
}

const OPENING = '([{';
const CLOSING = ')]}';
const LINE_END = /[\r\n]/u;
const PERCENT_OF = /%[ \t]+of(?![\p{L}\p{N}_])/uy;
// After a value, an apostrophe transposes; otherwise it starts a string.
const VALUE_END = /[\p{L}\p{N}_.)\]}'"!%][ \t]*$/u;
const OPERATOR_WORD_END = /(?<![\p{L}\p{N}_])(?:to|in|and|or|xor|not|mod)[ \t]*$/u;
const LOOKED_BACK = 40;

/**
 * Splits a text into statements at line breaks and semicolons, except within brackets. If a bracket is never closed, lines end statements anyway, so
 * that an error in one line does not affect all below. For `isExact`, numbers with an exponent become products, because math.js cannot read them as
 * fractions.
 */
export function readStatements(source: string, { isExact = false } = {}): readonly Statement[] {
  const statements: Statement[] = [];
  const options = { isExact, hasOneCurrency: hasOneCurrency(source), definesHidden: definesHidden(source) };
  let joinsLines = true;
  let at = 0;
  while (at < source.length) {
    let next = readStatement(source, at, { ...options, joinsLines });
    if (!next) {
      joinsLines = false;
      next = readStatement(source, at, { ...options, joinsLines });
    }
    if (!next) break;
    if (next.statement.code.trim() !== '') statements.push(next.statement);
    at = next.after;
  }
  return statements;
}

interface Read {
  readonly statement: Statement;
  /** Index at which the next statement starts. */
  readonly after: number;
}

interface Options {
  readonly joinsLines: boolean;
  readonly isExact: boolean;
  readonly hasOneCurrency: boolean;
  readonly definesHidden: boolean;
}

/** Reads one statement; `undefined` if lines are joined and a bracket stays open to the end. */
function readStatement(source: string, start: number, { joinsLines, isExact, ...names }: Options): Read | undefined {
  const origins: number[] = [];
  const notes = new Set<Note>();
  let ambiguousPercent: number | undefined;
  let code = '';
  // Stack of open brackets: the bracket, and the index in the code at which the current sum starts.
  const sums = [{ bracket: '', start: 0 }];
  let closeAt = -1;
  let at = start;

  function take(text: string, length = text.length): void {
    for (let index = 0; index < text.length; index++) origins.push(at + Math.min(index, length - 1));
    code += text;
    at += length;
  }

  /** Puts the current sum in parentheses. */
  function closeSum(): void {
    const from = sums.at(-1)?.start ?? 0;
    origins.splice(from, 0, origins[from] ?? at);
    code = `${code.slice(0, from)}(${code.slice(from)}`;
    take(')', 0);
  }

  const endHere = (isShown: boolean, endLength: number): Read => ({
    statement: { code, origins: [...origins, at], end: at, isShown, notes: [...notes], ambiguousPercent },
    after: at + endLength,
  });

  while (at < source.length) {
    const char = source.charAt(at);
    const isOutside = sums.length === 1;
    if (closeAt >= 0 && at >= closeAt) {
      closeAt = -1;
      take(')', 0);
    }
    const sign = readSign(source, at, code, { ...names, bracket: sums.at(-1)?.bracket ?? '' });
    if (LINE_END.test(char)) {
      if (isOutside || !joinsLines) return endHere(true, 1);
      take(' ');
    } else if (char === ';' && isOutside) return endHere(false, 1);
    else if (char === '#') at = commentEnd(source, at);
    else if (char === '"' || (char === "'" && !followsValue(code))) take(source.slice(at, stringEnd(source, at)));
    else if (char === '%' && isPercentOf(source, at)) take('/100 *', PERCENT_OF.lastIndex - at);
    else if (char === '%' && isPercentage(source, at)) {
      if (isAmbiguousPercent(source, at)) ambiguousPercent ??= code.length;
      take(char);
      closeSum();
    } else if (sign) {
      if (sign.note) notes.add(sign.note);
      take(sign.text, sign.length);
      if (sign.closeAfter !== undefined) closeAt = at + sign.closeAfter;
    } else if (isExact && isDigitOrPoint(char) && !ENDS_IN_WORD.test(code.slice(-1))) {
      const [number = char, mantissa, exponent] = numberAt(source, at);
      take(exponent === undefined ? number : `(${mantissa}*10^(${exponent}))`, number.length);
    } else {
      take(char, 1);
      if (OPENING.includes(char)) sums.push({ bracket: char, start: code.length });
      else if (CLOSING.includes(char) && sums.length > 1) sums.pop();
      else if (SUM_END.test(char) || (char === ' ' && LOOSE_WORD_END.test(code.slice(-5))))
        sums[sums.length - 1] = { bracket: sums.at(-1)?.bracket ?? '', start: code.length };
    }
  }
  if (closeAt >= 0) take(')', 0);
  return sums.length > 1 && joinsLines ? undefined : endHere(true, 0);
}

// Operators with lower precedence than a sum.
const SUM_END = /[,;:=<>?&|]/u;
const LOOSE_WORD_END = /(?<![\p{L}\p{N}_])(?:to|in|and|or|xor) $/u;
const isDigitOrPoint = (char: string): boolean => /[\d.]/u.test(char);
const ENDS_IN_WORD = /[\p{L}\p{N}_.]/u;
const NUMBER = /(\d+\.?\d*|\.\d+)(?:[eE]([+-]?\d+))?/uy;

function numberAt(source: string, at: number): readonly (string | undefined)[] {
  NUMBER.lastIndex = at;
  return NUMBER.exec(source) ?? [];
}

function followsValue(code: string): boolean {
  const before = code.slice(-LOOKED_BACK);
  return VALUE_END.test(before) && !OPERATOR_WORD_END.test(before);
}

function isPercentOf(source: string, at: number): boolean {
  PERCENT_OF.lastIndex = at;
  return PERCENT_OF.test(source);
}

function commentEnd(source: string, start: number): number {
  const length = source.slice(start).search(LINE_END);
  return length < 0 ? source.length : start + length;
}

/** Returns the index after the closing quote of a string, or the end of the line. */
function stringEnd(source: string, start: number): number {
  const quote = source.charAt(start);
  for (let at = start + 1; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === quote) return at + 1;
    if (LINE_END.test(char)) return at;
    if (char === '\\' && !LINE_END.test(source.charAt(at + 1))) at++;
  }
  return source.length;
}
