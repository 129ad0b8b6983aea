import type { CsvDialect } from './dialect.ts';

export interface CsvCell {
  readonly text: string;
  /** Whether the field is text: quoted if all text is, and protected from being read as a formula. */
  readonly isText: boolean;
}

export interface CsvStyle extends CsvDialect {
  /** What to quote besides the fields that require it: nothing, everything, or text. */
  readonly quoting: 'minimal' | 'all' | 'strings';
  /** Whether to prefix an apostrophe to text that a spreadsheet would read as a formula. */
  readonly escapeFormulas: boolean;
}

// OWASP, "CSV Injection".
const FORMULA = /^[=+\-@\t\r]/u;
const LINE_BREAK = /[\r\n]/u;

/** Writes records, one string for each, without line ends (RFC 4180). */
export class CsvWriter {
  readonly #style: CsvStyle;

  constructor(style: CsvStyle) {
    this.#style = style;
  }

  formatRecord(cells: readonly CsvCell[]): string {
    return this.joinFields(cells.map(({ text, isText }) => this.formatField(text, isText)));
  }

  /** Joins fields that are already formatted. */
  joinFields(fields: readonly string[]): string {
    // An empty line would not be a record.
    return fields.length === 1 && fields[0] === '' ? this.#style.quote.repeat(2) : fields.join(this.#style.delimiter);
  }

  formatField(text: string, isText: boolean): string {
    const { quote, quoting, escapeFormulas } = this.#style;
    const field = escapeFormulas && isText && FORMULA.test(text) ? `'${text}` : text;
    const isQuoted = quoting === 'all' || (quoting === 'strings' && isText) || this.#mustBeQuoted(field);
    return isQuoted ? `${quote}${field.replaceAll(quote, quote + quote)}${quote}` : field;
  }

  #mustBeQuoted(field: string): boolean {
    return field.includes(this.#style.delimiter) || field.includes(this.#style.quote) || LINE_BREAK.test(field);
  }
}
