import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { mapLines } from '../../lib/lines/map-lines.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import type { AlphabetName } from './alphabets.ts';
import { alphabets, radioDigits, symbolNames } from './alphabets.ts';

interface Rules {
  readonly alphabet: AlphabetName;
  readonly digits: 'words' | 'radio' | 'keep';
  readonly symbols: boolean;
  readonly letterCase: 'ignore' | 'upper' | 'say';
  /** Separates the letters of a word. */
  readonly separator: string;
  /** Replaces a run of whitespace. */
  readonly wordSeparator: string;
}

interface Letter {
  readonly character: string;
  readonly word: string;
}

/** Spells a text in words, line by line. Equal characters share a row object, to save memory. Throws InputError `too-long`. */
export function spellText(text: string, rules: Rules): { readonly spelled: string; readonly letters: readonly Letter[] } {
  const known = new Map<string, { readonly letter: Letter; readonly words: string }>();
  const letters: Letter[] = [];

  function spell(character: string): string {
    const words = wordsOf(character, rules);
    const entry = known.get(character) ?? { letter: { character, word: words.join(' ') }, words: words.join(rules.separator) };
    known.set(character, entry);
    letters.push(entry.letter);
    return entry.words;
  }
  const spellLine = (line: string): string =>
    joinTexts(
      line
        .split(/\p{White_Space}/u)
        .filter((word) => word !== '')
        .map((word) => joinTexts(Array.from(splitGraphemes(word), spell), rules.separator, 'separator')),
      rules.wordSeparator,
      'wordSeparator',
    );

  return { spelled: mapLines(text.normalize('NFC'), spellLine, 'text'), letters };
}

/** Returns the words of a character; the character itself if it has none. */
function wordsOf(character: string, rules: Rules): readonly string[] {
  const word = wordOf(character, rules);
  if (word !== undefined) return [word];
  if (!/^\p{L}/u.test(character)) return [character];
  const words: string[] = [];
  for (const letter of baseLetters(character)) {
    const own = letterWord(letter, rules);
    if (own === undefined) return [character];
    words.push(own);
  }
  return words;
}

function wordOf(character: string, rules: Rules): string | undefined {
  if (/^\d$/u.test(character)) return digitWord(Number(character), rules);
  if (rules.symbols && Object.hasOwn(symbolNames, character)) return symbolNames[character];
  return letterWord(character, rules);
}

function digitWord(digit: number, { alphabet, digits }: Rules): string | undefined {
  return { words: alphabets[alphabet].digits, radio: radioDigits, keep: [] as readonly string[] }[digits][digit];
}

function letterWord(letter: string, { alphabet, letterCase }: Rules): string | undefined {
  const { letters } = alphabets[alphabet];
  const small = letter.toLowerCase();
  const word = Object.hasOwn(letters, small) ? letters[small] : undefined;
  if (word === undefined || letterCase === 'ignore') return word;
  const isCapital = letter !== small;
  if (letterCase === 'say') return isCapital ? `Capital ${word}` : word;
  return isCapital ? word.toUpperCase() : word.toLowerCase();
}

/** Letters that Unicode does not decompose. */
const BASES: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };

/** Decomposes a letter without marks: É is E, ﬁ is f and i, ǽ is a and e. */
const baseLetters = (character: string): readonly string[] =>
  [...character.normalize('NFKD').replaceAll(/\p{M}/gu, '')].flatMap((letter) => [...(BASES[letter] ?? letter)]);
