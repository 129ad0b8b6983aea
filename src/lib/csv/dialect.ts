import { InputError } from '../../contract/errors.ts';

/** How fields are separated and quoted. */
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
 * Returns the dialect set by a tool's fields; without a delimiter for `auto`.
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

/** Settings for reading a text. */
export interface CsvReading extends CsvDialect {
  /** Offset of the first record. */
  readonly start: number;
  /** Prefix of a comment line; empty if there are none. */
  readonly commentPrefix: string;
  /** Whether spaces and tabs around fields are ignored. */
  readonly trimFields: boolean;
}

export interface ReadingOptions extends DialectOptions {
  readonly commentPrefix?: string | undefined;
  readonly trimFields?: boolean | undefined;
}

/** The line that tells Excel the delimiter; some programs quote it, or pad it with delimiters. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?\1{0,16384}(?:\r\n|[\r\n]|$)/iu;

/**
 * Determines how to read a text, from a tool's fields and the text itself: its `sep=` line, or a delimiter that makes its rows
 * equally long.
 * @throws InputError `invalid-delimiter` for customDelimiter, `not-one-character` for quoteCharacter
 */
export function csvReading(text: string, { commentPrefix = '', trimFields = false, ...options }: ReadingOptions): CsvReading {
  const { delimiter, quote } = csvDialect(options);
  const byteOrderMark = text.startsWith('\uFEFF') ? 1 : 0;
  const [line = '', declared] = SEPARATOR_LINE.exec(text.slice(byteOrderMark, byteOrderMark + MAX_SAMPLE_UNITS)) ?? [];
  const reading = { quote, start: byteOrderMark + line.length, commentPrefix, trimFields };
  return { ...reading, delimiter: delimiter ?? declared ?? guessDelimiter(text, reading) };
}

const MAX_SAMPLE_UNITS = 2 ** 16;
const MAX_SAMPLE_RECORDS = 100;

/**
 * Returns the delimiter that makes most of the first records equally long, with two or more fields; if tied, the one that
 * occurs most in the first record; a comma if there is none.
 */
export function guessDelimiter(text: string, { quote, start, commentPrefix, trimFields }: Omit<CsvReading, 'delimiter'>): string {
  const candidates = Object.values(DELIMITERS)
    .filter((delimiter) => delimiter !== quote)
    .map((delimiter) => {
      const { counts, isDoubtful } = countDelimiters(text, { delimiter, quote, start, commentPrefix, trimFields });
      return { delimiter, regular: countMostUsual(counts), isDoubtful, first: counts[0] ?? 0 };
    });
  const [comma = { delimiter: ',' }] = candidates;
  return candidates.reduce(
    (best, candidate) => {
      const better = candidate.regular - best.regular || Number(best.isDoubtful) - Number(candidate.isDoubtful) || candidate.first - best.first;
      return better > 0 ? candidate : best;
    },
    { ...comma, regular: 0, isDoubtful: false, first: 0 },
  ).delimiter;
}

/** Counts the records that have the most common number of delimiters, ignoring those without any. */
function countMostUsual(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  return Math.max(0, ...times.values());
}

interface Sample {
  /** The number of delimiters in each of the first records. */
  readonly counts: readonly number[];
  /** Whether each of them is a comma that could be a decimal comma (`1,5`) or punctuation (`Lovelace, Ada`). */
  readonly isDoubtful: boolean;
}

/** Blank records without delimiters are not counted. */
function countDelimiters(text: string, { delimiter, quote, start, commentPrefix, trimFields }: CsvReading): Sample {
  const counts: number[] = [];
  let isDoubtful = delimiter === ',';
  let count = 0;
  let isBlank = true;
  let isFieldStart = true;
  let limit = text.length;
  for (let at = start; at <= limit && counts.length < MAX_SAMPLE_RECORDS; at++) {
    const character = text.charAt(at);
    if (character === '' || character === '\n' || character === '\r') {
      if (count > 0 || !isBlank) counts.push(count);
      count = 0;
      isBlank = true;
      isFieldStart = true;
    } else if (isFieldStart && isBlank && count === 0 && commentPrefix !== '' && text.startsWith(commentPrefix, at)) {
      at = lineEnd(text, at) - 1;
    } else if (character === delimiter) {
      count++;
      isDoubtful &&= text.charAt(at + 1) === ' ' || (/\d/u.test(text.charAt(at - 1)) && /\d/u.test(text.charAt(at + 1)));
      isFieldStart = true;
    } else if (isFieldStart && text.startsWith(quote, at)) {
      at = quoteEnd(text, at, quote);
      isBlank = false;
      isFieldStart = false;
    } else if (character.trim() !== '') {
      isBlank = false;
      isFieldStart = false;
    } else {
      if (character === '\t') isBlank = false;
      isFieldStart &&= trimFields;
    }
    // The first record is read completely.
    if (limit === text.length && counts.length > 0) limit = Math.min(text.length, at + MAX_SAMPLE_UNITS);
  }
  if (counts.length === 0) counts.push(count);
  return { counts, isDoubtful };
}

/** Returns the offset of the line end after an offset, or of the end of the text. */
export function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== '\n' && text.charAt(at) !== '\r') at++;
  return at;
}

/** Returns the offset of the closing quote for the one at `from`. */
function quoteEnd(text: string, from: number, quote: string): number {
  for (let at = from + quote.length; ; at += 2 * quote.length) {
    at = text.indexOf(quote, at);
    if (at < 0) return text.length;
    if (!text.startsWith(quote, at + quote.length)) return at;
  }
}
