import type { Reading } from '../model.ts';
import { Findings, lineEnd } from '../model.ts';
import { SPACE, VariableReader } from './variable-reader.ts';

const BLANKS = /[ \t\v\f\u00A0\uFEFF]*/uy;
const EXPORT = /export\s+(?=[\w.-])/uy;
const NAME = /[\w.-]+/uy;
const SEPARATOR = /\s*=|:\s/uy;
const UNQUOTED = /[^#\n]*/uy;

/**
 * Reads a file like the package `dotenv` 17 of Node.js: values can be in single, double or backtick
 * quotes, only `\n` and `\r` in double quotes are escapes, a `#` ends an unquoted value, and variables are not expanded. Lines of the text end in LF.
 */
export function readDotenv(text: string): Reading {
  const findings = new Findings();
  new DotenvReader(text, findings).read();
  return findings;
}

class DotenvReader extends VariableReader {
  /** For each quotation mark, the offset after which the text has none. */
  readonly #unclosed = new Map<string, number>();

  protected override readVariable(start: number): number {
    const end = this.#variableEnd(start);
    const next = lineEnd(this.text, end ?? start);
    if (end === undefined) this.findings.report('not-a-variable', this.text.slice(start, next), start);
    return next;
  }

  #variableEnd(start: number): number | undefined {
    const nameAt = this.endOf(EXPORT, start) ?? start;
    const nameEnd = this.endOf(NAME, nameAt);
    const valueAt = nameEnd === undefined ? undefined : this.endOf(SEPARATOR, nameEnd);
    if (nameEnd === undefined || valueAt === undefined) return undefined;
    const name = this.text.slice(nameAt, nameEnd);
    const quotedAt = this.endOf(SPACE, valueAt) ?? valueAt;
    const end = this.#quotedEnd(quotedAt) ?? this.endOf(UNQUOTED, valueAt) ?? valueAt;
    const raw = this.text.slice(end > quotedAt ? quotedAt : valueAt, end).trim();
    this.findings.set(name, valueOf(raw), nameAt);
    const commentAt = this.endOf(BLANKS, end) ?? end;
    if (this.text.charAt(commentAt) === '#') this.findings.comment(this.text.slice(commentAt, lineEnd(this.text, commentAt)), commentAt);
    return end;
  }

  /** Returns the end of a value in quotes; nothing but a comment may follow. A backslash may keep a quote from closing. */
  #quotedEnd(start: number): number | undefined {
    const quote = this.text.charAt(start);
    if (quote === '' || !'\'"`'.includes(quote) || start >= (this.#unclosed.get(quote) ?? Infinity)) return undefined;
    const escaped: number[] = [];
    let at = start + 1;
    while (at < this.text.length && this.text.charAt(at) !== quote) {
      const isEscaped = this.text.charAt(at) === '\\' && this.text.charAt(at + 1) === quote;
      if (isEscaped) escaped.push(at + 1);
      at += isEscaped ? 2 : 1;
    }
    if (at >= this.text.length) this.#unclosed.set(quote, start);
    else if (this.#isLineEnd(at + 1)) return at + 1;
    const other = escaped.findLast((candidate) => this.#isLineEnd(candidate + 1));
    return other === undefined ? undefined : other + 1;
  }

  #isLineEnd(at: number): boolean {
    const end = this.endOf(BLANKS, at) ?? at;
    return end >= this.text.length || '#\n'.includes(this.text.charAt(end));
  }
}

function valueOf(raw: string): string {
  const quote = raw.charAt(0);
  const isQuoted = raw.length > 1 && '\'"`'.includes(quote) && raw.endsWith(quote);
  const plain = isQuoted ? raw.slice(1, -1) : raw;
  return quote === '"' ? plain.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\r`, '\r') : plain;
}
