import type { RunContext } from '../../contract/operations.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { chunkLines } from '../../lib/lines/chunk-lines.ts';
import { mapLines } from '../../lib/lines/map-lines.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type { Casing, Language } from './casing.ts';
import { casingOf } from './casing.ts';
import { type Phrase, readPhrase } from './phrase.ts';
import { toTitleCase } from './title.ts';
import { isAcronym, splitName } from './words.ts';

interface Rules {
  readonly language: Language;
  readonly keepAcronyms: boolean;
}

const CHUNK_UNITS = 16 * 1024;

/** Converts each line to every case. */
export async function convertCases(text: string, { language, keepAcronyms }: Rules, { signal, progress }: RunContext) {
  const casing = casingOf(language);
  const pacer = new Pacer();
  const cases = convertLines('', casing, keepAcronyms);
  let done = 0;
  for (const lines of chunkLines(text, CHUNK_UNITS)) {
    append(cases, convertLines(lines, casing, keepAcronyms));
    done += lines.length;
    progress(done, text.length);
    if (pacer.isDue) await pacer.pause(signal);
  }
  return cases;
}

function append<Name extends string>(all: Record<Name, string>, more: Readonly<Record<Name, string>>): void {
  for (const name in more) all[name] += more[name];
}

/** The words of a line: in lowercase, in uppercase, and as they appear after other words in mixed cases. */
interface Words {
  readonly lower: readonly string[];
  readonly upper: readonly string[];
  /** Capitalized words, and acronyms unchanged. */
  readonly capitalized: readonly string[];
  /** The line with each word capitalized. */
  readonly capitalCase: string;
  /** The line with the start of each sentence capitalized. */
  readonly sentenceCase: string;
}

function convertLines(text: string, casing: Casing, keepAcronyms: boolean) {
  const lines = new Map<string, Words>();
  const wordCase = (write: (words: Words) => string): string =>
    mapLines(text, (line) => {
      const words = lines.get(line) ?? readWords(line, casing, keepAcronyms);
      lines.set(line, words);
      return write(words);
    });
  const joined = (name: 'lower' | 'upper' | 'capitalized', separator: string): string => wordCase((words) => words[name].join(separator));

  return {
    camelCase: wordCase(({ lower, capitalized }) => joinNumbersApart([...lower.slice(0, 1), ...capitalized.slice(1)])),
    pascalCase: wordCase(({ capitalized }) => joinNumbersApart(capitalized)),
    snakeCase: joined('lower', '_'),
    constantCase: joined('upper', '_'),
    kebabCase: joined('lower', '-'),
    cobolCase: joined('upper', '-'),
    trainCase: joined('capitalized', '-'),
    dotCase: joined('lower', '.'),
    pathCase: joined('lower', '/'),
    noCase: joined('lower', ' '),
    flatCase: joined('lower', ''),
    lowercase: mapLines(text, casing.lower),
    uppercase: mapLines(text, casing.upper),
    capitalCase: wordCase(({ capitalCase }) => capitalCase),
    sentenceCase: wordCase(({ sentenceCase }) => sentenceCase),
    titleCase: mapLines(text, (line) => toTitleCase(line, casing)),
    swapCase: mapLines(text, (line) => swapCase(line, casing)),
    mockingCase: mapLines(text, (line) => mock(line, casing)),
  };
}

function readWords(line: string, { lower, upper, capitalize }: Casing, keepAcronyms: boolean): Words {
  const words = splitName(line);
  const phrase = readPhrase(line);
  const isKept = (word: string): boolean => keepAcronyms && isAcronym(word);
  const capitalizeUnkept = (word: string): string => (isKept(word) ? word : capitalize(word));
  const lowerUnkept = (word: string): string => (isKept(word) ? word : lower(word));
  return {
    lower: words.map(lower),
    upper: words.map(upper),
    capitalized: words.map(capitalizeUnkept),
    capitalCase: writePhrase(phrase, ({ word }) => capitalizeUnkept(word)),
    sentenceCase: writePhrase(phrase, ({ word, beginsSentence }) => (beginsSentence ? capitalizeUnkept(word) : lowerUnkept(word))),
  };
}

const writePhrase = ({ words, after }: Phrase, write: (word: Phrase['words'][number]) => string): string =>
  words.map((word) => word.before + write(word)).join('') + after;

/** Joins words, with `_` only where two numbers would merge. */
function joinNumbersApart(words: readonly string[]): string {
  const parts: string[] = [];
  for (const [at, word] of words.entries()) {
    const meetNumbers = /^\p{N}/u.test(word) && endsWithNumber(words[at - 1] ?? '');
    parts.push(meetNumbers ? `_${word}` : word);
  }
  return parts.join('');
}

// The last two code units contain the last code point.
const endsWithNumber = (word: string): boolean => /\p{N}$/u.test(word.slice(-2));

// A capital sigma becomes a final sigma after a letter and not before one (Unicode Standard, table 3-17).
const FINAL_SIGMA = String.raw`Σ(?<=\p{Cased}\p{Case_Ignorable}*Σ)(?!\p{Case_Ignorable}*\p{Cased})`;
const SWAPPED = new RegExp(String.raw`(${FINAL_SIGMA})|(\p{Lu})|\p{Ll}`, 'gu');

const swapCase = (line: string, { lower, upper }: Casing): string =>
  line.replaceAll(SWAPPED, (letter: string, finalSigma: string | undefined, capital: string | undefined) =>
    finalSigma === undefined ? (capital === undefined ? upper(letter) : lower(letter)) : 'ς',
  );

function mock(line: string, { lower, upper }: Casing): string {
  const mocked: string[] = [];
  for (const character of splitGraphemes(line)) mocked.push(mocked.length % 2 === 0 ? upper(character) : lower(character));
  return mocked.join('');
}
