import { defineFormat } from './format.ts';

const CAPITALIZED = /^[("'“‘]?[\p{Lu}\d]/u;
// Articles and prepositions are lowercase in titles.
const LONG_WORD = /^\P{L}*\p{L}{4}/u;

/** A heading: words of which the long ones are capitalized. */
export default defineFormat({
  parent: 'phrase',
  order: 77,
  isShape: true,
  looksLike(text) {
    if (text.length > 200 || !/^[^\n]+$/u.test(text)) return 'no';
    const words = text.split(/[ \t]+/u);
    const isTitle =
      words.length > 2 && words.length <= 16 && CAPITALIZED.test(text) && words.filter((word) => LONG_WORD.test(word)).every((word) => CAPITALIZED.test(word));
    return isTitle && words.some((word) => LONG_WORD.test(word)) && !/[.=<>{}\\|]$|[=<>{}\\|]/u.test(text) ? 'plausible' : 'no';
  },
  samples: { plausible: ['How to Sharpen a Penknife: Ten Tips', 'The Lord of the Rings'] },
});
