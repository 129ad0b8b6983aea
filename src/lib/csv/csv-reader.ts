import type { InputError } from '../../contract/errors.ts';
import { grammarError } from '../document/fault.ts';
import type { Work } from '../document/slices.ts';
import type { CsvDialect } from './dialect.ts';

export interface CsvRecord {
  /** Offset of its first field. */
  readonly at: number;
  readonly fields: readonly string[];
}

const SLICE_RECORDS = 2 ** 12;

/**
 * Reads records (RFC 4180; LF and CR end them as well). Empty lines are skipped.
 * @throws InputError `invalid-csv` with line and column, and where the quote opened
 */
export function* parseCsv(text: string, dialect: CsvDialect, field: string): Work<CsvRecord[]> {
  const reader = new CsvReader(text, dialect, field);
  const records: CsvRecord[] = [];
  for (let record = reader.next(), count = 1; record; record = reader.next(), count++) {
    records.push(record);
    if (count % SLICE_RECORDS === 0) yield reader.share;
  }
  return records;
}

class CsvReader {
  readonly #text: string;
  readonly #dialect: CsvDialect;
  readonly #field: string;
  readonly #firstOfDelimiter: number;
  #at: number;

  constructor(text: string, dialect: CsvDialect, field: string) {
    this.#text = text;
    this.#dialect = dialect;
    this.#field = field;
    this.#firstOfDelimiter = dialect.delimiter.charCodeAt(0);
    this.#at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  get share(): number {
    return this.#at / this.#text.length;
  }

  next(): CsvRecord | undefined {
    while (/^[\r\n]$/u.test(this.#text.charAt(this.#at))) this.#at++;
    const at = this.#at;
    if (at >= this.#text.length) return undefined;
    const fields: string[] = [];
    do fields.push(this.#readField());
    while (this.#skipDelimiter());
    return { at, fields };
  }

  #skipDelimiter(): boolean {
    if (!this.#text.startsWith(this.#dialect.delimiter, this.#at)) return false;
    this.#at += this.#dialect.delimiter.length;
    return true;
  }

  #readField(): string {
    if (this.#text.startsWith(this.#dialect.quote, this.#at)) return this.#readQuoted();
    const start = this.#at;
    while (!this.#isFieldEnd()) this.#at++;
    return this.#text.slice(start, this.#at);
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
      if (close < 0) throw this.#fault(this.#text.length, 'closingQuote', opened);
      value += this.#text.slice(from, close);
      from = close + quote.length;
      if (!this.#text.startsWith(quote, from)) {
        this.#at = from;
        break;
      }
      value += quote;
      from += quote.length;
    }
    if (!this.#isFieldEnd()) throw this.#fault(this.#at, 'delimiterOrEnd', opened);
    return value;
  }

  #fault(at: number, expected: 'closingQuote' | 'delimiterOrEnd', opened: number): InputError {
    return grammarError('invalid-csv', this.#text, this.#field, { at, expected, opened: { kind: 'field', at: opened } });
  }
}
