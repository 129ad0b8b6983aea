const SMALL_DIGITS = '\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089';
/** Where two numbers meet that are not one: `2½` is 2 1⁄2. */
const BETWEEN_NUMBERS = new RegExp(
  String.raw`(?<=\p{Nd})(?=\p{No})|(?<=\p{No})(?=\p{Nd})|(?<=\p{No})(?=\p{No})(?!(?<=[${SMALL_DIGITS}])[${SMALL_DIGITS}])`,
  'gu',
);
// Symbols such as © are in no slug.
const MARKS_OF_TRADE = /[\u2120\u2122]/gu;

/** Replaces ligatures, full-width letters, fractions and the like by the plain characters they stand for (NFKC). */
export const toPlainCharacters = (text: string): string => text.replaceAll(MARKS_OF_TRADE, ' ').replaceAll(BETWEEN_NUMBERS, ' ').normalize('NFKC');
