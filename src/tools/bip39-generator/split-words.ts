// The characters of a word. No list has words with digits, list markers, quotation marks or text added by chat apps.
const WORD = /[^\s\d.,;:|()[\]{}<>"'`“”‘’„«»#*_=/\\\u00AD\u200B-\u200F\u2060\uFEFF-]+/gu;

/** Splits the words of a mnemonic as wallets, backups and lists format them: numbered, in columns, with commas. */
export const splitWords = (text: string): readonly string[] => Array.from(text.matchAll(WORD), ([word]) => word);

/** Replaces the word with the given number, counted from 1. The text between words is unchanged. */
export function replaceWord(text: string, number: number, word: string): string {
  let count = 0;
  return text.replaceAll(WORD, (old) => {
    count++;
    return count === number ? word : old;
  });
}
