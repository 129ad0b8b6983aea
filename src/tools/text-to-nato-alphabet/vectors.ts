import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  encode: [
    { source: 'rule: empty input', input: { text: '' }, output: { spelled: '', letters: [] } },
    {
      source: 'ICAO Annex 10',
      input: { text: 'Penknife 42' },
      output: { spelled: 'Papa Echo November Kilo November India Foxtrot Echo / Four Two' },
      example: true,
    },
    {
      source: 'ICAO Annex 10: the official spellings Alfa and Juliett',
      input: { text: 'aj' },
      output: {
        spelled: 'Alfa Juliett',
        letters: [
          { character: 'a', word: 'Alfa' },
          { character: 'j', word: 'Juliett' },
        ],
      },
    },
    { source: 'rule: names of symbols', input: { text: 'r2-d2@x.io' }, output: { spelled: 'Romeo Two Dash Delta Two At X-ray Dot India Oscar' } },
    { source: 'rule: symbols and digits are kept', input: { text: 'r2-d2', symbols: false, digits: 'keep' }, output: { spelled: 'Romeo 2 - Delta 2' } },
    { source: 'ICAO Annex 10: pronunciation of digits', input: { text: '3459', digits: 'radio' }, output: { spelled: 'Tree Fower Fife Niner' }, example: true },
    { source: 'rule: case shown', input: { text: 'aB', letterCase: 'upper' }, output: { spelled: 'alfa BRAVO' } },
    { source: 'rule: case announced', input: { text: 'aB', letterCase: 'say' }, output: { spelled: 'Alfa Capital Bravo' }, example: true },
    {
      source: 'rule: a separator between words, and all those of a character in its row',
      input: { text: 'ß', separator: '-' },
      output: { spelled: 'Sierra-Sierra', letters: [{ character: 'ß', word: 'Sierra Sierra' }] },
    },
    { source: 'rule: accents and sharp s', input: { text: 'Café ß' }, output: { spelled: 'Charlie Alfa Foxtrot Echo / Sierra Sierra' } },
    {
      source: 'rule: composed letters, each in its case',
      input: { text: 'ÆøŁﬁǆe\u0301', letterCase: 'upper' },
      output: { spelled: 'ALFA ECHO oscar LIMA foxtrot india delta zulu echo' },
    },
    { source: 'DIN 5009:2022', input: { text: 'Über', alphabet: 'german' }, output: { spelled: 'Umlaut-Unna Berlin Essen Rostock' } },
    { source: 'DIN 5009:2022', input: { text: 'Maß', alphabet: 'german' }, output: { spelled: 'München Aachen Eszett' } },
    { source: 'APCO / LAPD', input: { text: '8QXG', alphabet: 'police' }, output: { spelled: 'Eight Queen X-ray George' } },
    { source: 'French spelling alphabet', input: { text: 'Où 5', alphabet: 'french' }, output: { spelled: 'Oscar Ursule / Cinq' } },
    { source: 'rule: line breaks are kept', input: { text: 'ab\ncd', separator: '-' }, output: { spelled: 'Alfa-Bravo\nCharlie-Delta' } },
    {
      source: 'rule: trailing whitespace is removed, runs within are collapsed',
      input: { text: ' a \t\u3000b \r\n\r c', wordSeparator: ' | ' },
      output: { spelled: 'Alfa | Bravo\r\n\rCharlie' },
    },
    {
      source: 'rule: characters without a word are kept, as whole graphemes',
      input: { text: '日👩\u200d👧！é́' },
      output: { spelled: '日 👩\u200d👧 ！ Echo' },
    },
  ],
  decode: [
    { source: 'rule: empty input', input: { spelled: '' }, output: { text: '' } },
    { source: 'ICAO Annex 10', input: { spelled: 'Papa Echo November Kilo November India Foxtrot Echo' }, output: { text: 'PENKNIFE' }, example: true },
    { source: 'rule: variants and digits', input: { spelled: 'Alpha bravo CHARLIE / one two' }, output: { text: 'ABC 12' } },
    { source: 'rule: variants', input: { spelled: 'alpha, juliet, xray, whisky, niner' }, output: { text: 'AJXW9' } },
    { source: 'rule: Capital is ignored; single characters are kept', input: { spelled: 'Capital Alfa b 7 @ Dash\r\nZulu' }, output: { text: 'AB7@-\r\nZ' } },
    { source: 'DIN 5009:2022', input: { spelled: 'umlaut-unna berlin essen rostock eszett zwei', alphabet: 'german' }, output: { text: 'ÜBERẞ2' } },
    { source: 'French spelling alphabet', input: { spelled: 'Zoe\u0301 zéro', alphabet: 'french' }, output: { text: 'Z0' } },
    {
      source: 'rule: not in the table',
      input: { spelled: 'Alfa\nBravo Banana' },
      error: 'unknown-word',
      field: 'spelled',
      position: { line: 2, column: 7 },
    },
    { source: 'APCO / LAPD, with and without the hyphen', input: { spelled: 'Xray X-ray Zebra', alphabet: 'police' }, output: { text: 'XXZ' } },
    { source: 'rule: a word of another alphabet', input: { spelled: 'Alfa', alphabet: 'police' }, error: 'unknown-word', field: 'spelled' },
  ],
});
