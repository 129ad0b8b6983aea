import { formatCodePoint } from '../text-position/fault.ts';

/** Whether a character can be seen without others around it: it is no control, no space and no mark. */
export const isSeenAlone = (character: string): boolean => !/[\p{C}\p{Z}\p{M}]/u.test(character);

/** The character at a UTF-16 index as a message shows it: itself in quotes, or its number where it cannot be seen alone. */
export function nameCharacter(text: string, index: number): string {
  const codePoint = text.codePointAt(index);
  if (codePoint === undefined) return '';
  const character = String.fromCodePoint(codePoint);
  return isSeenAlone(character) ? `“${character}”` : formatCodePoint(codePoint);
}
