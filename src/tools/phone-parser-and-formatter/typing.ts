/** What is formatted: digits, alone or with the punctuation of numbers. Words, extensions and URIs stay as they are typed. */
const PLAIN = /^\+?[\d\s()./-]*$/u;
/** In UTF-16 code units. A longer text is no number that someone is typing. */
const MAX_TYPED_LENGTH = 1_000;
/** A zero in parentheses would get lost. */
const TRUNK_ZERO = /\(0\)/u;

/** The digits and plus signs of a text. */
export const signsOf = (text: string): string => text.replaceAll(/[^\d+]/gu, '');

/** The place after a number of digits and plus signs, in UTF-16 code units. */
export function placeAfter(text: string, signs: number): number {
  let place = 0;
  for (let left = signs; left > 0 && place < text.length; place++) if (/[\d+]/u.test(text.charAt(place))) left--;
  return place;
}

/** Whether a text that was typed in the place of another is a number to group: not after deleting. */
export const isGroupable = (next: string, before: string): boolean =>
  next.length <= MAX_TYPED_LENGTH && signsOf(next).length > signsOf(before).length && PLAIN.test(next) && !TRUNK_ZERO.test(next);
