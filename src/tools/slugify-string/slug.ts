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
  /** In code points; 0 for no limit. */
  readonly maximumLength: number;
  readonly eachLine: boolean;
}

// Symbols that are read as words. The library does so only where it transliterates.
const SYMBOLS: readonly [string, string][] = [
  ['&', ' and '],
  ['♥', ' love '],
  ['🦄', ' unicorn '],
];

/** Stands between the words of the library's slugs: no character of a slug. */
const BETWEEN_WORDS = '\0';

/**
 * Makes a slug of a text, or one of each of its lines.
 * @throws InputError `too-long` on `separator`
 */
export async function makeSlugs(text: string, rules: Rules, { signal, progress }: RunContext): Promise<string> {
  const { eachLine, separator, maximumLength } = rules;
  // Letters of some scripts are not whole without their marks.
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
    // Before letters are written with Latin ones: Θ is Th, which is no end of a word.
    decamelize: false,
    transliterate,
    preserveCharacters: [...standIns],
    ...(language !== 'none' && { locale: language }),
    customReplacements: transliterate ? MORE_LETTERS : SYMBOLS,
  };
  const separated = decamelize ? separateWords(text) : text;
  const plain = transliterate ? toPlainCharacters(language === 'uk' ? romanizeUkrainian(separated) : separated) : separated;
  // Lowercase first, so that one uppercase letter never becomes two of which one is lowercase; and by the rules of the language.
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
 * A text in pieces that are made into slugs one by one: there is time between them, and the library's expressions run out of
 * stack with a run of megabytes. A piece ends where no word, and nothing that belongs to a word, goes on.
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

/** Joins as many words as fit, or the beginning of the first one if not even that fits. */
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
