// Characters without special meaning in any shell and position. A word such as `A=b` is an assignment before a command, though.
const PLAIN = /^[\w@%+:,./-][\w@%+=:,./-]*$/u;

/** Quotes a text as one word of a POSIX shell (POSIX.1-2024, Shell Command Language, section 2.2.2): unchanged if safe, otherwise in single quotes. */
export const quoteWord = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);

/** Formats a command line of these words. */
export const formatCommand = (words: readonly string[]): string => words.map(quoteWord).join(' ');
