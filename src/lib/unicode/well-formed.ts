/** Replaces halves of surrogate pairs, which neither UTF-8 nor strings of some languages can have, by U+FFFD. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Whether UTF-8 keeps a text. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
