/** Whether letters of Latin stand beside letters of Cyrillic or Greek, many of which look the same. */
export const hasMixedScripts = (word: string): boolean => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
