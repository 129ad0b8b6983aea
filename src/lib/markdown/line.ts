const TAB_STOP = 4;

/** A line read from its start, where a tab may be consumed column by column. */
export class Line {
  /** The current position. */
  offset = 0;
  /** The first character that is not whitespace. */
  nonspace = 0;
  #column = 0;
  #nonspaceColumn = 0;
  /** Whether the character at `offset` is a tab with some columns consumed. */
  #isInTab = false;

  constructor(readonly text: string) {
    this.#findNonspace();
  }

  /** Number of columns of whitespace at the current position. */
  get indent(): number {
    return this.#nonspaceColumn - this.#column;
  }

  get isIndented(): boolean {
    return this.indent >= TAB_STOP;
  }

  get isBlank(): boolean {
    return this.nonspace === this.text.length;
  }

  /** The next character that is not whitespace; empty at the end. */
  get next(): string {
    return this.text.charAt(this.nonspace);
  }

  /** Matches `pattern`, which must be sticky, after the whitespace. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.nonspace;
    return pattern.exec(this.text);
  }

  skipSpace(): void {
    this.offset = this.nonspace;
    this.#column = this.#nonspaceColumn;
    this.#isInTab = false;
  }

  /** Skips the whitespace and then `length` characters, none of which is a tab. */
  skipMark(length: number): void {
    this.skipSpace();
    this.offset += length;
    this.#column += length;
    this.#findNonspace();
  }

  /** Consumes columns of whitespace, at most as many as there are. */
  skipColumns(count: number): void {
    let left = Math.min(count, this.indent);
    while (left > 0) {
      const width = this.text[this.offset] === '\t' ? TAB_STOP - (this.#column % TAB_STOP) : 1;
      const used = Math.min(width, left);
      this.#column += used;
      this.#isInTab = used < width;
      if (!this.#isInTab) this.offset++;
      left -= used;
    }
  }

  skipAll(): void {
    this.offset = this.text.length;
    this.#findNonspace();
  }

  /** Returns the rest of the line. The rest of a tab becomes spaces. */
  rest(): string {
    if (!this.#isInTab) return this.text.slice(this.offset);
    return ' '.repeat(TAB_STOP - (this.#column % TAB_STOP)) + this.text.slice(this.offset + 1);
  }

  #findNonspace(): void {
    let at = this.offset;
    let column = this.#column;
    for (; ; at++) {
      const character = this.text[at];
      if (character === ' ') column++;
      else if (character === '\t') column += TAB_STOP - (column % TAB_STOP);
      else break;
    }
    this.nonspace = at;
    this.#nonspaceColumn = column;
  }
}
