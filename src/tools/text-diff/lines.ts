import type { Pause } from './pause.ts';

const LINES_BETWEEN_PAUSES = 100_000;

/** Options that determine when two lines are equal. */
export interface LineOptions {
  readonly ignoreWhitespace: 'none' | 'trailing' | 'changes' | 'all';
  readonly ignoreCase: boolean;
  readonly ignoreLineEndings: boolean;
}

export interface Lines {
  /** Without line feeds; a carriage return before one is part of the line. */
  readonly lines: readonly string[];
  /** Whether the last line has no line feed. */
  readonly isCut: boolean;
}

/** Splits a text at line feeds, like diff. */
export function splitLines(text: string, ignoreLineEndings = false): Lines {
  const lines = (ignoreLineEndings ? text.replaceAll('\r\n', '\n') : text).split('\n');
  const isCut = lines.at(-1) !== '';
  if (!isCut) lines.pop();
  return { lines, isCut };
}

/** Assigns numbers to lines, the same number to equal lines. */
export class LineNumbers {
  private readonly numbers = new Map<string, number>();
  private readonly options: LineOptions;

  constructor(options: LineOptions) {
    this.options = options;
  }

  async numberAll({ lines, isCut }: Lines, pause: Pause): Promise<Int32Array> {
    const numbers = new Int32Array(lines.length);
    for (const [index, line] of lines.entries()) {
      numbers[index] = this.numberOf(this.keyOf(line, isCut && index === lines.length - 1));
      if (index % LINES_BETWEEN_PAUSES === LINES_BETWEEN_PAUSES - 1) await pause();
    }
    return numbers;
  }

  private numberOf(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.numbers.size);
    return this.numbers.size - 1;
  }

  private keyOf(line: string, isCut: boolean): string {
    const { ignoreWhitespace, ignoreCase } = this.options;
    const key = WHITESPACE_KEYS[ignoreWhitespace](line);
    // A missing final line feed is a difference, unless trailing whitespace is ignored.
    const ending = isCut && ignoreWhitespace === 'none' ? '' : '\n';
    return (ignoreCase ? key.toLowerCase() : key) + ending;
  }
}

// Whitespace as in C's `isspace`, like the diff options -Z, -b and -w.
const WHITESPACE_KEYS = {
  none: (line: string) => line,
  trailing: trimEnd,
  changes: (line: string) => trimEnd(line).replace(/[ \t\v\f\r]+/gu, ' '),
  all: (line: string) => line.replace(/[ \t\v\f\r]+/gu, ''),
};

function trimEnd(line: string): string {
  let end = line.length;
  while (end > 0 && ' \t\v\f\r'.includes(line.charAt(end - 1))) end--;
  return line.slice(0, end);
}
