/** One statement of a text of many. */
export interface Statement {
  /** As math.js reads it: typographic signs replaced, comments left out. */
  readonly code: string;
  /** For each unit of the code, and its end, where in the source it comes from. */
  readonly origins: readonly number[];
  /** Index in the source where the statement ends. */
  readonly end: number;
  /** Whether the value is shown: no semicolon ends the statement. */
  readonly isShown: boolean;
}

const replacements: ReadonlyMap<string, string> = new Map([
  ['×', '*'],
  ['·', '*'],
  ['⋅', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['π', 'pi'],
  ['²', '^2'],
  ['³', '^3'],
]);

const OPENING = '([{';
const CLOSING = ')]}';
const LINE_END = /[\r\n]/u;
const PERCENT_OF = /%[ \t]+of(?![\p{L}\p{N}_])/uy;
// After a value, an apostrophe transposes; after anything else, it begins a text.
const VALUE_END = /[\p{L}\p{N}_.)\]}'"!%][ \t]*$/u;
const OPERATOR_WORD_END = /(?<![\p{L}\p{N}_])(?:to|in|and|or|xor|not|mod)[ \t]*$/u;
const LOOKED_BACK = 40;

/**
 * Cuts a text into statements, which line breaks and semicolons end, except within brackets. Where a bracket is never closed,
 * lines end statements in spite of it, so that one line's mistake is not that of all below. For `isExact`, numbers with an
 * exponent become products, because math.js cannot read them as fractions.
 */
export function readStatements(source: string, { isExact = false } = {}): readonly Statement[] {
  const statements: Statement[] = [];
  let joinsLines = true;
  let at = 0;
  while (at < source.length) {
    let next = readStatement(source, at, { joinsLines, isExact });
    if (!next) {
      joinsLines = false;
      next = readStatement(source, at, { joinsLines, isExact });
    }
    if (!next) break;
    if (next.statement.code.trim() !== '') statements.push(next.statement);
    at = next.after;
  }
  return statements;
}

interface Read {
  readonly statement: Statement;
  /** Index at which the next statement begins. */
  readonly after: number;
}

/** Reads one statement; undefined if lines are joined and a bracket stays open to the end. */
function readStatement(source: string, start: number, { joinsLines, isExact }: { joinsLines: boolean; isExact: boolean }): Read | undefined {
  const origins: number[] = [];
  let code = '';
  let depth = 0;
  let at = start;

  function take(text: string, length = text.length): void {
    for (let index = 0; index < text.length; index++) origins.push(at + Math.min(index, length - 1));
    code += text;
    at += length;
  }

  const endHere = (isShown: boolean, endLength: number): Read => ({
    statement: { code, origins: [...origins, at], end: at, isShown },
    after: at + endLength,
  });

  while (at < source.length) {
    const char = source.charAt(at);
    if (LINE_END.test(char)) {
      if (depth === 0 || !joinsLines) return endHere(true, 1);
      take(' ');
    } else if (char === ';' && depth === 0) return endHere(false, 1);
    else if (char === '#') at = commentEnd(source, at);
    else if (char === '"' || (char === "'" && !followsValue(code))) take(source.slice(at, stringEnd(source, at)));
    else if (char === '%' && isPercentOf(source, at)) take('/100 *', PERCENT_OF.lastIndex - at);
    else if (isExact && isDigitOrPoint(char) && !ENDS_IN_WORD.test(code.slice(-1))) {
      const [number = char, mantissa, exponent] = numberAt(source, at);
      take(exponent === undefined ? number : `(${mantissa}*10^(${exponent}))`, number.length);
    } else {
      if (OPENING.includes(char)) depth++;
      if (CLOSING.includes(char) && depth > 0) depth--;
      take(replacements.get(char) ?? char, 1);
    }
  }
  return depth > 0 && joinsLines ? undefined : endHere(true, 0);
}

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

/** The index behind a text's second quote, or where its line ends. */
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
