/** Splits a key into words: at separators, and where an uppercase letter follows a lowercase one. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** An identifier cannot start with a digit, and an empty key is none. */
const started = (name: string, prefix: string): string => (name === '' ? `${prefix}empty` : /^\p{N}/u.test(name) ? prefix + name : name);

export const pascalCase = (text: string): string => started(wordsOf(text).map(capitalized).join(''), 'N');
export const camelCase = (text: string): string => {
  const [first = '', ...others] = wordsOf(text);
  return started(first.toLowerCase() + others.map(capitalized).join(''), 'n');
};
export const snakeCase = (text: string): string =>
  started(
    wordsOf(text)
      .map((word) => word.toLowerCase())
      .join('_'),
    'n_',
  );
export const constantCase = (text: string): string => snakeCase(text).toUpperCase();

/** Returns a name for one item of a list, in simple English: `categories` → `category`. */
export function singular(text: string): string {
  if (/(?:[^aeiou])ies$/iu.test(text)) return text.replace(/ies$/iu, 'y');
  if (/(?:ss|x|ch|sh)es$/iu.test(text)) return text.slice(0, -2);
  return /[^su]s$/iu.test(text) && text.length > 3 ? text.slice(0, -1) : `${text}Item`;
}

/** Returns an identifier for each key, all different and none of them reserved. */
export function identifiersOf(keys: readonly string[], convert: (key: string) => string, reserved: ReadonlySet<string>): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    keys.map((key) => {
      const wanted = convert(key);
      const free = reserved.has(wanted) ? `${wanted}_` : wanted;
      let name = free;
      for (let number = 2; taken.has(name); number++) name = `${free}${number}`;
      taken.add(name);
      return [key, name];
    }),
  );
}

export const reservedWords = (text: string): ReadonlySet<string> => new Set(text.split(' '));
