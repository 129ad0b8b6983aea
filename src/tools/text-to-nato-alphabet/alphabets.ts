export type AlphabetName = 'nato' | 'police' | 'german' | 'french';

interface Alphabet {
  /** The words of lowercase letters. */
  readonly letters: Readonly<Record<string, string>>;
  /** The words of 0 to 9. */
  readonly digits: readonly string[];
  /** Accepted alternative spellings: word → letter. */
  readonly variants: Readonly<Record<string, string>>;
}

/** The words of the letters a to z. */
const fromA = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(words.split(' ').map((word, index) => [String.fromCodePoint(0x61 + index), word]));

const ENGLISH_DIGITS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export const alphabets: Readonly<Record<AlphabetName, Alphabet>> = {
  // ICAO Annex 10, volume II; SERA.14020.
  nato: {
    letters: fromA(
      'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
    ),
    digits: ENGLISH_DIGITS,
    variants: { Alpha: 'a', Juliet: 'j', Xray: 'x', Whisky: 'w' },
  },
  // APCO, as used by the Los Angeles police.
  police: {
    letters: fromA(
      'Adam Boy Charles David Edward Frank George Henry Ida John King Lincoln Mary Nora Ocean Paul Queen Robert Sam Tom Union Victor William X-ray Young Zebra',
    ),
    digits: ENGLISH_DIGITS,
    variants: { Xray: 'x' },
  },
  // DIN 5009:2022.
  german: {
    letters: {
      ...fromA(
        'Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Goslar Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Offenbach Potsdam Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppertal Xanten Ypsilon Zwickau',
      ),
      ä: 'Umlaut-Aachen',
      ö: 'Umlaut-Offenbach',
      ü: 'Umlaut-Unna',
      ß: 'Eszett',
    },
    digits: ['Null', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'],
    variants: {},
  },
  french: {
    letters: fromA(
      'Anatole Berthe Célestin Désiré Eugène François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal Raoul Suzanne Thérèse Ursule Victor William Xavier Yvonne Zoé',
    ),
    digits: ['Zéro', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'],
    variants: {},
  },
};

/** Radio pronunciation of the digits (ICAO Annex 10). */
export const radioDigits: readonly string[] = ['Zero', 'Wun', 'Too', 'Tree', 'Fower', 'Fife', 'Six', 'Seven', 'Ait', 'Niner'];

/** The names of the ASCII symbols. */
export const symbolNames: Readonly<Record<string, string>> = {
  '!': 'Exclamation',
  '"': 'Quote',
  '#': 'Hash',
  $: 'Dollar',
  '%': 'Percent',
  '&': 'Ampersand',
  "'": 'Apostrophe',
  '(': 'Open-paren',
  ')': 'Close-paren',
  '*': 'Asterisk',
  '+': 'Plus',
  ',': 'Comma',
  '-': 'Dash',
  '.': 'Dot',
  '/': 'Slash',
  ':': 'Colon',
  ';': 'Semicolon',
  '<': 'Less-than',
  '=': 'Equals',
  '>': 'Greater-than',
  '?': 'Question',
  '@': 'At',
  '[': 'Open-bracket',
  '\\': 'Backslash',
  ']': 'Close-bracket',
  '^': 'Caret',
  _: 'Underscore',
  '`': 'Backtick',
  '{': 'Open-brace',
  '|': 'Pipe',
  '}': 'Close-brace',
  '~': 'Tilde',
};
