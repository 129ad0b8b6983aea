import { InputError } from '../../contract/errors.ts';

export const MIN_ROMAN = 1;
export const MAX_ROMAN = 3_999_999;

const SYMBOLS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const OVERLINE = '\u0305';
const CODE_POINTS: Readonly<Record<string, string>> = { I: 'Ⅰ', V: 'Ⅴ', X: 'Ⅹ', L: 'Ⅼ', C: 'Ⅽ', D: 'Ⅾ', M: 'Ⅿ' };

interface Spelling {
  readonly letterCase?: 'upper' | 'lower';
  readonly characters?: 'letters' | 'roman-code-points';
}

/** Formats 1 to 3,999,999; from 4,000 the thousands have a combining overline (vinculum) on each letter. */
export function formatRoman(number: number, spelling: Spelling = {}): string {
  return formatPart(number, number >= 4000, spelling);
}

/** Formats a number, with its thousands overlined or not. */
function formatPart(number: number, isOverlined: boolean, { letterCase = 'upper', characters = 'letters' }: Spelling): string {
  const overlined = isOverlined ? Math.floor(number / 1000) : 0;
  const letters = (value: number): string[] =>
    [...spell(value)].map((letter) => {
      const written = characters === 'letters' ? letter : (CODE_POINTS[letter] ?? letter);
      return letterCase === 'lower' ? written.toLowerCase() : written;
    });
  return [...letters(overlined).map((letter) => letter + OVERLINE), ...letters(number - overlined * 1000)].join('');
}

/** The parts of a numeral by decimal place, such as XL (40) and II (2) of XLII, spelled as `formatRoman` spells the whole. */
export function romanParts(number: number, spelling: Spelling = {}): readonly { readonly roman: string; readonly value: number }[] {
  const digits = [...String(number)];
  return digits.flatMap((digit, index) => {
    const value = Number(digit) * 10 ** (digits.length - 1 - index);
    // From 4,000 on, all thousands are overlined, even those that alone would not be.
    return value === 0 ? [] : [{ roman: formatPart(value, number >= 4000, spelling), value }];
  });
}

function spell(value: number): string {
  let rest = value;
  let text = '';
  for (const [size, symbol] of SYMBOLS) {
    while (rest >= size) {
      text += symbol;
      rest -= size;
    }
  }
  return text;
}

interface Letter {
  readonly letter: string;
  readonly value: number;
}

/**
 * Parses a numeral in any form, standard or not: sums the letters, subtracting each that is smaller than the next.
 * Accepts either case, U+2160–U+217F, overlines, and leading parentheses for thousands.
 */
export function parseRoman(roman: string): number {
  const letters = readLetters(roman);
  const value = letters.reduce((sum, { value }, index) => {
    const next = letters[index + 1];
    return next && value < next.value ? sum - value : sum + value;
  }, 0);
  if (letters.length === 0 || value < MIN_ROMAN || value > MAX_ROMAN)
    throw new InputError('invalid-roman-numeral', { field: 'roman', position: { character: 1 } });
  return value;
}

/** Whether two numerals have the same letters with the same values, regardless of case, overline notation and code points. */
export function spellSame(one: string, other: string): boolean {
  const [first, second] = [readLetters(one), readLetters(other)];
  return first.length === second.length && first.every(({ value }, index) => value === second[index]?.value);
}

function readLetters(roman: string): Letter[] {
  const leading = /^\s*/u.exec(roman)?.[0].length ?? 0;
  const text = roman.trim();
  const letters: Letter[] = [];
  let bracket = text.startsWith('(');
  // Every whitespace character is one code unit.
  let character = leading + 1;
  let previous: string | undefined;
  for (const symbol of text) {
    const invalid = (): InputError => new InputError('invalid-roman-numeral', { field: 'roman', position: { character } });
    if (symbol === '(' && previous === undefined) previous = symbol;
    else if (symbol === ')' && bracket && letters.length > 0) bracket = false;
    else if (symbol === OVERLINE && previous && previous in VALUES && !text.startsWith('(')) {
      const last = letters.pop();
      if (!last) throw invalid();
      letters.push({ letter: last.letter, value: last.value * 1000 });
      previous = symbol;
    } else {
      // NFKC decomposes the code points U+2160–U+217F: Ⅻ becomes XII.
      const plainLetters = /^[\u2160-\u217f]$/u.test(symbol)
        ? symbol.normalize('NFKC').toUpperCase()
        : symbol.length === 1 && /^[a-z]$/iu.test(symbol)
          ? symbol.toUpperCase()
          : symbol;
      for (const letter of plainLetters) {
        const value = VALUES[letter];
        if (value === undefined) throw invalid();
        letters.push({ letter, value: bracket ? value * 1000 : value });
        previous = letter;
      }
    }
    character++;
  }
  if (bracket) throw new InputError('invalid-roman-numeral', { field: 'roman', position: { character } });
  return letters;
}
