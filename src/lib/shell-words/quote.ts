// What no shell gives a meaning, wherever it stands in a word. A word such as `A=b` is an assignment in front of a command, though.
const PLAIN = /^[\w@%+:,./-][\w@%+=:,./-]*$/u;

/** A text as one word of a POSIX shell (POSIX.1-2024, Shell Command Language, 2.2.2): as it is where that is safe, else in single quotes. */
export const quoteWord = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);

/** A command line of these words. */
export const formatCommand = (words: readonly string[]): string => words.map(quoteWord).join(' ');
