const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz';
const NUMBERS = '0123456789';
const AMBIGUOUS = '0Oo1lI|';

interface AlphabetOptions {
  readonly uppercase: boolean;
  readonly lowercase: boolean;
  readonly numbers: boolean;
  readonly symbols: boolean;
  readonly symbolCharacters: string;
  /** Replaces the four classes, unless it is empty. */
  readonly alphabet: string;
  readonly excludedCharacters: string;
  readonly excludeAmbiguous: boolean;
}

/** Sets of code points. */
export interface Alphabet {
  readonly characters: readonly string[];
  /** The enabled classes that are not empty after exclusions; none with a custom alphabet. They can share characters. */
  readonly classes: readonly ReadonlySet<string>[];
}

export function buildAlphabet(options: AlphabetOptions): Alphabet {
  const excluded = new Set(options.excludeAmbiguous ? options.excludedCharacters + AMBIGUOUS : options.excludedCharacters);
  const allowed = (characters: string): Set<string> => new Set([...new Set(characters)].filter((character) => !excluded.has(character)));
  if (options.alphabet !== '') return { characters: [...allowed(options.alphabet)], classes: [] };
  const chosen = [
    options.uppercase ? UPPERCASE : '',
    options.lowercase ? LOWERCASE : '',
    options.numbers ? NUMBERS : '',
    options.symbols ? options.symbolCharacters : '',
  ];
  const classes = chosen.map(allowed).filter(({ size }) => size > 0);
  return { characters: [...new Set(classes.flatMap((members) => [...members]))], classes };
}
