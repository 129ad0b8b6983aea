import { splitLines } from '../lines/lines.ts';
import type { Font, Glyph } from './font.ts';
import { FITTING, RULES, SMUSHING } from './font.ts';
import type { Layout } from './layouts.ts';
import { Line } from './line.ts';
import { joinVertically } from './vertical.ts';

export interface DrawOptions {
  /** In columns, of which the last stays empty, as in the figlet program. 0 = no limit; 1 = every FIGcharacter on its own line. */
  readonly width: number;
  readonly horizontalLayout: Layout;
  readonly verticalLayout: Layout;
}

/** Offset of the vertical layout bits in `full_layout` from those of the horizontal one. */
const VERTICAL_SHIFT = 8;
const VERTICAL_RULES = 31;
const VERTICAL_FITTING = 32;
const VERTICAL_SMUSHING = 64;

/** Draws a text as rows of large letters, with hardblanks as blanks. Returns undefined if there would be more than `limit` sub-characters. */
export function drawText(text: string, font: Font, { width, horizontalLayout, verticalLayout }: DrawOptions, limit: number): readonly string[] | undefined {
  const setter = new Setter(font, horizontal(font.layout, horizontalLayout), width, limit);
  const lines = splitLines(text);
  // The end of the last line does not start another.
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) {
    for (const character of line) {
      const glyph = font.glyphOf((character === '\t' ? ' ' : character).codePointAt(0) ?? 0);
      if (glyph) setter.add(glyph, character === ' ' || character === '\t');
      if (setter.isFull) return undefined;
    }
    setter.endLine();
  }
  return joinVertically(setter.blocks, vertical(font.layout, verticalLayout));
}

function horizontal(own: number, layout: Layout): number {
  if (layout === 'full') return 0;
  if (layout === 'fitted') return FITTING;
  if (layout === 'universal') return SMUSHING;
  return layout === 'smushed' ? SMUSHING | (own & RULES) : own;
}

function vertical(fullLayout: number, layout: Layout): { readonly fits: boolean; readonly smushes: boolean; readonly rules: number } {
  const own = fullLayout >> VERTICAL_SHIFT;
  const smushes = layout === 'default' ? (own & VERTICAL_SMUSHING) > 0 : layout === 'smushed' || layout === 'universal';
  const fits = smushes || layout === 'fitted' || (layout === 'default' && (own & VERTICAL_FITTING) > 0);
  return { fits, smushes, rules: layout === 'universal' ? 0 : own & VERTICAL_RULES };
}

interface Placed {
  readonly glyph: Glyph;
  readonly isSpace: boolean;
}

/** Sets FIGcharacters in lines. A line that is too long is broken at its last spaces or, in a word that started the line, before the FIGcharacter. */
class Setter {
  readonly blocks: (readonly string[])[] = [];
  readonly #line: Line;
  readonly #font: Font;
  readonly #width: number;
  readonly #limit: number;
  #placed: Placed[] = [];
  #isAfterBreak = false;
  #size = 0;

  constructor(font: Font, layout: number, width: number, limit: number) {
    this.#font = font;
    this.#line = new Line(font, layout);
    this.#width = width;
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#size + this.#line.length * this.#font.height > this.#limit;
  }

  add(glyph: Glyph, isSpace: boolean): void {
    // Spaces at a line break are dropped.
    if (this.#isAfterBreak && isSpace) return;
    this.#isAfterBreak = false;
    while (!this.#place({ glyph, isSpace })) {
      if (this.#line.length === 0) {
        this.#printAlone(glyph);
        return;
      }
      this.#breakLine(isSpace);
      if (!isSpace) continue;
      this.#isAfterBreak = true;
      return;
    }
  }

  endLine(): void {
    // The rest of a broken line may be only spaces.
    if (!this.#isAfterBreak || this.#line.length > 0) this.#print();
    this.#isAfterBreak = false;
  }

  #place(placed: Placed): boolean {
    const isPlaced = this.#line.add(placed.glyph, this.#columns);
    if (isPlaced) this.#placed.push(placed);
    return isPlaced;
  }

  get #columns(): number {
    return this.#width === 0 ? Number.POSITIVE_INFINITY : this.#width - 1;
  }

  /**
   * Prints the line up to the last spaces after a word, and starts the next with what follows them. Prints all of it
   * if there are none, or if it ends with a word that a space was to follow.
   */
  #breakLine(isAtSpace: boolean): void {
    const placed = this.#placed;
    const lastSpace = placed.findLastIndex(({ isSpace }) => isSpace);
    const wordEnd = placed.findLastIndex(({ isSpace }, index) => !isSpace && index < lastSpace);
    if (wordEnd < 0 || (isAtSpace && placed.at(-1)?.isSpace === false)) {
      this.#print();
      return;
    }
    this.#line.take();
    this.#placed = [];
    for (const before of placed.slice(0, wordEnd + 1)) this.#place(before);
    this.#print();
    for (const after of placed.slice(lastSpace + 1)) this.#place(after);
  }

  /** Cuts a FIGcharacter that is wider than a line, unless each line contains at most one. */
  #printAlone(glyph: Glyph): void {
    const { isRightToLeft } = this.#font;
    const columns = this.#width === 1 ? Number.POSITIVE_INFINITY : this.#columns;
    this.#keep(glyph.map((row) => (isRightToLeft ? row.slice(Math.max(0, row.length - columns)) : row.slice(0, columns)).join('')));
    this.#isAfterBreak = true;
  }

  #print(): void {
    this.#placed = [];
    this.#keep(this.#line.take());
  }

  /** Stores the rows of a line. Right to left, lines are right-aligned. */
  #keep(rows: readonly string[]): void {
    const { hardblank } = this.#font;
    const shown = rows.map((row) => row.replaceAll(hardblank, ' '));
    this.#size += shown.reduce((size, row) => size + row.length + 1, 0);
    this.blocks.push(this.#font.isRightToLeft && this.#width > 1 ? shown.map((row) => row.padStart(this.#columns)) : shown);
  }
}
