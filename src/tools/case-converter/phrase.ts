import { wordSplitter } from '../../lib/word/word.ts';
import { splitName, splitWord } from './words.ts';

/** A word of a line, and the text before it. */
interface PhraseWord {
  readonly before: string;
  readonly word: string;
  readonly beginsSentence: boolean;
}

export interface Phrase {
  readonly words: readonly PhraseWord[];
  /** The text after the last word. */
  readonly after: string;
}

const split = wordSplitter(String.raw`\p{L}\p{M}\p{N}`, "'’");

// Only foo_bar, foo-bar, foo.bar or foo/bar. In a number or a date, such as 1.5 or 2024-05-01, the separators are punctuation.
const NAME = /^[\p{L}\p{M}\p{N}_./-]*$/u;
const PUNCTUATION = /[./-](?:[./-]|$)|^[./-]|\p{N}[./-]\p{N}/u;

const SENTENCE_END = /[.!?…]["'”’»)\]]{0,20}\p{White_Space}[^\p{L}\p{N}]{0,20}$/u;
/** The abbreviations e.g. and i.e. do not end a sentence. */
const ABBREVIATION = /^\p{L}$/u;

/** Splits a line into words: a name with single spaces between them, any other text with everything between its words. */
export function readPhrase(line: string): Phrase {
  const names = NAME.test(line) && !PUNCTUATION.test(line) ? splitName(line) : [];
  if (names.length > 0) {
    return { words: names.map((word, at) => ({ before: at === 0 ? '' : ' ', word, beginsSentence: at === 0 })), after: '' };
  }
  const parts = split(line);
  const words: PhraseWord[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const between = parts[at - 1] ?? '';
    const isAbbreviated = between.startsWith('.') && ABBREVIATION.test(parts[at - 2] ?? '') && parts[at - 3] === '.';
    const beginsSentence = words.length === 0 || (SENTENCE_END.test(between) && !isAbbreviated);
    for (const [index, word] of splitWord(parts[at] ?? '').entries()) {
      words.push({ before: index === 0 ? between : ' ', word, beginsSentence: beginsSentence && index === 0 });
    }
  }
  return { words, after: parts.at(-1) ?? '' };
}
