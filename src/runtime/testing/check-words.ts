import type { Content, FunctionArg, Octothorpe, PlainArg, Select } from '@messageformat/parser';
import { parse } from '@messageformat/parser';
import type { FlatWords } from '../../../scripts/word-files.ts';

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

interface Message {
  /** Arguments with their types: `name argument`, `count plural`. */
  readonly arguments: readonly string[];
  readonly selects: readonly Select[];
  /** The literal text. */
  readonly text: string;
}

/** Lists the errors of a language's strings compared with the English ones, each with its key. `tag` is BCP 47. */
export function errorsOfTranslation(english: FlatWords, own: FlatWords, tag: string): readonly string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(own)]);
  return [...keys].sort().flatMap((key) => {
    const [source, words] = [english[key], own[key]];
    if (words === undefined) return [`${key}: missing`];
    if (source === undefined) return [`${key}: missing in English`];
    return [...errorsOfWords(key, words, tag), ...differences(key, source, words, tag)].map((error) => `${key}: ${error}`);
  });
}

/** Lists the errors of the English strings. */
export const errorsOfEnglish = (english: FlatWords): readonly string[] =>
  Object.entries(english).flatMap(([key, words]) => errorsOfWords(key, words, 'en').map((error) => `${key}: ${error}`));

function errorsOfWords(key: string, words: string, tag: string): readonly string[] {
  if (words.trim() === '') return ['empty'];
  const message = read(key, words);
  if (!message) return ['not valid ICU MessageFormat'];
  const withoutOther = message.selects.filter(({ cases }) => cases.every((each) => each.key !== 'other'));
  return [
    ...withoutOther.map(({ arg }) => `${arg} without other`),
    ...(key === 'description' ? errorsOfDescription(words, tag) : []),
    ...(key === 'short' ? errorsOfShort(words) : []),
  ];
}

function differences(key: string, source: string, words: string, tag: string): readonly string[] {
  const [theirs, ours] = [read(key, source), read(key, words)];
  if (!theirs || !ours) return [];
  const plurals = ours.selects.filter(({ type }) => type !== 'select');
  return [
    source === words && isProse(key, theirs.text) ? 'not translated' : '',
    difference('arguments', theirs.arguments, ours.arguments),
    difference('cases', casesOf(theirs), casesOf(ours)),
    ...plurals.map((plural) => difference(`plural of ${plural.arg}`, categoriesOf(plural, tag), namedCategories(plural))),
  ].filter((error) => error !== '');
}

function difference(what: string, expected: readonly string[], actual: readonly string[]): string {
  const [wanted, given] = [expected, actual].map((list) => [...new Set(list)].sort().join('; '));
  return wanted === given ? '' : `${what}: ${given || 'none'} instead of ${wanted || 'none'}`;
}

const casesOf = ({ selects }: Message): readonly string[] =>
  selects
    .filter(({ type }) => type === 'select')
    .map(
      ({ arg, cases }) =>
        `${arg} ${cases
          .map(({ key }) => key)
          .toSorted()
          .join(', ')}`,
    );

const categoriesOf = ({ type }: Select, tag: string): readonly string[] =>
  new Intl.PluralRules(tag, { type: type === 'selectordinal' ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;

// Besides the plural categories, a language may have texts for exact numbers: `=0 {none}`.
const namedCategories = ({ cases }: Select): readonly string[] => cases.map(({ key }) => key).filter((key) => !key.startsWith('='));

/**
 * Whether a translation must differ from the English text: descriptions, error messages, and all messages with two lowercase
 * words. Names and codes such as `PKCS #8 (PEM)` have none, and placeholders are sample data.
 */
const isProse = (key: string, text: string): boolean =>
  /^(?:description$|keywords$|errors\.)/u.test(key) || (!key.endsWith('.placeholder') && /(?<!\S)\p{Ll}{2,}\b.*\s\p{Ll}{2,}\b/su.test(text));

// The length of two lines on a card. A Han character is about as wide as two letters.
const MAX_LENGTH = 64;
const MAX_HAN_LENGTH = 28;

function errorsOfDescription(words: string, tag: string): readonly string[] {
  const { script = '' } = new Intl.Locale(tag).maximize();
  const isHan = script.startsWith('Han');
  const limit = isHan ? MAX_HAN_LENGTH : MAX_LENGTH;
  const { length } = [...words];
  return [
    length > limit ? `${length} characters, at most ${limit}` : '',
    /[.。]$/u.test(words) ? '' : 'no full stop',
    new RegExp(`\\p{Script=${isHan ? 'Hani' : script}}`, 'u').test(words) ? '' : 'in another script',
  ].filter((error) => error !== '');
}

// The width of a card with four in a row. Han characters and full-width punctuation are as wide as two letters.
const MAX_SHORT_WIDTH = 28;

function errorsOfShort(words: string): readonly string[] {
  const width = [...words].reduce((sum, character) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character) ? 2 : 1), 0);
  return [
    width > MAX_SHORT_WIDTH ? `${width} characters wide, at most ${MAX_SHORT_WIDTH}` : '',
    /[.。…]$/u.test(words) ? 'ends with a full stop' : '',
    /^\p{Ll}+(?:\P{L}|$)/u.test(words) ? 'no capital' : '',
  ].filter((error) => error !== '');
}

/** Parses a message; reference texts are plain text, all others ICU MessageFormat. `undefined` for a syntax error. */
function read(key: string, words: string): Message | undefined {
  if (key.startsWith('reference.')) return { arguments: [], selects: [], text: words };
  const all: Token[] = [];
  const collect = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      all.push(token);
      if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner);
    }
  };
  try {
    collect(parse(words));
  } catch {
    return undefined;
  }
  return {
    arguments: all.flatMap((token) => ('arg' in token ? [`${token.arg} ${'key' in token ? token.key : token.type}`] : [])),
    selects: all.filter((token) => 'cases' in token),
    text: all.map((token) => ('value' in token ? token.value : '')).join(' '),
  };
}

/** The literal text of a message, without arguments and the names of cases; empty for a syntax error. */
export const literalText = (key: string, words: string): string => read(key, words)?.text ?? '';

/** The levels of a Markdown document's headings, in order, to compare translations by. */
export const headingLevels = (markdown: string): readonly number[] => [...markdown.matchAll(/^(#+) \S/gmu)].map(([, marks = '']) => marks.length);
