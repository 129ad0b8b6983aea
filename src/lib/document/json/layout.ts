import { Utf8Builder } from '../utf8-builder.ts';

export interface JsonIndentation {
  /** Spaces per level; 0 is the compact form without whitespace. */
  readonly indent: number;
  /** With `tab`, one tab per level, and `indent` only matters as 0 or not 0. */
  readonly indentWith: 'space' | 'tab';
}

/** Assembles JSON tokens: commas, line breaks, indentation, comments. The caller writes the tokens themselves. */
export class JsonLayout {
  readonly #out: Utf8Builder;
  readonly #isCompact: boolean;
  readonly #unit: string;
  // A line break and the indentation, by level.
  readonly #lineBreaks: string[] = [];
  readonly #brackets: ('{' | '[')[] = [];
  /** Number of comments that the compact form cannot contain. */
  droppedComments = 0;
  #level = 0;
  #inSequence = false;
  // Whether the open collection is still empty: an empty one closes without a line break.
  #isEmpty = false;
  // Pending comments, until it is known whether a comma, a bracket or nothing follows.
  #lineEnd = '';
  #ownLines: string[] = [];

  /** `expected` is an estimate of the result's length; `field` is reported if it exceeds the maximum string length. */
  constructor({ indent, indentWith }: JsonIndentation, expected: number, field: string | undefined) {
    this.#out = new Utf8Builder(expected, field);
    this.#isCompact = indent === 0;
    this.#unit = indentWith === 'tab' ? '\t' : ' '.repeat(indent);
  }

  open(bracket: '{' | '['): void {
    if (this.#inSequence) this.#startItem();
    this.#out.add(bracket);
    this.#brackets[this.#level++] = bracket;
    this.#inSequence = bracket === '[';
    this.#isEmpty = true;
  }

  close(): void {
    if (this.#lineEnd !== '' || this.#ownLines.length > 0) this.#addComments();
    const bracket = this.#brackets[--this.#level] === '{' ? '}' : ']';
    if (!this.#isEmpty) this.#startLine();
    this.#out.add(bracket);
    this.#isEmpty = false;
    this.#inSequence = this.#level > 0 && this.#brackets[this.#level - 1] === '[';
  }

  /** Writes a key in JSON notation with its quotes: `start` to `end` of `text`. */
  name(text: string, start: number, end: number): void {
    this.#startItem();
    this.#out.addSlice(text, start, end);
    this.#out.add(this.#isCompact ? ':' : ': ');
  }

  /** Writes anything but a collection in JSON notation. */
  scalar(text: string, start: number, end: number): void {
    if (this.#inSequence) this.#startItem();
    this.#out.addSlice(text, start, end);
  }

  /** Separates the values of JSON Lines. */
  lineBreak(): void {
    this.#out.add('\n');
  }

  /** Adds a comment at the end of the line written last, after its comma. The compact form drops it. */
  commentAtLineEnd(text: string): void {
    if (this.#isCompact) this.droppedComments++;
    else this.#lineEnd = ` //${inOneLine(text)}`;
  }

  /** Adds a comment on its own line before what comes next. */
  commentOnOwnLine(text: string): void {
    if (this.#isCompact) this.droppedComments++;
    else this.#ownLines.push(`//${inOneLine(text)}`);
  }

  /** Writes the pending comments before the root, or after it. */
  endRootComments(isBefore: boolean): void {
    this.#out.add(this.#lineEnd);
    for (const comment of this.#ownLines) this.#out.add(isBefore ? `${comment}\n` : `\n${comment}`);
    this.#lineEnd = '';
    this.#ownLines = [];
  }

  get text(): string {
    return this.#out.text;
  }

  #startItem(): void {
    if (!this.#isEmpty) this.#out.add(',');
    this.#isEmpty = false;
    if (this.#lineEnd !== '' || this.#ownLines.length > 0) this.#addComments();
    this.#startLine();
  }

  #addComments(): void {
    this.#isEmpty = false;
    this.#out.add(this.#lineEnd);
    for (const comment of this.#ownLines) {
      this.#startLine();
      this.#out.add(comment);
    }
    this.#lineEnd = '';
    this.#ownLines = [];
  }

  #startLine(): void {
    if (!this.#isCompact) this.#out.add((this.#lineBreaks[this.#level] ??= `\n${this.#unit.repeat(this.#level)}`));
  }
}

// U+2028 and U+2029 end a comment in JSON5.
const inOneLine = (comment: string): string => comment.replace(/[\r\n\u2028\u2029]+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd');
