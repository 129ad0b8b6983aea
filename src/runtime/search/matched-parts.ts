import { fold } from './fold.ts';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into the parts that words of a search match, and the rest. The words are in lowercase, without accents. */
export function matchedParts(text: string, terms: readonly string[]): readonly TextPart[] {
  const letters = [...text];
  const folded = letters.map(fold);
  // For each UTF-16 unit of the folded text, the index of its letter in the text: `ß` is two, an accent of its own none.
  const origins = folded.flatMap((some, index) => Array.from({ length: some.length }, () => index));
  const matched = new Set(terms.flatMap((term) => origins.slice(...placeOf(folded.join(''), term))));
  const parts: { text: string; readonly isMatch: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    // An accent belongs to the letter before it.
    const isMatch = folded[index] === '' ? last?.isMatch === true : matched.has(index);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

/** Shorter parts of words match by chance. */
const MIN_WITHIN = 3;
const MIN_STEM = 5;

/** Start and end of a word in a text: at the start of a word, or within one, or a word with another ending. */
function placeOf(text: string, term: string): readonly [number, number] {
  const isAtStart = (at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
  for (let part = term; part.length >= Math.min(term.length, MIN_STEM); part = part.slice(0, -1)) {
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) if (isAtStart(at)) return [at, at + part.length];
  }
  const at = term.length >= MIN_WITHIN || /\p{Script=Han}/u.test(term) ? text.indexOf(term) : -1;
  return at < 0 ? [0, 0] : [at, at + term.length];
}
