import loaders from 'virtual:figlet-fonts';
import standard from 'virtual:figlet-fonts/Standard';
import type { FontName } from './fonts.ts';

/** The rows of a FIGcharacter, each with one string per column; all rows have the same length. */
export type Glyph = readonly (readonly string[])[];

/** A font in the format of the FIGfont Version 2 standard. */
export interface Font {
  /** Number of rows of each FIGcharacter. */
  readonly height: number;
  /** The sub-character that is drawn as a blank, but not smushed as one. */
  readonly hardblank: string;
  readonly isRightToLeft: boolean;
  /** The layout as in the standard's `full_layout`, bits 0 to 14. */
  readonly layout: number;
  /** Returns the FIGcharacter of a code point; undefined if the font lacks it. */
  readonly glyphOf: (codePoint: number) => Glyph | undefined;
}

/** Loads a font. Each is a separate chunk, except Standard, which is bundled. */
export const loadFont = async (name: FontName): Promise<Font> => parseFont(name === 'Standard' ? standard : (await loaders[name]()).default);

// In the standard's terms: horizontal smushing, horizontal fitting, and the bits of the horizontal rules.
export const SMUSHING = 128;
export const FITTING = 64;
export const RULES = 63;

const SIGNATURE_LENGTH = 'flf2a'.length;
const FIRST = 0x20;
const LAST = 0x7e;
/** After those of ASCII, every font has these, without a line that names them: Ä Ö Ü ä ö ü ß. */
const GERMAN = [0xc4, 0xd6, 0xdc, 0xe4, 0xf6, 0xfc, 0xdf];

/** Parses a font. FIGcharacters are extracted on demand, because the largest fonts have a megabyte. */
export function parseFont(text: string): Font {
  const lines = text.split('\n');
  const [header = ''] = lines;
  const [hardblank = '$', ...rest] = Array.from(header.slice(SIGNATURE_LENGTH));
  const [givenHeight = 1, , , oldLayout = 0, comments = 0, direction = 0, fullLayout] = rest.join('').trim().split(/\s+/u).map(Number);
  const height = Math.max(1, givenHeight);
  const starts = findGlyphs(lines, 1 + comments, height);
  const glyphs = new Map<number, Glyph>();

  function glyphOf(codePoint: number): Glyph | undefined {
    const start = starts.get(codePoint);
    if (start === undefined) return undefined;
    const glyph = glyphs.get(codePoint) ?? readGlyph(lines.slice(start, start + height), height);
    glyphs.set(codePoint, glyph);
    return glyph;
  }

  return { height, hardblank, isRightToLeft: direction === 1, layout: fullLayout ?? fromOldLayout(oldLayout), glyphOf };
}

/** Converts `old_layout` to `full_layout`. */
function fromOldLayout(oldLayout: number): number {
  if (oldLayout < 0) return 0;
  return oldLayout === 0 ? FITTING : SMUSHING | (oldLayout & RULES);
}

/** Returns the first line of each FIGcharacter, by code point. The last one of a code point is used. */
function findGlyphs(lines: readonly string[], firstLine: number, height: number): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let line = firstLine;
  for (let codePoint = FIRST; codePoint <= LAST; codePoint++, line += height) starts.set(codePoint, line);
  for (const codePoint of GERMAN) {
    if (line < lines.length) starts.set(codePoint, line);
    line += height;
  }
  for (; line < lines.length; line += height + 1) {
    const codePoint = parseCodeTag(lines[line] ?? '');
    if (codePoint === undefined) break;
    // Code 0 is drawn for what a font lacks; here that is reported instead. Negative codes name tables of other fonts.
    if (codePoint > 0) starts.set(codePoint, line + 1);
  }
  return starts;
}

/** Parses a number as in C: decimal, octal after 0, hexadecimal after 0x. */
function parseCodeTag(line: string): number | undefined {
  const [, sign, hexadecimal, octal, decimal] = /^\s*([+-]?)(?:0[xX]([\dA-Fa-f]+)|(0[0-7]*)|([1-9]\d*))/u.exec(line) ?? [];
  const digits = hexadecimal ?? octal ?? decimal;
  if (digits === undefined) return undefined;
  const code = Number.parseInt(digits, hexadecimal === undefined ? (octal === undefined ? 10 : 8) : 16);
  return sign === '-' ? -code : code;
}

function readGlyph(lines: readonly string[], height: number): Glyph {
  const rows = Array.from({ length: height }, (_, row) => [...withoutEndmarks(lines[row] ?? '')]);
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => ' ')]);
}

/** Removes the endmarks: one or more of the last sub-character, followed by whitespace, which is ignored. */
function withoutEndmarks(line: string): string {
  const characters = [...line.replace(/[\t-\r ]+$/u, '')];
  const endmark = characters.at(-1);
  let end = characters.length;
  while (end > 0 && characters[end - 1] === endmark) end--;
  return characters.slice(0, end).join('');
}
