import { splitGraphemes } from './grapheme.ts';

/** Characters of two columns: East Asian Width W and F (UAX #11, Unicode 17), which include all characters that are emoji by default. */
const WIDE =
  /^(?:\p{RI}|[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u2e99\u2e9b-\u2ef3\u2f00-\u2fd5\u2ff0-\u303e\u3041-\u3096\u3099-\u30ff\u3105-\u312f\u3131-\u318e\u3190-\u31e5\u31ef-\u321e\u3220-\u3247\u3250-\ua48c\ua490-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe52\ufe54-\ufe66\ufe68-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{16fe4}\u{16ff0}-\u{16ff6}\u{17000}-\u{18cda}\u{18cff}-\u{18d20}\u{18d80}-\u{18df2}\u{1aff0}-\u{1affe}\u{1b000}-\u{1b2fb}\u{1d300}-\u{1d356}\u{1d360}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}])/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]+$/u;
/** Makes an emoji of a character that is text by default, such as a heart (UTS #51). */
const EMOJI_STYLE = '\uFE0F';
/** Marks that are in the cluster of a halfwidth letter, but beside it. */
const HALFWIDTH_MARKS = /[\uFF9E\uFF9F]/gu;

/** Returns the number of columns of a text in a monospaced font: two for wide characters and emoji, none for marks and invisible ones. */
export function columnsOf(text: string): number {
  if (/^[ -~]*$/u.test(text)) return text.length;
  let columns = 0;
  for (const cluster of splitGraphemes(text)) columns += columnsOfCluster(cluster);
  return columns;
}

function columnsOfCluster(cluster: string): number {
  if (WIDE.test(cluster) || cluster.includes(EMOJI_STYLE)) return 2;
  if (INVISIBLE.test(cluster)) return 0;
  return 1 + (cluster.slice(1).match(HALFWIDTH_MARKS)?.length ?? 0);
}

/** Returns the beginning of a text that has at most this number of columns. */
export function cutToColumns(text: string, columns: number): string {
  let left = columns;
  let cut = '';
  for (const cluster of splitGraphemes(text)) {
    left -= columnsOfCluster(cluster);
    if (left < 0) break;
    cut += cluster;
  }
  return cut;
}

/** Adds spaces after a text, or before it, up to a number of columns. */
export function padToColumns(text: string, columns: number, isAtEnd = false): string {
  const space = ' '.repeat(Math.max(0, columns - columnsOf(text)));
  return isAtEnd ? space + text : text + space;
}

/** Returns the width of each column of a table of texts: that of its widest cell, and at least `least`. */
export function columnWidths(rows: readonly (readonly string[])[], least: number): readonly number[] {
  const widths: number[] = [];
  for (const row of rows) for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? least, columnsOf(cell));
  return widths;
}
