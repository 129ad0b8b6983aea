/** Puts a word in the place of the one with a number, counted from 1; the spaces stay as they are. */
export function replaceWord(text: string, number: number, word: string): string {
  let count = 0;
  return text.replaceAll(/\S+/gu, (old) => {
    count++;
    return count === number ? word : old;
  });
}
