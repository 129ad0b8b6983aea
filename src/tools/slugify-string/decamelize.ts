const MARKS = String.raw`[\p{M}\p{Diacritic}]{0,100}`;
const NUMBER_AFTER_ACRONYM = new RegExp(String.raw`((?:\p{Lu}${MARKS}){2})(\p{Nd})`, 'gu');
const UPPERCASE_AFTER_LOWERCASE = new RegExp(String.raw`([\p{Ll}\p{Nd}]${MARKS})(\p{Lu})`, 'gu');
// The s of `APIs` is a plural.
const LAST_OF_UPPERCASE = new RegExp(String.raw`(\p{Lu}${MARKS})(\p{Lu}${MARKS}(?!s(?![a-z]))[\p{Ll}\p{Nd}])`, 'gu');

/** Inserts spaces between the words of camelCase, as the library does for ASCII letters. */
export const separateWords = (text: string): string =>
  text.replaceAll(NUMBER_AFTER_ACRONYM, '$1 $2').replaceAll(UPPERCASE_AFTER_LOWERCASE, '$1 $2').replaceAll(LAST_OF_UPPERCASE, '$1 $2');
