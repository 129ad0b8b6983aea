const TAB_STOP = 4;

/** A line that is read from its start, where a tab may be used up column by column. */
export class Line {
  /** Where it is read on. */
  offset = 0;
  /** The first character that is no white space. */
  nonspace = 0;
  #column = 0;
  #nonspaceColumn = 0;
  /** The character at `offset` is a tab of which some columns are used up. */
  #isInTab = false;

  constructor(readonly text: string) {
    this.#findNonspace();
  }

  /** How many columns of white space come next. */
  get indent(): number {
    return this.#nonspaceColumn - this.#column;
  }

  get isIndented(): boolean {
    return this.indent >= TAB_STOP;
  }

  get isBlank(): boolean {
    return this.nonspace === this.text.length;
  }

  /** The next character that is no white space; empty at the end. */
  get next(): string {
    return this.text.charAt(this.nonspace);
  }

  /** What `pattern`, which must be sticky, matches behind the white space. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.nonspace;
    return pattern.exec(this.text);
  }

  skipSpace(): void {
    this.offset = this.nonspace;
    this.#column = this.#nonspaceColumn;
    this.#isInTab = false;
  }

  /** Goes behind the white space and then `length` characters, none of which is a tab. */
  skipMark(length: number): void {
    this.skipSpace();
    this.offset += length;
    this.#column += length;
    this.#findNonspace();
  }

  /** Uses up columns of white space, at most as many as there are. */
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

  /** What is left. The rest of a tab becomes spaces. */
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
