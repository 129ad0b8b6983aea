import { Utf8Builder } from '../utf8-builder.ts';

export interface JsonIndentation {
  /** Spaces a level; 0 is the compact form without any white space. */
  readonly indent: number;
  /** With `tab`, one tab a level, and `indent` counts only as 0 or not 0. */
  readonly indentWith: 'space' | 'tab';
}

/** Puts JSON tokens together: commas, line breaks, indentation, comments. The caller writes the tokens themselves. */
export class JsonLayout {
  readonly #out: Utf8Builder;
  readonly #isCompact: boolean;
  readonly #unit: string;
  // A line break and the indentation of each level.
  readonly #lineBreaks: string[] = [];
  readonly #brackets: ('{' | '[')[] = [];
  /** Comments that the compact form has no place for. */
  droppedComments = 0;
  #level = 0;
  #inSequence = false;
  // Whether nothing stands in the open collection yet: an empty one closes without a line break.
  #isEmpty = false;
  // Comments that wait until it is known whether a comma, a bracket or nothing comes next.
  #lineEnd = '';
  #ownLines: string[] = [];

  /** `expected` is a guess at the length of the result; `field` is blamed if it gets too long for a text. */
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

  /** A member's name, as JSON writes it with its quotes: `start` to `end` of `text`. */
  name(text: string, start: number, end: number): void {
    this.#startItem();
    this.#out.addSlice(text, start, end);
    this.#out.add(this.#isCompact ? ':' : ': ');
  }

  /** Anything that is no collection, as JSON writes it. */
  scalar(text: string, start: number, end: number): void {
    if (this.#inSequence) this.#startItem();
    this.#out.addSlice(text, start, end);
  }

  /** Between the values of JSON Lines. */
  lineBreak(): void {
    this.#out.add('\n');
  }

  /** A comment at the end of the line that was written last, behind its comma. The compact form drops it. */
  commentAtLineEnd(text: string): void {
    if (this.#isCompact) this.droppedComments++;
    else this.#lineEnd = ` //${inOneLine(text)}`;
  }

  /** A comment on its own line before what comes next. */
  commentOnOwnLine(text: string): void {
    if (this.#isCompact) this.droppedComments++;
    else this.#ownLines.push(`//${inOneLine(text)}`);
  }

  /** Comments that have waited for something to come next get their place before the root, or after it. */
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
