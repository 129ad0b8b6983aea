import type { InputError } from '../../contract/errors.ts';
import { grammarError } from '../text-position/grammar-error.ts';
import type { Work } from '../work/slices.ts';
import { type CsvReading, lineEnd } from './dialect.ts';

export interface CsvRecord {
  /** Offset of its first field. */
  readonly at: number;
  readonly fields: readonly string[];
}

/** Something a reader found besides records: the number of occurrences and the position of the first. */
interface Finding {
  readonly count: number;
  readonly firstAt: number;
}

export interface CsvRecords {
  readonly records: readonly CsvRecord[];
  readonly comments: Finding;
  /** Quotes read as text because whitespace precedes them. */
  readonly quotesAfterBlank: Finding;
}

const SLICE_RECORDS = 2 ** 12;

/**
 * Parses records (RFC 4180; LF and CR also end them). Empty lines are skipped.
 * @throws InputError `invalid-csv` with line and column, and the position of the opening quote
 */
export function* parseCsv(text: string, reading: CsvReading, field: string): Work<CsvRecords> {
  const reader = new CsvReader(text, reading, field);
  const records: CsvRecord[] = [];
  for (let record = reader.next(), count = 1; record; record = reader.next(), count++) {
    records.push(record);
    if (count % SLICE_RECORDS === 0) yield reader.share;
  }
  return { records, comments: reader.comments, quotesAfterBlank: reader.quotesAfterBlank };
}

const plusOne = ({ count, firstAt }: Finding, at: number): Finding => ({ count: count + 1, firstAt: count === 0 ? at : firstAt });

class CsvReader {
  comments: Finding = { count: 0, firstAt: 0 };
  quotesAfterBlank: Finding = { count: 0, firstAt: 0 };
  readonly #text: string;
  readonly #dialect: CsvReading;
  readonly #field: string;
  readonly #firstOfDelimiter: number;
  #at: number;

  constructor(text: string, dialect: CsvReading, field: string) {
    this.#text = text;
    this.#dialect = dialect;
    this.#field = field;
    this.#firstOfDelimiter = dialect.delimiter.charCodeAt(0);
    this.#at = dialect.start;
  }

  get share(): number {
    return this.#at / this.#text.length;
  }

  next(): CsvRecord | undefined {
    this.#skipLines();
    const at = this.#at;
    if (at >= this.#text.length) return undefined;
    const fields: string[] = [];
    do fields.push(this.#readField());
    while (this.#skipDelimiter());
    return { at, fields };
  }

  /** Skips empty lines and comments. */
  #skipLines(): void {
    const { commentPrefix } = this.#dialect;
    for (;;) {
      while (/^[\r\n]$/u.test(this.#text.charAt(this.#at))) this.#at++;
      if (commentPrefix === '' || !this.#text.startsWith(commentPrefix, this.#at)) return;
      this.comments = plusOne(this.comments, this.#at);
      this.#at = lineEnd(this.#text, this.#at);
    }
  }

  #skipBlanks(): void {
    while (BLANKS.has(this.#text.charCodeAt(this.#at)) && !this.#isFieldEnd()) this.#at++;
  }

  #skipDelimiter(): boolean {
    if (!this.#text.startsWith(this.#dialect.delimiter, this.#at)) return false;
    this.#at += this.#dialect.delimiter.length;
    return true;
  }

  #readField(): string {
    const { quote, trimFields } = this.#dialect;
    if (trimFields) this.#skipBlanks();
    if (this.#text.startsWith(quote, this.#at)) return this.#readQuoted();
    const start = this.#at;
    while (!this.#isFieldEnd()) this.#at++;
    if (trimFields) return trimEnd(this.#text.slice(start, this.#at));
    if (BLANKS.has(this.#text.charCodeAt(start))) this.#noteQuote(start);
    return this.#text.slice(start, this.#at);
  }

  #noteQuote(start: number): void {
    let at = start;
    while (BLANKS.has(this.#text.charCodeAt(at)) && at < this.#at) at++;
    if (at < this.#at && this.#text.startsWith(this.#dialect.quote, at)) this.quotesAfterBlank = plusOne(this.quotesAfterBlank, at);
  }

  #isFieldEnd(): boolean {
    const code = this.#text.charCodeAt(this.#at);
    if (code === 0x0a || code === 0x0d || Number.isNaN(code)) return true;
    return code === this.#firstOfDelimiter && this.#text.startsWith(this.#dialect.delimiter, this.#at);
  }

  #readQuoted(): string {
    const { quote } = this.#dialect;
    const opened = this.#at;
    let value = '';
    for (let from = opened + quote.length; ; ) {
      const close = this.#text.indexOf(quote, from);
      if (close < 0) throw this.#syntaxError(this.#text.length, 'closingQuote', opened);
      value += this.#text.slice(from, close);
      from = close + quote.length;
      if (!this.#text.startsWith(quote, from)) {
        this.#at = from;
        break;
      }
      value += quote;
      from += quote.length;
    }
    if (this.#dialect.trimFields) this.#skipBlanks();
    if (!this.#isFieldEnd()) throw this.#syntaxError(this.#at, 'delimiterOrEnd', opened);
    return value;
  }

  #syntaxError(at: number, expected: 'closingQuote' | 'delimiterOrEnd', opened: number): InputError {
    return grammarError('invalid-csv', this.#text, this.#field, { at, expected, opened: { kind: 'field', at: opened } });
  }
}

// Space and tab.
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09]);

function trimEnd(field: string): string {
  let end = field.length;
  while (end > 0 && BLANKS.has(field.charCodeAt(end - 1))) end--;
  return field.slice(0, end);
}
