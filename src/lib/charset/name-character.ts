import { formatCodePoint } from '../text-position/grammar-error.ts';

/** Whether a character is visible on its own: not a control character, space or combining mark. */
export const isSeenAlone = (character: string): boolean => !/[\p{C}\p{Z}\p{M}]/u.test(character);

/** Returns the character at a UTF-16 index for a message: quoted, or as its code point if it is not visible on its own. */
export function nameCharacter(text: string, index: number): string {
  const codePoint = text.codePointAt(index);
  if (codePoint === undefined) return '';
  const character = String.fromCodePoint(codePoint);
  return isSeenAlone(character) ? `“${character}”` : formatCodePoint(codePoint);
}
