/**
 * What is not a letter or decimal digit. Other numbers, marks, and characters beyond the Basic Multilingual Plane are in some language not
 * allowed in identifiers.
 */
const SEPARATORS = /[^\p{L}\p{Nd}]+|[\u{10000}-\u{10FFFF}]+/u;

/** Splits a key into words: at separators, and where an uppercase letter follows a lowercase one. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(SEPARATORS)
    .filter((word) => word !== '');

/** A letter in another case can have a mark, as that of `İ`. */
const unmarked = (word: string): string => word.replaceAll(/\p{M}/gu, '');
const lowercased = (word: string): string => unmarked(word.toLowerCase());
const capitalized = (word: string): string => unmarked(word.charAt(0).toUpperCase()) + lowercased(word.slice(1));

/** An identifier cannot start with a digit, and an empty key is none. */
const started = (name: string, prefix: string): string => (name === '' ? `${prefix}empty` : /^\p{Nd}/u.test(name) ? prefix + name : name);

export const pascalCase = (text: string): string => started(wordsOf(text).map(capitalized).join(''), 'N');
export const camelCase = (text: string): string => {
  const [first = '', ...others] = wordsOf(text);
  return started(lowercased(first) + others.map(capitalized).join(''), 'n');
};
export const snakeCase = (text: string): string => started(wordsOf(text).map(lowercased).join('_'), 'n_');
export const constantCase = (text: string): string => unmarked(snakeCase(text).toUpperCase());

/** Words that end in -ies, of which the singular does not end in -y. */
const IES: ReadonlyMap<string, string> = new Map([
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['series', 'seriesItem'],
  ['species', 'speciesItem'],
  ['ties', 'tie'],
  ['lies', 'lie'],
  ['pies', 'pie'],
  ['zombies', 'zombie'],
]);

/** Returns a name for one item of a list, in simple English: `categories` → `category`. */
export function singular(text: string): string {
  const [last = ''] = /\p{Lu}?[^\p{Lu}]*$/u.exec(text) ?? [];
  const known = IES.get(last.toLowerCase());
  if (known !== undefined) return text.slice(0, -last.length) + last.charAt(0) + known.slice(1);
  if (/(?:[^aeiou])ies$/iu.test(text)) return text.replace(/ies$/iu, 'y');
  if (/(?:ss|x|ch|sh)es$/iu.test(text)) return text.slice(0, -2);
  return /[^su]s$/iu.test(text) && text.length > 3 ? text.slice(0, -1) : `${text}Item`;
}

/** Returns an identifier for each key, all different and none of them reserved. */
export function identifiersOf(keys: readonly string[], convert: (key: string) => string, reserved: ReadonlySet<string>): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  // Identifier → the number that was tried last, so that many keys with the same one take no longer.
  const numbers = new Map<string, number>();
  return new Map(
    keys.map((key) => {
      const wanted = convert(key);
      const free = reserved.has(wanted) ? `${wanted}_` : wanted;
      let name = free;
      let number = numbers.get(free) ?? 1;
      while (taken.has(name) || reserved.has(name)) name = `${free}${++number}`;
      numbers.set(free, number);
      taken.add(name);
      return [key, name];
    }),
  );
}

export const reservedWords = (text: string): ReadonlySet<string> => new Set(text.split(' '));
