const LETTERS =
  // Nordic, African and historical Latin alphabets.
  'ŋ ng ŧ t ǥ g ǯ z ʒ z ǿ oe ǽ ae ĸ k ɓ b ɗ d ɖ d ƙ k ɛ e ɔ o ƒ f ɣ g ɨ i ɩ i ʋ v ƴ y ǝ e ƭ t ɲ ny ƀ b ȝ gh ƿ w ' +
  // Serbian, Macedonian and Belarusian.
  'ђ dj ѓ gj ѕ dz ј j ћ c џ dz ѐ e ѝ i ў u ' +
  // Cyrillic alphabets of Central Asia and the Volga.
  'ә a ғ gh қ q ң ng ө o ұ u ү u һ h җ zh ҙ z ҡ q ҥ ng ҫ s ҳ h ҷ j ӑ a ӗ e ӣ i ӧ o ӯ u ӱ u ӳ u ӝ zh ӟ z ӥ i ӵ ch';

/** Letters of living alphabets that the library does not transliterate: lowercase, and capitalized. */
export const MORE_LETTERS: readonly [string, string][] = Array.from(LETTERS.matchAll(/(\S+) (\S+)/gu)).flatMap(([, letter = '', latin = '']) => [
  [letter, latin],
  [letter.toUpperCase(), latin.charAt(0).toUpperCase() + latin.slice(1)],
]);
