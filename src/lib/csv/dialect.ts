import { InputError } from '../../contract/errors.ts';

/** How fields are told apart. */
export interface CsvDialect {
  /** One or more characters, no line break. */
  readonly delimiter: string;
  /** One character, doubled inside quoted fields. */
  readonly quote: string;
}

export interface DialectOptions {
  readonly delimiter: 'auto' | 'comma' | 'semicolon' | 'tab' | 'pipe' | 'custom';
  readonly customDelimiter: string;
  readonly quoteCharacter: string;
}

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

/**
 * The dialect that the fields of a tool name; without a delimiter for `auto`.
 * @throws InputError `invalid-delimiter` for customDelimiter, `not-one-character` for quoteCharacter
 */
export function csvDialect({
  delimiter,
  customDelimiter,
  quoteCharacter: quote,
}: DialectOptions): Omit<CsvDialect, 'delimiter'> & { readonly delimiter: string | undefined } {
  if (Array.from(quote).length !== 1 || /[\r\n]/u.test(quote)) throw new InputError('not-one-character', { field: 'quoteCharacter' });
  if (delimiter === 'auto') return { delimiter: undefined, quote };
  const characters = delimiter === 'custom' ? customDelimiter : DELIMITERS[delimiter];
  if (characters === '' || /[\r\n]/u.test(characters) || characters.includes(quote)) throw new InputError('invalid-delimiter', { field: 'customDelimiter' });
  return { delimiter: characters, quote };
}

/** The delimiter that the first record has most of outside quotes; a comma if it has none. */
export function guessDelimiter(text: string, quote: string): string {
  const guesses: readonly string[] = Object.values(DELIMITERS).filter((guess) => guess !== quote);
  const counts = new Map<string, number>();
  let isQuoted = false;
  let isBlank = true;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    isBlank &&= character.trim() === '';
    if (character === quote) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') {
      if (counts.size > 0 || !isBlank) break;
    } else if (guesses.includes(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const countOf = (guess: string): number => counts.get(guess) ?? 0;
  return guesses.reduce((best, guess) => (countOf(guess) > countOf(best) ? guess : best));
}
