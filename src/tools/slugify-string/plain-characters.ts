const SMALL_DIGITS = '\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089';
/** The boundary between two adjacent numbers: `2½` is 2 1⁄2. */
const BETWEEN_NUMBERS = new RegExp(
  String.raw`(?<=\p{Nd})(?=\p{No})|(?<=\p{No})(?=\p{Nd})|(?<=\p{No})(?=\p{No})(?!(?<=[${SMALL_DIGITS}])[${SMALL_DIGITS}])`,
  'gu',
);
// Symbols such as © never occur in a slug.
const MARKS_OF_TRADE = /[\u2120\u2122]/gu;

/** Replaces ligatures, full-width letters, fractions and the like with their plain characters (NFKC). */
export const toPlainCharacters = (text: string): string => text.replaceAll(MARKS_OF_TRADE, ' ').replaceAll(BETWEEN_NUMBERS, ' ').normalize('NFKC');
