import type { Words } from './words.ts';

type Side = 'inputs' | 'outputs';

// Matches the key of a code's word, in a field or in a table's column.
const CODE = /^(?:options|values|columns\.[^.]+\.values)\.(?<code>.+)$/u;

/**
 * Looks up a word about a field (`label`, `hint`, `placeholder`, `options.x`, `values.x`, `columns.x.label`); '' if there is
 * none. The operation's own word takes precedence over the tool's for that field name, and for codes both over `codes`.
 */
export function fieldWord(words: Words, side: Side, operation: string, field: string, word: string): string {
  const code = CODE.exec(word)?.groups?.code;
  const keys = [`${side}.${operation}.${field}.${word}`, `${side}.${field}.${word}`, ...(code === undefined ? [] : [`codes.${code}`])];
  const key = keys.find(words.has);
  return key === undefined ? '' : words.t(key);
}

/** The word for an output's code; the code itself if the strings lack one. */
export const codeWord = (words: Words, operation: string, field: string, code: string): string =>
  (code === '' ? '' : fieldWord(words, 'outputs', operation, field, `values.${code}`)) || code;

/** The word for a code in a table's cell, or for each of several with commas between them; the code itself if the strings lack one. */
export const cellWord = (words: Words, operation: string, field: string, column: string, codes: string): string =>
  codes
    .split(',')
    .map((code) => (code === '' ? '' : fieldWord(words, 'outputs', operation, field, `columns.${column}.values.${code}`)) || code)
    .join(', ');
