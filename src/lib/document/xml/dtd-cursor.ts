import type { XmlExpected, XmlProblem, XmlOpened } from './error.ts';
import { isNamePart, nameEnd } from './names.ts';

/** Creates the exception for an error. */
export type Refuse = (problem: XmlProblem) => Error;

interface Literal {
  /** The text between its quotes. */
  readonly text: string;
  /** Offset after its opening quote. */
  readonly at: number;
}

/** A position in declarations: in the document, or in the replacement text of a parameter entity. */
export class DtdCursor {
  readonly text: string;
  readonly refuse: Refuse;
  at: number;
  /** What is being read; messages include its position. */
  opened: XmlOpened;

  constructor(text: string, at: number, opened: XmlOpened, refuse: Refuse) {
    this.text = text;
    this.at = at;
    this.opened = opened;
    this.refuse = refuse;
  }

  syntaxError(expected: XmlExpected, at = this.at): Error {
    return this.refuse({ at, expected, opened: this.opened });
  }

  isAt(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  /** Skips a token, if it is here. */
  take(token: string): boolean {
    const isHere = this.isAt(token);
    if (isHere) this.at += token.length;
    return isHere;
  }

  need(token: string, expected: XmlExpected): void {
    if (!this.take(token)) throw this.syntaxError(expected);
  }

  /** Skips whitespace; returns whether there was any. */
  skipSpaces(): boolean {
    const start = this.at;
    for (let code = this.text.charCodeAt(start); code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d; code = this.text.charCodeAt(++this.at));
    return this.at > start;
  }

  needSpaces(): void {
    if (!this.skipSpaces()) throw this.syntaxError('space');
  }

  needName(expected: XmlExpected = 'name'): string {
    const start = this.at;
    this.at = nameEnd(this.text, start);
    if (this.at === start) throw this.syntaxError(expected);
    return this.text.slice(start, this.at);
  }

  needNameToken(): void {
    const start = this.at;
    while (isNamePart(this.text, this.at)) this.at += (this.text.codePointAt(this.at) ?? 0) > 0xffff ? 2 : 1;
    if (this.at === start) throw this.syntaxError('nameToken');
  }

  get isAtQuote(): boolean {
    return this.isAt('"') || this.isAt("'");
  }

  needLiteral(expected: XmlExpected = 'quoted'): Literal {
    if (!this.isAtQuote) throw this.syntaxError(expected);
    const start = this.at;
    const end = this.text.indexOf(this.text.charAt(start), start + 1);
    if (end < 0) throw this.refuse({ at: this.text.length, expected: 'endOfLiteral', opened: { kind: 'value', at: start } });
    this.at = end + 1;
    return { text: this.text.slice(start + 1, end), at: start + 1 };
  }
}
