import type { Font, Glyph } from './font.ts';
import { FITTING, RULES, SMUSHING } from './font.ts';
import { smushHorizontally } from './smush.ts';

/** Number of columns at the end of a row that may still change. The columns before them are stored as text, which takes a fraction of the memory. */
const OPEN_COLUMNS = 2048;

/** A row of sub-characters that can be appended to. */
class Row {
  #closed = '';
  #closedLength = 0;
  #open: string[] = [];
  /** The column of the last sub-character that is not blank; -1 if there is none. */
  lastInk = -1;

  at(column: number): string {
    return this.#open[column - this.#closedLength] ?? ' ';
  }

  replace(column: number, character: string): void {
    this.#open[column - this.#closedLength] = character;
    if (character !== ' ') this.lastInk = Math.max(this.lastInk, column);
  }

  add(characters: readonly string[], width: number): void {
    for (const character of characters) {
      if (character !== ' ') this.lastInk = this.#closedLength + this.#open.length;
      this.#open.push(character);
    }
    if (this.#open.length < 2 * (OPEN_COLUMNS + width)) return;
    const closed = this.#open.splice(0, this.#open.length - OPEN_COLUMNS - width);
    this.#closed += closed.join('');
    this.#closedLength += closed.length;
  }

  text(isReversed: boolean): string {
    const text = this.#closed + this.#open.join('');
    return isReversed ? [...text].toReversed().join('') : text;
  }
}

/** One line of FIGcharacters. Right to left, it is built mirrored, and reversed at the end. */
export class Line {
  readonly #font: Font;
  readonly #layout: number;
  #rows: readonly Row[];
  /** In columns. */
  length = 0;
  // State of the two FIGcharacters added last, to any line.
  #width = 0;
  #widthBefore = 0;

  constructor(font: Font, layout: number) {
    this.#font = font;
    this.#layout = layout;
    this.#rows = emptyRows(font);
  }

  /** Adds a FIGcharacter, unless the line would exceed `limit`. Returns whether it was added. */
  add(glyph: Glyph, limit: number): boolean {
    const rows = this.#font.isRightToLeft ? glyph.map((row) => row.toReversed()) : glyph;
    this.#widthBefore = this.#width;
    this.#width = glyph[0]?.length ?? 0;
    const overlap = this.#overlapWith(rows);
    const length = this.length + this.#width - overlap;
    if (length > limit) return false;
    for (const [index, row] of this.#rows.entries()) {
      const added = rows[index] ?? [];
      // Blank columns before the first FIGcharacter of a line are dropped.
      for (let k = Math.max(0, overlap - this.length); k < overlap; k++) {
        const column = this.length - overlap + k;
        row.replace(column, this.#smush(row.at(column), added[k] ?? ' ') ?? ' ');
      }
      row.add(added.slice(overlap), this.#width);
    }
    this.length = length;
    return true;
  }

  /** Returns the rows of the line and clears it. */
  take(): readonly string[] {
    const texts = this.#rows.map((row) => row.text(this.#font.isRightToLeft));
    this.#rows = emptyRows(this.#font);
    this.length = 0;
    return texts;
  }

  /** Returns the number of columns that a FIGcharacter can move into the line: in each row until it touches, plus one if that can be smushed. */
  #overlapWith(glyph: Glyph): number {
    if ((this.#layout & (SMUSHING | FITTING)) === 0) return 0;
    let overlap = this.#font.isRightToLeft ? Math.min(this.#width, this.length) : this.#width;
    for (const [index, row] of this.#rows.entries()) {
      const added = glyph[index] ?? [];
      const firstInk = added.findIndex((character) => character !== ' ');
      const blanks = this.length - 1 - row.lastInk + (firstInk < 0 ? this.#width : firstInk);
      const isSmushed = row.lastInk >= 0 && firstInk >= 0 && this.#smush(row.at(row.lastInk), added[firstInk] ?? ' ') !== undefined;
      overlap = Math.min(overlap, isSmushed ? blanks + 1 : blanks);
    }
    return overlap;
  }

  /** Returns the sub-character that replaces one of the line and one of the added FIGcharacter. */
  #smush(before: string, added: string): string | undefined {
    if (before === ' ') return added;
    if (added === ' ') return before;
    // One-column FIGcharacters would vanish in each other.
    if (this.#width < 2 || this.#widthBefore < 2 || (this.#layout & SMUSHING) === 0) return undefined;
    const { hardblank, isRightToLeft } = this.#font;
    const [left, right] = isRightToLeft ? [added, before] : [before, added];
    return smushHorizontally(left, right, { rules: this.#layout & RULES, hardblank, isRightToLeft });
  }
}

const emptyRows = ({ height }: Font): readonly Row[] => Array.from({ length: height }, () => new Row());
