import { formatCodePoint } from '../document/fault.ts';

/** The character at a UTF-16 index as a message shows it: itself in quotes, or its number where it cannot be seen alone. */
export function nameCharacter(text: string, index: number): string {
  const codePoint = text.codePointAt(index);
  if (codePoint === undefined) return '';
  const character = String.fromCodePoint(codePoint);
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? formatCodePoint(codePoint) : `“${character}”`;
}
