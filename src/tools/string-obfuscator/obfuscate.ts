import { InputError } from '../../contract/errors.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { mapLines } from '../../lib/lines/map-lines.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';

interface Rules {
  /** Number of characters shown at the start and at the end. All counts are in extended grapheme clusters. */
  readonly keepFirst: number;
  readonly keepLast: number;
  readonly replacementCharacter: string;
  /** Whether whitespace in the hidden part is kept; line breaks always are. */
  readonly keepSpace: boolean;
  readonly minimumHidden: number;
  /** Number of mask characters, regardless of the hidden length; 0 = one per character. */
  readonly fixedLength: number;
}

/**
 * Masks the middle of a text, or of each of its lines.
 * @throws InputError `not-one-character`, `too-long`
 */
export function obfuscateText(text: string, { eachLine, ...rules }: Rules & { readonly eachLine: boolean }): string {
  if ([...splitGraphemes(rules.replacementCharacter)].length !== 1) throw new InputError('not-one-character', { field: 'replacementCharacter' });
  return eachLine ? mapLines(text, (line) => hideMiddle(line, rules), 'text') : hideMiddle(text, rules);
}

function hideMiddle(text: string, rules: Rules): string {
  const characters = [...splitGraphemes(text)];
  const { first, last } = shownLengths(characters.length, rules);
  const end = characters.length - last;
  const shownLast = characters.slice(end).join('');
  return characters.slice(0, first).join('') + hide(characters.slice(first, end), rules) + shownLast;
}

/** Returns how many characters to keep at both ends. To reach the hidden minimum, the end is shortened first. */
function shownLengths(length: number, { keepFirst, keepLast, minimumHidden }: Rules): { readonly first: number; readonly last: number } {
  const mostShown = Math.max(0, length - minimumHidden);
  const first = Math.min(keepFirst, mostShown);
  return { first, last: Math.min(keepLast, mostShown - first) };
}

const LINE_BREAK = /^[\r\n]+$/u;
const SPACE = /^\p{White_Space}$/u;

function hide(characters: readonly string[], { replacementCharacter, keepSpace, fixedLength }: Rules): string {
  if (characters.length === 0) return '';
  if (fixedLength > 0) return replacementCharacter.repeat(fixedLength);
  const stays = (character: string): boolean => LINE_BREAK.test(character) || (keepSpace && SPACE.test(character));
  return joinTexts(
    characters.map((character) => (stays(character) ? character : replacementCharacter)),
    '',
    'replacementCharacter',
  );
}
