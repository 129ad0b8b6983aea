/** Input to format: digits, alone or with the punctuation of numbers. Words, extensions and URIs stay unchanged. */
const PLAIN = /^\+?[\d\s()./-]*$/u;
/** In UTF-16 code units. Longer text is not a number that someone is typing. */
const MAX_TYPED_LENGTH = 1_000;
/** Formatting would remove a zero in parentheses. */
const TRUNK_ZERO = /\(0\)/u;

/** The digits and plus signs of a text. */
export const signsOf = (text: string): string => text.replaceAll(/[^\d+]/gu, '');

/** The position after a number of digits and plus signs, in UTF-16 code units. */
export function placeAfter(text: string, signs: number): number {
  let place = 0;
  for (let left = signs; left > 0 && place < text.length; place++) if (/[\d+]/u.test(text.charAt(place))) left--;
  return place;
}

/** Whether to group a number after typing changed it from `before` to `next`. False after a deletion. */
export const isGroupable = (next: string, before: string): boolean =>
  next.length <= MAX_TYPED_LENGTH && signsOf(next).length > signsOf(before).length && PLAIN.test(next) && !TRUNK_ZERO.test(next);
