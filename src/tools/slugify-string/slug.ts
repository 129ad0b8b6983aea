import slugify, { type Options as SlugifyOptions } from '@sindresorhus/slugify';
import type { RunContext } from '../../contract/operations.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import { separateWords } from './decamelize.ts';
import { KeptCharacters } from './kept-characters.ts';
import { MORE_LETTERS } from './more-letters.ts';
import { toPlainCharacters } from './plain-characters.ts';
import { romanizeUkrainian } from './ukrainian.ts';

interface Rules {
  readonly separator: string;
  readonly lowercase: boolean;
  readonly decamelize: boolean;
  readonly transliterate: boolean;
  /** A BCP 47 tag, or `none`. */
  readonly language: string;
  readonly preserveCharacters: string;
  /** In code points; 0 = no limit. */
  readonly maximumLength: number;
  readonly eachLine: boolean;
}

// Symbols that are spelled out. The library does so only when transliterating.
const SYMBOLS: readonly [string, string][] = [
  ['&', ' and '],
  ['♥', ' love '],
  ['🦄', ' unicorn '],
];

/** Separates the words of the library's slugs; never part of a word. */
const BETWEEN_WORDS = '\0';

/**
 * Slugifies a text, or each of its lines.
 * @throws InputError `too-long` on `separator`
 */
export async function makeSlugs(text: string, rules: Rules, { signal, progress }: RunContext): Promise<string> {
  const { eachLine, separator, maximumLength } = rules;
  // Letters of some scripts are incomplete without their marks.
  const marks = rules.transliterate ? [] : text.match(/\p{M}/gu);
  const kept = new KeptCharacters([...(eachLine ? '\n' : ''), ...rules.preserveCharacters, ...(marks ?? [])]);
  const prepared = kept.hide(eachLine ? splitLines(text).join('\n') : text);

  const pacer = new Pacer();
  const slugs: string[] = [];
  let done = 0;
  for (const piece of cutBetweenWords(prepared)) {
    slugs.push(slugOf(piece, kept.standIns, rules));
    done += piece.length;
    progress(done, prepared.length);
    if (pacer.isDue) await pacer.pause(signal);
  }
  const all = slugs.join(BETWEEN_WORDS);
  const lines = (eachLine ? all.split(kept.standInOf('\n')) : [all])
    .map((line) => line.split(BETWEEN_WORDS).filter((word) => word !== ''))
    .map((words) =>
      joinWords(
        words.map((word) => kept.show(word)),
        separator,
        maximumLength,
      ),
    );
  return joinTexts(lines, '\n', 'separator');
}

function slugOf(text: string, standIns: string, { lowercase, decamelize, transliterate, language }: Rules): string {
  const options = {
    separator: BETWEEN_WORDS,
    lowercase,
    // Before transliterating: Θ becomes Th, which is not a word boundary.
    decamelize: false,
    transliterate,
    preserveCharacters: [...standIns],
    ...(language !== 'none' && { locale: language }),
    customReplacements: transliterate ? MORE_LETTERS : SYMBOLS,
  };
  const separated = decamelize ? separateWords(text) : text;
  const plain = transliterate ? toPlainCharacters(language === 'uk' ? romanizeUkrainian(separated) : separated) : separated;
  // Lowercase first, so that one uppercase letter never becomes an uppercase and a lowercase one; by the rules of the language.
  if (lowercase) return slugify(toLowerCase(plain, language), options);
  return slugify(transliterate ? plain.replaceAll(UPPERCASE_WORD, (word) => writeUppercase(word, options)) : plain, options);
}

const toLowerCase = (text: string, language: string): string => (language === 'none' ? text.toLowerCase() : text.toLocaleLowerCase(language));

const UPPERCASE_WORD = /(?<!\p{L}\p{M}{0,100})\p{Lu}[\p{Lu}\p{M}]{1,1000}(?!\p{L})/gu;

/** Writes ÜBER as UEBER, where the library writes UeBER. */
const writeUppercase = (word: string, options: SlugifyOptions): string =>
  /^[A-Z]+$/u.test(word) ? word : slugify(toLowerCase(word, options.locale ?? 'none'), { ...options, lowercase: true }).toUpperCase();

const PIECE_UNITS = 64 * 1024;

/**
 * Splits a text into chunks that are slugified one by one: this allows pauses, and the library's expressions overflow the
 * stack on a run of megabytes. A chunk never ends within a word or what belongs to it.
 */
function* cutBetweenWords(text: string): Generator<string> {
  const end = /\p{White_Space}|[^\p{L}\p{M}\p{N}\p{Co}](?=[^\p{L}\p{M}\p{N}\p{Co}])/gu;
  for (let start = 0; start < text.length; ) {
    end.lastIndex = start + PIECE_UNITS;
    const next = end.test(text) ? end.lastIndex : text.length;
    yield text.slice(start, next);
    start = next;
  }
}

/** Joins as many words as fit, or truncates the first one if it does not fit. */
function joinWords(words: readonly string[], separator: string, maximumLength: number): string {
  if (maximumLength === 0) return joinTexts(words, separator, 'separator');
  const gap = [...separator].length;
  const [first = ''] = words;
  let count = 0;
  let length = -gap;
  for (const word of words) {
    length += gap + [...word].length;
    if (length > maximumLength) break;
    count++;
  }
  return count === 0 ? [...first].slice(0, maximumLength).join('') : words.slice(0, count).join(separator);
}
