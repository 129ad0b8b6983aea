import { defineFormat } from './format.ts';

const LENGTHS: readonly number[] = [12, 15, 18, 21, 24];
// The word lists are too large to load for detection, so this checks the word length: 3 to 9 Latin letters, or one
// Chinese character.
const WORD = /^(?:(?:[a-z]\p{M}?){3,9}|\p{Script=Han}|[\p{Script=Hiragana}\p{M}]{2,12}|\p{Script=Hangul}{2,24})$/u;

export default defineFormat({
  parent: 'text',
  order: 31,
  secret: true,
  looksLike(text) {
    if (text.length > 500) return 'no';
    const words = text.normalize('NFKD').split(/\s+/u);
    return LENGTHS.includes(words.length) && words.every((word) => WORD.test(word)) ? 'plausible' : 'no';
  },
  samples: {
    plausible: [
      'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
    ],
  },
});
