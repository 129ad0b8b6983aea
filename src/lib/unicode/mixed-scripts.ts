/** Whether a word mixes Latin letters with Cyrillic or Greek ones, many of which look the same. */
export const hasMixedScripts = (word: string): boolean => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
