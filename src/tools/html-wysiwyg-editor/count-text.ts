/** Counts words by the rules of the language (UAX #29), and code points without line breaks. */
export function countText(text: string, language: string): { readonly words: number; readonly characters: number } {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) if (isWordLike) words++;
  return { words, characters: Array.from(text.replaceAll('\n', '')).length };
}
