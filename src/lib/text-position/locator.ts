const CHECKPOINT_UNITS = 4096;

export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns lines and columns (1-based, columns in code points) of offsets in a text. CR LF, LF and CR end lines. Counts are
 * cached, so many lookups in a long text cost little more than one.
 */
export class Locator {
  readonly #text: string;
  // One every CHECKPOINT_UNITS code units.
  readonly #checkpoints: LineColumn[] = [{ line: 1, column: 1 }];
  // The last lookup: most come in text order.
  #last = { offset: 0, line: 1, column: 1 };

  constructor(text: string) {
    this.#text = text;
  }

  locate(offset: number): LineColumn {
    const wanted = Math.floor(offset / CHECKPOINT_UNITS);
    for (let last = this.#checkpoints.length - 1; last < wanted; last++) this.#checkpoints.push(this.#count(last, (last + 1) * CHECKPOINT_UNITS));
    const { line, column } = this.#count(wanted, offset);
    this.#last = { offset, line, column };
    return { line, column };
  }

  #count(checkpoint: number, end: number): LineColumn {
    const start = checkpoint * CHECKPOINT_UNITS;
    const isNear = this.#last.offset >= start && this.#last.offset <= end;
    let { line, column } = isNear ? this.#last : (this.#checkpoints[checkpoint] ?? { line: 1, column: 1 });
    for (let at = isNear ? this.#last.offset : start; at < end; at++) {
      const code = this.#text.charCodeAt(at);
      const endsLine = code === 0x0a || (code === 0x0d && this.#text.charCodeAt(at + 1) !== 0x0a);
      if (endsLine) {
        line++;
        column = 1;
      } else if (!this.#isSecondHalf(at, code)) column++;
    }
    return { line, column };
  }

  #isSecondHalf(at: number, code: number): boolean {
    if (code < 0xdc00 || code > 0xdfff) return false;
    const previous = this.#text.charCodeAt(at - 1);
    return previous >= 0xd800 && previous <= 0xdbff;
  }
}
