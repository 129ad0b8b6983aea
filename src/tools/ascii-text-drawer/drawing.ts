import type { DrawOptions } from '../../lib/figlet/draw.ts';
import { drawText } from '../../lib/figlet/draw.ts';
import type { Font } from '../../lib/figlet/font.ts';
import { tooLong } from '../../lib/long-text/long-text.ts';

/** The most characters that fit in the memory of a worker. */
const MAX_LENGTH = 100_000_000;

export interface Drawing {
  readonly rows: readonly string[];
  /** The characters that the font does not support, without duplicates, in the order of the text. */
  readonly missingCharacters: readonly string[];
}

/** Draws a text in a font. Throws InputError `too-long` for a drawing of more than a hundred million characters. */
export function drawInFont(text: string, font: Font, { trim, ...options }: DrawOptions & { readonly trim: boolean }): Drawing {
  const rows = drawText(text, font, options, MAX_LENGTH);
  if (!rows) throw tooLong('text', MAX_LENGTH);
  return { rows: trim ? trimRows(rows) : rows, missingCharacters: missingIn(text, font) };
}

function missingIn(text: string, font: Font): readonly string[] {
  const characters = new Set(text);
  for (const drawn of ['\n', '\r', '\t', ' ']) characters.delete(drawn);
  return [...characters].filter((character) => (font.glyphOf(character.codePointAt(0) ?? 0)?.[0]?.length ?? 0) === 0);
}

/** Removes trailing spaces, and leading columns that are blank in all rows. */
function trimRows(rows: readonly string[]): readonly string[] {
  const trimmed = rows.map((row) => row.slice(0, inkEnd(row)));
  const margin = trimmed.reduce((least, row) => (row === '' ? least : Math.min(least, inkStart(row))), Number.POSITIVE_INFINITY);
  return trimmed.map((row) => row.slice(margin));
}

/** Counts the leading spaces. */
function inkStart(row: string): number {
  let start = 0;
  while (row.charAt(start) === ' ') start++;
  return start;
}

// A regular expression would take quadratic time on long runs of spaces within a row.
function inkEnd(row: string): number {
  let end = row.length;
  while (row.charAt(end - 1) === ' ') end--;
  return end;
}
